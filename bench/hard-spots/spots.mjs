import { gravity, inSolid, settings } from './settings.mjs';
import { polygonAt, slab, tileRow } from './solids.mjs';

const { skin } = settings;
const box = { kind: 'box', halfWidth: 6, halfHeight: 10 };
const circle = { kind: 'circle', radius: 7 };

/** Where a box stands on a floor. */
const standingOn = (top) => top - box.halfHeight - skin;
const ground = slab(-20, 90, 180, 110);
const down = (degrees) => Math.tan((degrees * Math.PI) / 180);

/** So near, lengths are the same. */
const nearly = 0.02;

const text = (number) => String(Number(number.toFixed(2)));
const deepest = (frames) => Math.max(...frames.map(({ depth }) => depth));
const inNoSolid = (frames) => deepest(frames) <= inSolid;
const deepestText = (frames) =>
  inNoSolid(frames) ? 'never in a solid' : `${text(deepest(frames))} deep in a solid`;
const offFloor = (frames) => frames.filter(({ onFloor }) => !onFloor).length;
const isSame = (a, b) => a.x === b.x && a.y === b.y;
const isStill = (frames) => frames.every((frame) => isSame(frame, frames[0]));
const isSteady = (frames) =>
  [frames.map(({ x }) => x), frames.map(({ y }) => y)].every((values) => span(values) <= 0.1);
const span = (values) => Math.max(...values) - Math.min(...values);
const isAt = (value, wanted, most = nearly) => Math.abs(value - wanted) <= most;
const fall = (falling) => falling + gravity;
/** The frame from which on nothing moves, to the bit. */
const restsFrom = (frames) => frames.findLastIndex((frame) => !isSame(frame, frames.at(-1))) + 1;
const strays = (frames) =>
  text(Math.max(span(frames.map(({ x }) => x)), span(frames.map(({ y }) => y))));
/** The next number of 32 bits upward: from 64 to 128, they are 2 ** -17 apart. */
const nextUp = (y) => y - 2 ** -17;
const placed = (x, y, angle = 0) => ({ x, y, angle });

/** @type {import('./hard-spot.d.ts').HardSpot[]} */
export const hardSpots = [
  {
    name: 'Floor of tiles',
    setUp: 'A box walks over a floor of tiles: 15 frames by 4, then 20 by 3.7.',
    statement:
      'After 35 frames it is 134 further, was on the floor in each, and its height never changed by more than 0.02.',
    shape: box,
    start: { x: 12, y: standingOn(90) },
    solids: tileRow(0, 90, 16, 10),
    frames: 35,
    motion: (frame, falling) => ({ dx: frame < 15 ? 4 : 3.7, dy: fall(falling) }),
    judge(frames) {
      const way = frames.at(-1).x - 12;
      const bumps = span(frames.map(({ y }) => y));
      return {
        holds: isAt(way, 134) && offFloor(frames) === 0 && bumps <= nearly,
        measured: `${text(way)} further; off the floor in ${offFloor(frames)} frames; height changed by ${text(bumps)}`,
      };
    },
  },
  {
    name: 'Inner corner',
    setUp: 'A box walks into the corner of a floor and a wall, and goes on pushing.',
    statement:
      'From frame 60 on it stays at the same place within 0.1, 0.1 from the wall, and it is never in a solid.',
    shape: box,
    start: { x: 20, y: standingOn(90) },
    solids: [ground, slab(140, 0, 160, 90)],
    frames: 160,
    motion: (_, falling) => ({ dx: 3, dy: fall(falling) }),
    judge(frames) {
      const gap = 140 - box.halfWidth - frames.at(-1).x;
      return {
        holds: isAt(gap, skin) && isSteady(frames.slice(60)) && inNoSolid(frames),
        measured: `${text(gap)} from the wall; strays by ${strays(frames.slice(60))}; ${deepestText(frames)}`,
      };
    },
  },
  {
    name: 'V of two slopes',
    setUp:
      'A circle slides to the bottom of two slopes of 55 degrees, and rests for 10,000 frames.',
    statement: 'From frame 200 on it is at the same place to the bit, and never in a solid.',
    shape: circle,
    start: { x: 70, y: 20 },
    solids: [
      polygonAt(30, 90 - 50 * down(55), 80, 90, 80, 100, 30, 100),
      polygonAt(130, 90 - 50 * down(55), 130, 100, 80, 100, 80, 90),
    ],
    frames: 10_000,
    motion: (_, falling) => ({ dx: 0, dy: fall(falling) }),
    judge: (frames) => ({
      holds: isStill(frames.slice(200)) && inNoSolid(frames),
      measured: `at the same place from frame ${restsFrom(frames).toLocaleString('en')} on; ${deepestText(frames)}`,
    }),
  },
  {
    name: 'Roof',
    setUp: 'A box walks over a roof of two slopes of 30 degrees, by 2 a frame.',
    statement: 'In 60 frames it is on the other side, and it is never off the floor.',
    shape: box,
    start: { x: 30, y: 90 - 25 * down(30) - 20 },
    solids: [polygonAt(5, 90, 80, 90 - 75 * down(30), 155, 90)],
    frames: 80,
    motion: (frame, falling) => ({ dx: frame < 20 ? 0 : 2, dy: fall(falling) }),
    judge(frames) {
      const walking = frames.slice(20);
      return {
        holds: frames.at(-1).x > 120 && offFloor(walking) === 0,
        measured: `${text(frames.at(-1).x - frames[19].x)} further; off the floor in ${offFloor(walking)} of 60 frames`,
      };
    },
  },
  {
    name: 'Slope and flat',
    setUp:
      'A box walks from a flat floor up a slope of 30 degrees to another one, by 2.5 a frame, and back.',
    statement:
      'It is never off the floor, never in a solid, and back where it began within a frame.',
    shape: box,
    start: { x: 25, y: standingOn(90) },
    solids: [
      ground,
      polygonAt(55, 90, 115, 90 - 60 * down(30), 115, 90),
      slab(115, 90 - 60 * down(30), 180, 90),
    ],
    frames: 90,
    motion: (frame, falling) => ({ dx: frame < 45 ? 2.5 : -2.5, dy: fall(falling) }),
    judge(frames) {
      const { x } = frames.at(-1);
      const off = offFloor(frames);
      return {
        holds: off === 0 && isAt(x, 25, 2.5) && inNoSolid(frames),
        measured: `off the floor in ${off} of 90 frames; ends ${text(Math.abs(x - 25))} from where it began; ${deepestText(frames)}`,
      };
    },
  },
  {
    name: 'Steep slope beside a wall',
    setUp:
      'A circle falls between a slope of 60 degrees and a wall, and for 60 frames pushes against the slope by 1.',
    statement:
      'It never rises by more than 0.1, is never in a solid, and has slid down to the gap by frame 300, where it stays within 0.1.',
    shape: circle,
    start: { x: 105, y: 20 },
    solids: [
      polygonAt(120 - 80 / down(60), 10, 120, 90, 60, 90, 60, 10),
      slab(124, 0, 140, 90),
      ground,
    ],
    frames: 400,
    motion: (frame, falling) => ({ dx: frame < 60 ? -1 : 0, dy: fall(falling) }),
    judge(frames) {
      const rises = frames.map(({ y }, i) => (i === 0 ? 0 : frames[i - 1].y - y));
      const rise = Math.max(0, ...rises);
      const last = frames.slice(300);
      const gap = 124 - circle.radius - frames.at(-1).x;
      return {
        holds: rise <= 0.1 && inNoSolid(frames) && isSteady(last) && isAt(gap, skin, 0.1),
        measured: `rises by ${text(rise)}; ends ${text(gap)} from the wall, strays there by ${strays(last)}; ${deepestText(frames)}`,
      };
    },
  },
  {
    name: 'Steps at the limit',
    setUp:
      'A box walks by 2.5 a frame to a step of 8, exactly what it may climb, and to one of the next larger float.',
    statement: 'It climbs the first and stops before the second, 0.1 from it.',
    shape: box,
    start: { x: 20, y: standingOn(90) },
    solids: [
      slab(-20, 90, 50, 110),
      slab(50, 82, 110, 110),
      polygonAt(110, nextUp(74), 180, nextUp(74), 180, 110, 110, 110),
    ],
    frames: 60,
    motion: (_, falling) => ({ dx: 2.5, dy: fall(falling) }),
    judge(frames) {
      const { x, y } = frames.at(-1);
      return {
        holds: isAt(x, 110 - box.halfWidth - skin) && isAt(y, standingOn(82)),
        measured: `${stepText(y)}; ${text(110 - box.halfWidth - x)} from the second one`,
      };
    },
  },
  {
    name: 'Slope at the ceiling',
    setUp:
      'A box jumps by 5 a frame into a ceiling that rises by 33 degrees, and wants to the right by 1.5 a frame.',
    statement:
      'It is never in a solid, goes on to the right in every frame, and is on the floor again within 50 frames.',
    shape: box,
    start: { x: 55, y: standingOn(90) },
    solids: [ground, polygonAt(30, 0, 125, 0, 125, 5, 40, 5 + 85 * down(33))],
    frames: 50,
    motion: (frame, falling) => ({ dx: 1.5, dy: frame === 0 ? -5 : fall(falling) }),
    judge(frames) {
      const held = frames.filter(({ x }, i) => x - (i === 0 ? 55 : frames[i - 1].x) < 0.01).length;
      const lands = frames.findIndex(({ onFloor }, i) => i > 0 && onFloor);
      return {
        holds: inNoSolid(frames) && held === 0 && lands > 0,
        measured: `${lands > 0 ? `lands in frame ${lands}` : 'does not land'}; held in ${held} frames; ${deepestText(frames)}`,
      };
    },
  },
  {
    name: 'One-way from below',
    setUp: 'A box jumps by 5 a frame through a one-way platform.',
    statement: 'It rises as high as without one, by 52.5, and then rests on it, 0.1 above it.',
    needs: 'one-way bodies',
    shape: box,
    start: { x: 80, y: standingOn(90) },
    solids: [ground, slab(50, 60, 110, 66, { oneWay: true })],
    frames: 80,
    motion: (frame, falling) => ({ dx: 0, dy: frame === 0 ? -5 : fall(falling) }),
    judge(frames) {
      const height = standingOn(90) - Math.min(...frames.map(({ y }) => y));
      const { y, onFloor } = frames.at(-1);
      const isOnIt = onFloor && isAt(y, standingOn(60));
      return {
        holds: isAt(height, 52.5) && isOnIt && isSteady(frames.slice(60)),
        measured: `rises by ${text(height)}; ends ${text(60 - box.halfHeight - y)} above it`,
      };
    },
  },
  {
    name: 'One-way from the side',
    setUp:
      'A box walks by 2 a frame through the side of a one-way platform that is as high as its body.',
    statement: 'It gets 2 further in each of 60 frames, at the same height.',
    needs: 'one-way bodies',
    shape: box,
    start: { x: 20, y: standingOn(90) },
    solids: [ground, slab(60, 78, 110, 84, { oneWay: true })],
    frames: 60,
    motion: (_, falling) => ({ dx: 2, dy: fall(falling) }),
    judge(frames) {
      const way = frames.at(-1).x - 20;
      const bumps = span(frames.map(({ y }) => y));
      return {
        holds: isAt(way, 120) && bumps <= nearly,
        measured: `${text(way)} further; height changed by ${text(bumps)}`,
      };
    },
  },
  {
    name: 'Dropping through',
    setUp: 'A box on a one-way platform drops through it for 3 frames, above another one.',
    statement: 'It passes the first, and ends on the second, 0.1 above it.',
    needs: 'one-way bodies',
    shape: box,
    start: { x: 80, y: standingOn(35) },
    solids: [slab(50, 35, 110, 41, { oneWay: true }), slab(50, 75, 110, 81, { oneWay: true })],
    frames: 70,
    motion: (frame, falling) => ({
      dx: 0,
      dy: fall(falling),
      dropsThrough: frame >= 10 && frame < 13,
    }),
    judge(frames) {
      const stands = offFloor(frames.slice(0, 10)) === 0;
      const { y, onFloor } = frames.at(-1);
      return {
        holds: stands && onFloor && isAt(y, standingOn(75)),
        measured: `${stands ? 'stands' : 'does not stand'} on the first; ends ${text(75 - box.halfHeight - y)} above the second`,
      };
    },
  },
  {
    name: 'Lift',
    setUp:
      'A box stands on a lift that rises by 2 a frame, and then goes down by 6, faster than gravity.',
    statement: 'In each of 45 frames it is on the floor, 0.1 above the lift.',
    needs: 'carrying',
    shape: box,
    start: { x: 80, y: standingOn(90) },
    solids: [slab(50, 90, 110, 96)],
    frames: 45,
    placesIn: (frame) => new Map([[0, placed(80, 93 - liftHeight(frame))]]),
    motion: (_, falling) => ({ dx: 0, dy: fall(falling) }),
    judge(frames) {
      const gaps = frames.map(({ y }, i) => 90 - liftHeight(i) - box.halfHeight - y);
      return {
        holds: gaps.every((gap) => isAt(gap, skin)) && offFloor(frames) === 0,
        measured: `${text(Math.min(...gaps))} to ${text(Math.max(...gaps))} above it; off the floor in ${offFloor(frames)} frames`,
      };
    },
  },
  {
    name: 'Platform that turns',
    setUp:
      'A circle stands 20 from the middle of a platform that turns by 0.01 a frame to 0.5, and back.',
    statement:
      'It is on the floor in each frame, never in a solid, and back within 0.2 of where it stood when the platform is.',
    needs: 'carrying',
    shape: circle,
    start: { x: 100, y: 57 - circle.radius - skin },
    solids: [slab(40, 57, 120, 63)],
    frames: 101,
    placesIn: (frame) => new Map([[0, placed(80, 60, platformAngle(frame))]]),
    motion: (_, falling) => ({ dx: 0, dy: fall(falling) }),
    judge(frames) {
      const { x, y } = frames.at(-1);
      const strayed = Math.hypot(x - 100, y - (57 - circle.radius - skin));
      return {
        holds: offFloor(frames) === 0 && inNoSolid(frames) && strayed <= 0.2,
        measured: `off the floor in ${offFloor(frames)} frames; ends ${text(strayed)} from where it stood; ${deepestText(frames)}`,
      };
    },
  },
  {
    name: 'Jump off a platform',
    setUp:
      'A box on a platform that moves by 2 a frame jumps by 3 a frame, and does nothing in the air.',
    statement:
      'It keeps the 2 a frame in the air, and lands where it stood on the platform, within 0.5.',
    needs: 'carrying',
    shape: box,
    start: { x: 35, y: standingOn(80) },
    solids: [slab(20, 80, 50, 86)],
    frames: 45,
    placesIn: (frame) => new Map([[0, placed(35 + 2 * frame, 83)]]),
    motion: (frame, falling, before) => ({
      dx: before.at(-1)?.onFloor === false ? before.at(-1).velocityX : 0,
      dy: frame === 10 ? -3 : fall(falling),
      inheritVelocity: true,
    }),
    judge(frames) {
      const inAir = frames.filter(({ onFloor }) => !onFloor).length;
      const strayed = frames.map(({ x }, i) => Math.abs(x - 35 - 2 * i));
      const { y, onFloor } = frames.at(-1);
      return {
        holds: inAir > 15 && Math.max(...strayed) <= 0.5 && onFloor && isAt(y, standingOn(80)),
        measured: `${inAir} frames in the air; strays by ${text(Math.max(...strayed))}; ${onFloor ? 'lands' : 'does not land'} on it`,
      };
    },
  },
  {
    name: 'Two platforms at once',
    setUp:
      'A box stands on two platforms, of which one rises by 1 a frame, and the other one goes down by 1.',
    statement:
      'It goes with the one that rises: 0.1 above it and on the floor in each frame, never in a solid.',
    needs: 'carrying',
    shape: box,
    start: { x: 80, y: standingOn(70) },
    solids: [slab(40, 70, 80, 76), slab(80, 70, 120, 76)],
    frames: 25,
    placesIn: (frame) =>
      new Map([
        [0, placed(60, 73 - frame)],
        [1, placed(100, 73 + frame)],
      ]),
    motion: (_, falling) => ({ dx: 0, dy: fall(falling) }),
    judge(frames) {
      const gaps = frames.map(({ y }, i) => 70 - i - box.halfHeight - y);
      return {
        holds: gaps.every((gap) => isAt(gap, skin)) && offFloor(frames) === 0 && inNoSolid(frames),
        measured: `${text(Math.min(...gaps))} to ${text(Math.max(...gaps))} above it; off the floor in ${offFloor(frames)} frames; ${deepestText(frames)}`,
      };
    },
  },
  {
    name: 'Between lift and ceiling',
    setUp:
      'A lift rises by 1 a frame, until a box on it has 6 too little room below a ceiling, and goes down again.',
    statement: 'It never moves by more than 2 in a frame, and ends on the lift.',
    shape: box,
    start: { x: 80, y: standingOn(85) },
    solids: [slab(40, 85, 120, 91), slab(40, 20, 120, 50)],
    frames: 60,
    placesIn: (frame) => new Map([[0, placed(80, 88 - crusherHeight(frame))]]),
    motion: (_, falling) => ({ dx: 0, dy: fall(falling) }),
    judge(frames) {
      const ways = frames
        .slice(1)
        .map(({ x, y }, i) => Math.hypot(x - frames[i].x, y - frames[i].y));
      const most = Math.max(...ways);
      const { y, onFloor } = frames.at(-1);
      const top = 85 - crusherHeight(59);
      const stuck = frames.filter((frame) => frame.stuck).length;
      return {
        holds: most <= 2 && onFloor && isAt(y, standingOn(top)),
        measured: `moves by up to ${text(most)}; ends ${text(top - box.halfHeight - y)} above the lift; ${stuck} frames are told as stuck`,
      };
    },
  },
  {
    name: 'Start in two solids',
    setUp: 'A box begins 4 deep in the ground and 3 deep in a wall, and wants nowhere.',
    statement: 'After one move it is 0.1 from both.',
    shape: box,
    start: { x: 117, y: 84 },
    solids: [ground, slab(120, 30, 160, 90)],
    frames: 30,
    motion: () => ({ dx: 0, dy: 0 }),
    judge(frames) {
      const [{ x, y }] = frames;
      return {
        holds: isAt(x, 120 - box.halfWidth - skin) && isAt(y, standingOn(90)),
        measured: `after one move ${text(120 - box.halfWidth - x)} from the wall, ${text(90 - box.halfHeight - y)} from the ground; after 30, ${deepestText(frames.slice(29))}`,
      };
    },
  },
  {
    name: 'Shaft as wide as the body',
    setUp: 'A box falls down a shaft of its own width, along both walls, which it touches.',
    statement: 'It falls as in the open, by 52.5 in 20 frames, and ends on the ground.',
    shape: box,
    start: { x: 80, y: 20 },
    solids: [slab(40, 0, 74, 80), slab(86, 0, 120, 80), ground],
    frames: 60,
    motion: (_, falling) => ({ dx: 0, dy: fall(falling) }),
    judge(frames) {
      const early = frames[19].y - 20;
      const { y, onFloor } = frames.at(-1);
      return {
        holds: isAt(early, 52.5, 0.2) && onFloor && isAt(y, standingOn(90)),
        measured: `falls by ${text(early)} in 20 frames; ends ${text(90 - box.halfHeight - y)} above the ground`,
      };
    },
  },
  {
    name: 'Corner touched at the end',
    setUp:
      'The corner of a box touches that of a solid just where its motion by 10, 10 ends. Then it wants nowhere.',
    statement:
      'It ends within 0.3 of there, is in no solid, and stays at the same place within 0.1 for 50 frames.',
    shape: box,
    start: { x: 74, y: 30 },
    solids: [slab(90, 50, 140, 80)],
    frames: 51,
    motion: (frame) => (frame === 0 ? { dx: 10, dy: 10 } : { dx: 0, dy: 0 }),
    judge(frames) {
      const away = Math.hypot(frames[0].x - 84, frames[0].y - 40);
      return {
        holds: away <= 0.3 && inNoSolid(frames) && isSteady(frames),
        measured: `ends ${text(away)} from there; strays by ${strays(frames)}; ${deepestText(frames)}`,
      };
    },
  },
  {
    name: 'A body that pushes',
    setUp: 'A box walks by 1 a frame against a crate that comes by 1.5 a frame.',
    statement: 'It is pushed back, at most 1 in front of the crate in each frame, and never in it.',
    shape: box,
    start: { x: 60, y: standingOn(90) },
    solids: [ground, slab(100, 69, 120, 89)],
    frames: 50,
    placesIn: (frame) => new Map([[1, placed(110 - 1.5 * frame, 79)]]),
    motion: (_, falling) => ({ dx: 1, dy: fall(falling) }),
    judge(frames) {
      const gaps = frames.slice(20).map(({ x }, i) => 100 - 1.5 * (i + 20) - box.halfWidth - x);
      return {
        holds: gaps.every((gap) => gap <= 1) && inNoSolid(frames),
        measured: `${text(Math.min(...gaps))} to ${text(Math.max(...gaps))} in front of it; ${deepestText(frames)}`,
      };
    },
  },
];

const stepText = (y) => {
  if (isAt(y, standingOn(90))) return 'climbs neither';
  return isAt(y, standingOn(82)) ? 'climbs the first' : `ends ${text(standingOn(90) - y)} higher`;
};

function liftHeight(frame) {
  return frame < 25 ? 2 * frame : Math.max(0, 50 - 6 * (frame - 25));
}

function platformAngle(frame) {
  return 0.01 * Math.min(frame, 100 - frame);
}

/** Up to 21: the ceiling is 15 above a box on the lift. */
function crusherHeight(frame) {
  return Math.min(frame, 21) - Math.min(Math.max(0, frame - 35), 10);
}
