import { countingIn } from '../counting.ts';
import type { EventStrings } from '../strings.ts';

const { number } = countingIn('zh-Hans');

const roles = { sensor: '传感器', bullet: '子弹' } as const;

export const events: EventStrings = {
  label: '事件',
  close: '关闭时间轴',
  entered: '开始',
  touching: '接触中',
  exited: '结束',
  inStep: (step) => `第 ${number(step)} 步`,
  body: '时间轴上的物体',
  all: '所有物体',
  one: (body, role) => (role ? `物体 ${body}（${roles[role]}）` : `物体 ${body}`),
  bars: '物体的相遇',
  meets: (a, b, enter, lasts) =>
    `${a} 与 ${b} 从第 ${number(enter)} 步起接触 ${number(lasts)} 步。`,
  touches: (a, b, enter) => `${a} 与 ${b} 从第 ${number(enter)} 步起一直接触。`,
  parts: (a, b, exit) => `${a} 与 ${b} 接触到第 ${number(exit)} 步；开始的时刻在时间轴之前。`,
  stays: (a, b) => `${a} 与 ${b} 接触；开始的时刻在时间轴之前。`,
  soFar: (lasts) => `至今 ${number(lasts)} 步。`,
  sensor: (body) => `${body} 是传感器：它没有接触。`,
  bullet: (body) => `${body} 是子弹：每一步都检测它的整条路径。`,
  how: '每条横条从两个物体开始接触的那一步画到分开的那一步。按一下就能到它的开头。',
  nothing: '在这些步里没有物体相遇。',
  more: (pairs) => `还有 ${number(pairs)} 对放不下：选一个物体，就只看它的配对。`,
  boxes: '这个场景的对象是矩形。只有带形状的物体才有事件。',
  show: (scene) => `打开场景“${scene}”`,
  crowd: (most) => `最多记录 ${number(most)} 个对象的事件。`,
};
