import type { BulletStrings } from '../strings.ts';

export const bullets: BulletStrings = {
  unswept: '快速的子弹会穿过薄墙，除非某一步恰好落在墙里。',
  swept: '扫掠路径之后，子弹再快也穿不过墙。',
  what: '游戏里的一切都一步一步地移动。如果一步的距离大于墙的厚度，子弹这一步之后还在墙前，下一步之后已在墙后。两次都没有碰到墙，所以游戏看不到命中。',
  picture: (passed, stopped) =>
    `三门炮向薄墙射击。穿墙而未命中：${passed} 次。被拦住的子弹：${stopped} 颗。`,
  passed: '穿墙而未命中',
  passedHint: '子弹穿过了墙，却没有被发现：一条红线。',
  stopped: '被拦住的子弹',
  stoppedHint: '子弹打中墙，停在那里。',
  sweep: '扫掠子弹的路径',
  sweepHint: '关闭时，每一步只检测终点；打开时，检测到终点的整条路径。',
  speed: '速度',
  speedHint: (thickness) => `子弹一步飞多远。墙厚 ${thickness} 个单位。`,
  unit: '单位/步',
  pause: '暂停射击',
  run: '继续射击',
  step: '走一步',
  explain:
    '每个圆点是子弹在一步之后的位置。加上 bullet: true，这一步还会检测两个圆点之间的路径，并给出子弹在哪里碰到墙，以及墙朝哪个方向推它，也就是箭头。',
  code: '实现它的三行代码',
};
