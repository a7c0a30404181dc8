import type { BulletStrings } from '../strings.ts';

export const bullets: BulletStrings = {
  unswept: '快速的子弹会穿过薄墙，除非某一步恰好落在墙里。',
  swept: '扫掠路径之后，子弹再快也穿不过墙。',
  picture: (passed, stopped) =>
    `三门炮向薄墙射击。穿墙而未命中：${passed} 次。被拦住的子弹：${stopped} 颗。`,
  passed: '穿墙而未命中',
  stopped: '被拦住的子弹',
  sweep: '扫掠子弹的路径',
  speed: '速度',
  unit: '单位/步',
  pause: '暂停射击',
  run: '继续射击',
  step: '走一步',
  explain:
    '每个圆点是子弹在一步之后的位置，一步只检测这个位置。加上 bullet: true，这一步还会检测两个圆点之间的路径，并给出子弹在哪里碰到墙。',
  code: '实现它的三行代码',
};
