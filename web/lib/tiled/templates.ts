/** Templates of Tiled: files of an object, of which a map has instances that say only what differs. */
import { rangeError } from '../coded-errors.js';
import { quote } from '../quote.js';
import {
  type Fields,
  fieldOf,
  fieldsOf,
  hasField,
  isXml,
  jsonFields,
  textOf,
  wholeOf,
} from './file-values.js';
import { withoutFlips } from './flips.js';
import { objectPlace } from './objects.js';
import { propertiesOf } from './properties.js';
import type { Remarks } from './remarks.js';
import { pathFrom } from './sources.js';
import type { Tileset, Tilesets } from './tilesets.js';
import { templateFromXml } from './tmx.js';

/** What gives files by their paths. */
export interface TemplateFiles {
  /** As the map names it; undefined for one that is not given. */
  readonly template: (source: string) => Promise<unknown>;
  /** By its path from the map. */
  readonly tileset: (path: string, firstGid: number) => Promise<Tileset>;
}

const LARGEST_GID = 0xffff_ffff;

export class Templates {
  readonly #where: string;
  readonly #files: TemplateFiles;
  readonly #sets: Tilesets;
  readonly #remarks: Remarks;
  /** The objects of templates, by the names of these; undefined for one that is not given. */
  readonly #objects = new Map<string, Fields | undefined>();

  constructor(where: string, files: TemplateFiles, sets: Tilesets, remarks: Remarks) {
    this.#where = where;
    this.#files = files;
    this.#sets = sets;
    this.#remarks = remarks;
  }

  /** An object with what its template says and it does not. `of` is its layer, in which it has this index. */
  async whole(of: string, value: unknown, index: number): Promise<unknown> {
    const instance = fieldsOf(of, `objects[${index}]`, value);
    if (!hasField(instance, 'template')) return instance;
    const place = objectPlace(of, instance, index);
    const source = textOf(place, instance, 'template');
    if (!this.#objects.has(source)) this.#objects.set(source, await this.#read(source));
    const object = this.#objects.get(source);
    const { template: _, ...own } = instance;
    if (object === undefined) {
      const rule = `template ${quote(source)} must be given by the option templates or load, because it is a file of its own`;
      this.#remarks.add(place, rule, 'the object has what it says itself');
      return own;
    }
    const properties = { ...propertiesOf(place, object), ...propertiesOf(place, own) };
    return { ...object, ...own, properties };
  }

  async #read(source: string): Promise<Fields | undefined> {
    const file = await this.#files.template(source);
    if (file === undefined) return undefined;
    const place = `${this.#where}: template ${quote(source)}`;
    const fields = isXml(file) ? templateFromXml(place, file) : jsonFields(place, 'file', file);
    const object = fieldsOf(place, 'object', fieldOf(fields, 'object'));
    if (hasField(object, 'template')) {
      throw rangeError(`${place}: object must not have a template itself`);
    }
    propertiesOf(place, object);
    if (!hasField(object, 'gid')) return object;
    return { ...object, gid: await this.#gidInMap(place, source, fields, object) };
  }

  /** The number in the map of a tile that a template numbers by a tileset of its own. */
  async #gidInMap(
    place: string,
    template: string,
    fields: Fields,
    object: Fields,
  ): Promise<number> {
    const given = fieldsOf(place, 'tileset', fieldOf(fields, 'tileset'));
    const source = pathFrom(template, textOf(`${place}: tileset`, given, 'source'));
    const first = wholeOf(`${place}: tileset`, given, 'firstgid', [1, LARGEST_GID], 1);
    const gid = wholeOf(place, object, 'gid', [1, LARGEST_GID]);
    const set =
      this.#sets.bySource(source) ??
      (await this.#sets.add((firstGid) => this.#files.tileset(source, firstGid)));
    const index = withoutFlips(gid) - first;
    if (index >= 0 && index < set.count) return gid - first + set.firstGid;
    throw rangeError(
      `${place}: gid must be a tile of ${quote(source)}, from ${first} to ${first + set.count - 1}, got ${withoutFlips(gid)}`,
    );
  }
}
