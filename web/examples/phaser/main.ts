// Sprites that Phaser's arcade physics moves; those that overlap another one are red. The page finds the pairs by Phaser's own
// `overlap`, or by Quadrille, and shows the time of both.
import * as Phaser from 'phaser';
import { BOX_STRIDE, Quadtree } from 'quadrille';

const [WIDTH, HEIGHT, SIZE] = [1200, 700, 8]; // pixels
const [APART, OVERLAPPING] = [0x7c9cff, 0xff4d5e];

type Sprite = Phaser.Types.Physics.Arcade.ImageWithDynamicBody;
type OnPair = (a: Sprite, b: Sprite) => void;

const settings = document.querySelector('form')!;
const tree = await Quadtree.create({ bounds: { x: 0, y: 0, width: WIDTH, height: HEIGHT } });

class Crowd extends Phaser.Scene {
  private sprites: Sprite[] = []; // by row of the tree
  private group!: Phaser.Physics.Arcade.Group;

  create(): void {
    const square = this.make.graphics().fillStyle(0xffffff).fillRoundedRect(0, 0, SIZE, SIZE, 2);
    square.generateTexture('square', SIZE, SIZE).destroy();
    this.group = this.physics.add.group();
    this.fill();
    settings.addEventListener('input', (event) => {
      if ((event.target as HTMLInputElement).name === 'sprites') this.fill();
    });
  }

  private fill(): void {
    this.group.clear(true, true);
    const length = Number(new FormData(settings).get('sprites'));
    this.sprites = Array.from({ length }, (_, row) => {
      const x = SIZE + Math.random() * (WIDTH - 2 * SIZE);
      const y = SIZE + Math.random() * (HEIGHT - 2 * SIZE);
      const sprite = this.physics.add.image(x, y, 'square');
      this.group.add(sprite);
      sprite.setVelocity(Math.random() * 120 - 60, Math.random() * 120 - 60).setBounce(1);
      sprite.setCollideWorldBounds(true).body.pushable = false;
      return sprite.setData('row', row);
    });
    tree.setAll(new Float32Array(BOX_STRIDE * length)); // `collide` writes where they are
  }

  override update(): void {
    const chosen = new FormData(settings);
    if (chosen.has('paused')) this.physics.pause();
    else this.physics.resume();
    this.collide(chosen.get('method') === 'phaser' ? 'phaser' : 'quadrille');
  }

  /** Colours the sprites that overlap another one, and says how many pairs there are and how long it took to find them. */
  private collide(method: 'phaser' | 'quadrille'): void {
    let pairs = 0;
    const overlapping = new Set<Sprite>();
    const begin = performance.now();
    this[method]((a, b) => {
      pairs++;
      overlapping.add(a).add(b);
    });
    const time = performance.now() - begin;
    for (const sprite of this.sprites) {
      sprite.setTint(overlapping.has(sprite) ? OVERLAPPING : APART);
    }
    const output = document.querySelector<HTMLOutputElement>(`output[name=${method}]`)!;
    output.value = `${pairs} pairs of ${this.sprites.length} sprites in ${time.toFixed(2)} ms`;
  }

  private quadrille(onPair: OnPair): void {
    const { boxes } = tree; // a view: what is written here moves the objects
    this.sprites.forEach(({ body }, row) => {
      const box = BOX_STRIDE * row;
      boxes[box] = body.x;
      boxes[box + 1] = body.y;
      boxes[box + 2] = body.right;
      boxes[box + 3] = body.bottom;
    });
    tree.sync();
    tree.forEachPair((a, b) => onPair(this.sprites[a]!, this.sprites[b]!));
  }

  private phaser(onPair: OnPair): void {
    this.physics.overlap(this.group, this.group, (a, b) => {
      if (this.row(a) < this.row(b)) onPair(a as Sprite, b as Sprite); // it reports (a, b) and (b, a)
    });
  }

  private row(sprite: unknown): number {
    return (sprite as Sprite).getData('row') as number;
  }
}

export const game = new Phaser.Game({
  type: Phaser.AUTO,
  parent: 'stage',
  width: WIDTH,
  height: HEIGHT,
  backgroundColor: '#171a26',
  physics: { default: 'arcade', arcade: { debug: false } },
  banner: false,
  audio: { noAudio: true },
  scene: Crowd,
});
