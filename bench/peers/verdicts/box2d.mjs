import { placedCorners } from '../../verdicts/separation.mjs';
import { loadBox2d, makeWorld } from '../box2d-world.mjs';

/** @type {import('../../verdicts/compare.mjs').Library} */
export const box2d = {
  name: 'box2d3-wasm',
  margin: 1e-3,
  why: 'what is nearer than a tenth of its linear slop of 0.005 overlaps',
  start,
};

/** One shape is a body; the world is asked whether the other one overlaps it. */
async function start() {
  const b2 = await loadBox2d();
  const world = makeWorld(b2);
  const [bodyDefinition, shapeDefinition] = [b2.b2DefaultBodyDef(), b2.b2DefaultShapeDef()];
  const filter = b2.b2DefaultQueryFilter();
  const proxy = new b2.b2ShapeProxy();
  const point = new b2.b2Vec2(0, 0);
  return (a, b) => {
    bodyDefinition.position.Set(a.x, a.y);
    bodyDefinition.rotation.SetAngle(a.angle);
    const body = b2.b2CreateBody(world, bodyDefinition);
    addShape(b2, body, shapeDefinition, a);
    const corners = placedCorners(b);
    proxy.count = corners.length;
    proxy.radius = b.radius;
    corners.forEach(([x, y], i) => {
      point.Set(x, y);
      proxy.setPoint(i, point);
    });
    let isOver = false;
    b2.b2World_OverlapShape(world, proxy, filter, () => {
      isOver = true;
      return false;
    });
    b2.b2DestroyBody(body);
    return isOver;
  };
}

function addShape(b2, body, definition, { kind, corners, radius }) {
  const points = Array.from(
    { length: corners.length / 2 },
    (_, i) => new b2.b2Vec2(corners[2 * i], corners[2 * i + 1]),
  );
  const [first, second] = points;
  if (kind === 'circle') {
    const circleOf = Object.assign(new b2.b2Circle(), { center: first, radius });
    b2.b2CreateCircleShape(body, definition, circleOf);
    circleOf.delete();
  } else if (kind === 'capsule') {
    const capsuleOf = Object.assign(new b2.b2Capsule(), {
      center1: first,
      center2: second,
      radius,
    });
    b2.b2CreateCapsuleShape(body, definition, capsuleOf);
    capsuleOf.delete();
  } else if (kind === 'segment') {
    const segmentOf = Object.assign(new b2.b2Segment(), { point1: first, point2: second });
    b2.b2CreateSegmentShape(body, definition, segmentOf);
    segmentOf.delete();
  } else {
    const hull = b2.b2ComputeHull(points);
    const made = b2.b2MakePolygon(hull, 0);
    b2.b2CreatePolygonShape(body, definition, made);
    hull.delete();
    made.delete();
  }
  for (const one of points) one.delete();
}
