// Sprites of PixiJS that bounce off the edges; those that overlap another one are red. PixiJS draws and finds no pairs: what it
// has is a test of two rectangles. The page runs that test on every pair, or asks Quadrille, and shows the time of both.
import { Application, Graphics, Particle, ParticleContainer, Rectangle } from 'pixi.js';
import { Quadtree } from 'quadrille';

const [WIDTH, HEIGHT, SIZE] = [1200, 700, 8]; // pixels
const [APART, OVERLAPPING] = [0x7c9cff, 0xff4d5e];

const app = new Application();
await app.init({ width: WIDTH, height: HEIGHT, background: 0x171a26 });
document.querySelector('#stage')!.append(app.canvas);
const square = new Graphics().roundRect(0, 0, SIZE, SIZE, 2).fill('white');
const texture = app.renderer.generateTexture(square);
const sprites = new ParticleContainer({ dynamicProperties: { position: true, color: true } });
app.stage.addChild(sprites);

const tree = await Quadtree.create({ bounds: { x: 0, y: 0, width: WIDTH, height: HEIGHT } });
let particles: Particle[] = []; // by row of the tree, as all that follows
let rectangles: Rectangle[] = [];
let positions = new Float32Array(0); // x, y of each
let velocities = new Float32Array(0); // pixels a frame

/** Coordinates in steps of 1/64 pixel are exact in 32 bits, so that both methods see the same squares. */
const inSteps = (pixels: number): number => Math.round(64 * pixels) / 64;

function fill(count: number): void {
  particles = Array.from({ length: count }, () => new Particle(texture));
  rectangles = particles.map(() => new Rectangle(0, 0, SIZE, SIZE));
  positions = Float32Array.from({ length: 2 * count }, (_, i) =>
    inSteps(Math.random() * ((i % 2 === 0 ? WIDTH : HEIGHT) - SIZE)),
  );
  velocities = positions.map(() => inSteps(Math.random() * 2 - 1));
  sprites.removeParticles();
  sprites.addParticle(...particles);
  tree.clear();
  for (let i = 0; i < positions.length; i += 2) {
    tree.insert(positions[i]!, positions[i + 1]!, SIZE, SIZE);
  }
}

function move(): void {
  for (let i = 0; i < positions.length; i++) {
    const end = (i % 2 === 0 ? WIDTH : HEIGHT) - SIZE;
    const next = positions[i]! + velocities[i]!;
    if (next < 0 || next > end) velocities[i]! *= -1;
    positions[i] = Math.min(Math.max(next, 0), end);
  }
}

type OnPair = (a: number, b: number) => void;

const methods = {
  quadrille(onPair: OnPair): void {
    tree.moveMany(positions);
    tree.forEachPair(onPair);
  },
  pixi(onPair: OnPair): void {
    rectangles.forEach((rectangle, row) => {
      rectangle.x = positions[2 * row]!;
      rectangle.y = positions[2 * row + 1]!;
    });
    for (let b = 1; b < rectangles.length; b++) {
      for (let a = 0; a < b; a++) {
        if (rectangles[a]!.intersects(rectangles[b]!)) onPair(a, b);
      }
    }
  },
};

/** Colours the sprites that overlap another one, and says how many pairs there are and how long it took to find them. */
function collide(method: keyof typeof methods): void {
  let pairs = 0;
  const overlaps = new Uint8Array(particles.length);
  const begin = performance.now();
  methods[method]((a, b) => {
    pairs++;
    overlaps[a] = 1;
    overlaps[b] = 1;
  });
  const time = performance.now() - begin;
  particles.forEach((particle, row) => {
    particle.x = positions[2 * row]!;
    particle.y = positions[2 * row + 1]!;
    particle.tint = overlaps[row] ? OVERLAPPING : APART;
  });
  const output = document.querySelector<HTMLOutputElement>(`output[name=${method}]`)!;
  output.value = `${pairs} pairs of ${particles.length} sprites in ${time.toFixed(2)} ms`;
}

const settings = document.querySelector('form')!;
settings.addEventListener('input', (event) => {
  if ((event.target as HTMLInputElement).name === 'sprites') restart();
});

function restart(): void {
  fill(Number(new FormData(settings).get('sprites')));
}

restart();
app.ticker.add(() => {
  const chosen = new FormData(settings);
  if (!chosen.has('paused')) move();
  collide(chosen.get('method') as keyof typeof methods);
});
