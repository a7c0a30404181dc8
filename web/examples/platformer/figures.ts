// Each thing of the game, drawn around 0, 0 in pixels of the level.
import type { Effects } from './effects';
import { HERO_HEIGHT, HERO_WIDTH, type Hero } from './hero';
import type { Palette } from './palette';

type Paint = CanvasRenderingContext2D;

/** A candle with legs. Its flame leans against the wind, and looks where it goes. */
export function drawHero(paint: Paint, hero: Hero, effects: Effects, seconds: number): void {
  const { facing, velocityX, velocityY } = hero;
  const [wide, high] = [HERO_WIDTH * (1 - effects.stretch * 0.7), 22 * (1 + effects.stretch)];
  const floor = HERO_HEIGHT / 2;
  const isRunning = hero.isOnFloor && Math.abs(velocityX) > 0.3;
  const bob = isRunning
    ? Math.abs(Math.sin(effects.stride * Math.PI)) * 1.6
    : Math.sin(seconds * 2.4) * 0.5;
  const top = floor - 5 - high - bob;
  drawLegs(paint, hero, effects, floor);
  const wax = paint.createLinearGradient(-wide / 2, 0, wide / 2, 0);
  wax.addColorStop(0, facing > 0 ? '#e6c9a8' : '#fffaf0');
  wax.addColorStop(1, facing > 0 ? '#fffaf0' : '#e6c9a8');
  paint.fillStyle = wax;
  paint.beginPath();
  paint.roundRect(-wide / 2, top, wide, high, [7, 7, 5, 5]);
  paint.fill();
  paint.fillStyle = '#fff6e2'; // wax that has run down
  paint.beginPath();
  paint.roundRect(-wide / 2 - 0.6, top + 1, 5, 11, 2.5);
  paint.roundRect(-wide / 2 + 6, top, 4, 6, 2);
  paint.roundRect(wide / 2 - 3.8, top + 1, 4.4, 7.5, 2.2);
  paint.fill();
  drawFace(paint, hero, top, seconds);
  const lean = Math.max(-1, Math.min(1, -velocityX / 4));
  const flare = Math.max(-0.4, Math.min(0.5, velocityY / 12));
  drawFlame(paint, 0, top + 1, 15 * (1 + flare * 0.5), lean, seconds);
}

function drawLegs(paint: Paint, hero: Hero, effects: Effects, floor: number): void {
  paint.strokeStyle = '#5d3b46';
  paint.lineWidth = 3.4;
  paint.lineCap = 'round';
  for (const side of [-1, 1]) {
    const phase = Math.sin((effects.stride + (side > 0 ? 1 : 0)) * Math.PI);
    const isMoving = hero.isOnFloor && Math.abs(hero.velocityX) > 0.3;
    const x = side * 4 + (isMoving ? phase * 5 : 0);
    const lift = hero.isClimbing ? 3 * phase : isMoving ? Math.max(0, phase) * 3 : 0;
    const hang = hero.isOnFloor || hero.isClimbing ? 0 : side * 1.5;
    paint.beginPath();
    paint.moveTo(side * 4, floor - 7);
    paint.lineTo(x + hang, floor - 1.8 - lift);
    paint.lineTo(x + hang + hero.facing * 2.4, floor - 1.8 - lift);
    paint.stroke();
  }
}

function drawFace(paint: Paint, hero: Hero, top: number, seconds: number): void {
  const look = hero.isClimbing ? 0 : hero.facing * 2.6;
  const isBlinking = seconds % 3.7 < 0.12;
  paint.fillStyle = '#3a2233';
  for (const side of [-1, 1]) {
    paint.beginPath();
    paint.ellipse(look + side * 3.2, top + 10.5, 1.5, isBlinking ? 0.4 : 2.3, 0, 0, 7);
    paint.fill();
  }
  paint.fillStyle = '#f2937c88';
  for (const side of [-1, 1]) {
    paint.beginPath();
    paint.ellipse(look + side * 5.2, top + 14, 1.7, 1.1, 0, 0, 7);
    paint.fill();
  }
}

/** Stands on x, y. */
export function drawFlame(
  paint: Paint,
  x: number,
  y: number,
  height: number,
  lean: number,
  seconds: number,
): void {
  paint.strokeStyle = '#3a2233';
  paint.lineWidth = 1.6;
  paint.beginPath();
  paint.moveTo(x, y);
  paint.lineTo(x + lean, y - 4);
  paint.stroke();
  for (const [share, colour] of [
    [1, '#ff8a3d'],
    [0.72, '#ffc857'],
    [0.42, '#fff8dc'],
  ] as const) {
    const flicker = 1 + 0.08 * Math.sin(seconds * 17 + share * 5) + 0.05 * Math.sin(seconds * 29);
    const tall = height * share * flicker;
    const half = 5.2 * share * (height / 15);
    const tip = lean * tall * 0.7 + Math.sin(seconds * 13 + share) * 0.8;
    paint.fillStyle = colour;
    paint.beginPath();
    paint.moveTo(x + tip, y - 2 - tall);
    paint.bezierCurveTo(x + half + lean * 3, y - 2 - tall * 0.5, x + half, y - 1, x, y - 1);
    paint.bezierCurveTo(
      x - half,
      y - 1,
      x - half + lean * 3,
      y - 2 - tall * 0.5,
      x + tip,
      y - 2 - tall,
    );
    paint.fill();
  }
}

export function drawSpark(paint: Paint, phase: number): void {
  const turn = Math.cos(phase * 2);
  paint.fillStyle = '#ffc857';
  star(paint, 9, turn);
  paint.fillStyle = '#fff8dc';
  star(paint, 5, turn);
}

function star(paint: Paint, size: number, turn: number): void {
  const [wide, waist] = [size * (0.45 + 0.55 * Math.abs(turn)), size * 0.26];
  paint.beginPath();
  paint.moveTo(0, -size);
  paint.quadraticCurveTo(waist * 0.6, -waist, wide, 0);
  paint.quadraticCurveTo(waist * 0.6, waist, 0, size);
  paint.quadraticCurveTo(-waist * 0.6, waist, -wide, 0);
  paint.quadraticCurveTo(-waist * 0.6, -waist, 0, -size);
  paint.fill();
}

export function drawBeetle(paint: Paint, direction: number, seconds: number): void {
  paint.save();
  paint.scale(-direction, 1); // it is drawn looking to the left
  paint.strokeStyle = '#1c1430';
  paint.lineWidth = 2;
  paint.lineCap = 'round';
  for (let leg = -1; leg <= 1; leg++) {
    const swing = 2.4 * Math.sin(seconds * 12 + leg * 2);
    paint.beginPath();
    paint.moveTo(leg * 7, 4);
    paint.lineTo(leg * 8 + swing, 10);
    paint.stroke();
  }
  const shell = paint.createLinearGradient(0, -11, 0, 7);
  shell.addColorStop(0, '#9d8cf0');
  shell.addColorStop(0.5, '#5a48b0');
  shell.addColorStop(1, '#2c2163');
  paint.fillStyle = '#241a44';
  paint.beginPath();
  paint.arc(-10, 1, 6, 0, 7);
  paint.fill();
  paint.fillStyle = shell;
  paint.beginPath();
  paint.ellipse(1.5, 6, 13, 17, 0, Math.PI, 0);
  paint.closePath();
  paint.fill();
  paint.strokeStyle = '#1c143088';
  paint.lineWidth = 1.3;
  paint.beginPath();
  paint.moveTo(3, -11);
  paint.quadraticCurveTo(7, -2, 5, 6);
  paint.stroke();
  paint.fillStyle = '#ffffff66';
  paint.beginPath();
  paint.ellipse(-4, -5, 3, 2, -0.6, 0, 7);
  paint.fill();
  paint.fillStyle = '#fff';
  paint.beginPath();
  paint.arc(-12, -1, 2.6, 0, 7);
  paint.fill();
  paint.fillStyle = '#1c1430';
  paint.beginPath();
  paint.arc(-12.7, -0.6, 1.3, 0, 7);
  paint.fill();
  paint.restore();
}

export function drawMoth(paint: Paint, seconds: number): void {
  const flap = 0.35 + 0.65 * Math.abs(Math.sin(seconds * 11));
  for (const side of [-1, 1]) {
    paint.fillStyle = '#e9dcff';
    paint.beginPath();
    paint.ellipse(side * 9 * flap, -4, 10 * flap, 8, side * -0.5, 0, 7);
    paint.fill();
    paint.fillStyle = '#b59ce8';
    paint.beginPath();
    paint.ellipse(side * 7 * flap, 5, 7 * flap, 5, side * 0.5, 0, 7);
    paint.fill();
    paint.fillStyle = '#6f4fb0';
    paint.beginPath();
    paint.arc(side * 11 * flap, -4, 2.4, 0, 7);
    paint.fill();
  }
  paint.fillStyle = '#3d2b66';
  paint.beginPath();
  paint.ellipse(0, 0, 3.4, 9, 0, 0, 7);
  paint.fill();
  paint.fillStyle = '#ffb0c0';
  paint.fillRect(-2.4, -6, 1.6, 1.6);
  paint.fillRect(0.8, -6, 1.6, 1.6);
}

export function drawSpikes(paint: Paint, width: number, height: number, palette: Palette): void {
  const count = Math.max(2, Math.round(width / 11));
  const each = width / count;
  for (let i = 0; i < count; i++) {
    const x = -width / 2 + i * each;
    const tip = -height / 2 - 3 - (i % 2) * 3;
    paint.fillStyle = palette.rim;
    paint.beginPath();
    paint.moveTo(x - 1, height / 2);
    paint.lineTo(x + each / 2, tip);
    paint.lineTo(x + each + 1, height / 2);
    paint.fill();
    paint.fillStyle = '#ffe3e8';
    paint.beginPath();
    paint.moveTo(x + each * 0.3, tip * 0.2);
    paint.lineTo(x + each / 2, tip);
    paint.lineTo(x + each * 0.62, tip * 0.3);
    paint.fill();
  }
}

export function drawLadder(paint: Paint, width: number, height: number, palette: Palette): void {
  paint.strokeStyle = palette.wood;
  paint.lineWidth = 4;
  paint.lineCap = 'round';
  paint.beginPath();
  for (const side of [-1, 1]) {
    paint.moveTo((side * width) / 2, -height / 2 + 4);
    paint.lineTo((side * width) / 2, height / 2);
  }
  paint.stroke();
  paint.strokeStyle = palette.woodLight;
  paint.lineWidth = 3;
  paint.beginPath();
  for (let y = -height / 2 + 14; y < height / 2; y += 14) {
    paint.moveTo(-width / 2, y);
    paint.lineTo(width / 2, y);
  }
  paint.stroke();
}

export function drawPlatform(paint: Paint, width: number, height: number, palette: Palette): void {
  paint.fillStyle = palette.wood;
  paint.beginPath();
  paint.roundRect(-width / 2, -height / 2, width, height, 4);
  paint.fill();
  paint.fillStyle = palette.woodLight;
  paint.beginPath();
  paint.roundRect(-width / 2, -height / 2, width, 4, 2);
  paint.fill();
  for (const side of [-1, 1]) {
    paint.beginPath();
    paint.arc(side * (width / 2 - 8), 2, 1.8, 0, 7);
    paint.fill();
  }
}

/** The axle of what turns. */
export function drawAxle(paint: Paint, palette: Palette): void {
  paint.fillStyle = palette.wood;
  paint.beginPath();
  paint.arc(0, 0, 9, 0, 7);
  paint.fill();
  paint.fillStyle = palette.woodLight;
  paint.beginPath();
  paint.arc(0, 0, 4, 0, 7);
  paint.fill();
}

/** Stands on the floor `height / 2` below. */
export function drawLamp(paint: Paint, height: number, isLit: boolean, seconds: number): void {
  const floor = height / 2;
  paint.fillStyle = '#2c2140';
  paint.fillRect(-2, floor - height + 16, 4, height - 16);
  paint.fillRect(-7, floor - 4, 14, 4);
  paint.beginPath();
  paint.roundRect(-9, floor - height - 6, 18, 4, 2);
  paint.fill();
  paint.fillStyle = isLit ? '#ffd98a' : '#6a6288';
  paint.beginPath();
  paint.roundRect(-7, floor - height - 2, 14, 18, 4);
  paint.fill();
  if (isLit) drawFlame(paint, 0, floor - height + 15, 9, 0, seconds);
}

/** The fire that the hero lights at the end of a level: in a bowl on a column. */
export function drawGoal(paint: Paint, height: number, lit: number, seconds: number): void {
  const floor = height / 2;
  paint.fillStyle = '#d8c9dc';
  paint.fillRect(-9, floor - height + 14, 18, height - 18);
  paint.fillStyle = '#b39fc0';
  paint.fillRect(3, floor - height + 14, 6, height - 18);
  paint.fillStyle = '#efe4ee';
  paint.fillRect(-16, floor - 8, 32, 8);
  paint.beginPath();
  paint.moveTo(-24, floor - height);
  paint.lineTo(24, floor - height);
  paint.quadraticCurveTo(20, floor - height + 18, 0, floor - height + 18);
  paint.quadraticCurveTo(-20, floor - height + 18, -24, floor - height);
  paint.fill();
  paint.fillStyle = '#4a3350';
  paint.fillRect(-20, floor - height, 40, 4);
  if (lit > 0) drawFlame(paint, 0, floor - height + 4, 14 + 44 * lit, 0, seconds * 0.6);
}
