import { BOX_STRIDE, BoxField, type ObjectId, Quadtree, rowOf } from 'quadrille';
import { PLAYER, type Sight, type Steering, VIEW, WORLD } from './protocol';

const SPEED = 8; // units a tick

interface Player {
  readonly id: ObjectId;
  readonly send: ((sight: Sight) => void) | undefined; // a bot has nobody to send to
  steering: Steering;
  seen: ReadonlySet<ObjectId>; // at the last tick
}

/** The players of one world. Its tree says who is in whose view: a player hears of nobody else. */
export class Room {
  readonly number: number;
  readonly #players = new Map<ObjectId, Player>();
  readonly #tree: Quadtree;

  private constructor(number: number, tree: Quadtree) {
    this.number = number;
    this.#tree = tree;
  }

  static async open(number: number): Promise<Room> {
    const bounds = { x: 0, y: 0, width: WORLD, height: WORLD };
    return new Room(number, await Quadtree.create({ bounds }));
  }

  join(x: number, y: number, send?: (sight: Sight) => void): ObjectId {
    const id = this.#tree.insert(x, y, PLAYER, PLAYER);
    this.#players.set(id, { id, send, steering: { dx: 0, dy: 0 }, seen: new Set() });
    return id;
  }

  leave(id: ObjectId): void {
    this.#players.delete(id);
    this.#tree.remove(id);
  }

  steer(id: ObjectId, steering: Steering): void {
    this.#players.get(id)!.steering = steering;
  }

  /** Moves the players, then tells each one what is in its view. */
  tick(): void {
    for (const { id, steering } of this.#players.values()) {
      const [, x, y] = this.#place(rowOf(id));
      this.#tree.move(id, inWorld(x + SPEED * steering.dx), inWorld(y + SPEED * steering.dy));
    }
    for (const player of this.#players.values()) this.#send(player);
  }

  #send(player: Player): void {
    if (player.send === undefined) return;
    const [, x, y] = this.#place(rowOf(player.id));
    const corner = (PLAYER - VIEW) / 2; // the view has the player in its middle
    const rows = this.#tree.queryRows(x + corner, y + corner, VIEW, VIEW);
    const seen = Array.from(rows, (row) => this.#place(row));
    const before = player.seen;
    const now = new Set(seen.map(([id]) => id));
    player.seen = now;
    player.send({
      you: player.id,
      room: this.number,
      seen,
      gone: [...before].filter((id) => !now.has(id)),
    });
  }

  #place(row: number): [id: ObjectId, x: number, y: number] {
    const { boxes } = this.#tree;
    const box = BOX_STRIDE * row;
    return [this.#tree.idAt(row), boxes[box + BoxField.MinX]!, boxes[box + BoxField.MinY]!];
  }
}

function inWorld(coordinate: number): number {
  return Math.min(Math.max(coordinate, 0), WORLD - PLAYER);
}
