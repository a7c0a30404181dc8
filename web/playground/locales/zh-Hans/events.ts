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
  sensor: (body) => `${body} 是传感器：它只察觉碰到它的物体。`,
  bullet: (body) => `${body} 是子弹：每一步都检测它的整条路径。`,
  how: '每一行是一对物体。横条从它们开始接触画到分开，其中有传感器时画成虚线；圆环里有圆点的是短暂的相遇。按横条、圆点或空白处，就会暂停在那一步。',
  nothing: '在这些步里没有物体相遇。',
  more: (pairs) =>
    `还有 ${number(pairs)} 对在这里没有自己的行。要看其中一对，请在上方选择其中一个物体。`,
  words: '这些词的含义',
  terms: {
    body: { label: '物体', hint: '带有形状的对象。它的编号写在画面里和每一行的开头。' },
    meeting: {
      label: '开始、接触中、结束',
      hint: '在显示的这一步里，开始接触的、正在接触的和不再接触的各有多少对。',
    },
    contact: {
      label: '接触',
      hint: '两个物体相碰的地方。箭头是游戏会把它们推开的方向，短线表示重叠多深。',
    },
    sensor: {
      label: '传感器',
      hint: '虚线圆。它只察觉碰到它的物体：没有接触，也不推开什么。它的横条也是虚线。',
    },
    bullet: {
      label: '子弹',
      hint: '小而快的物体。每一步检测的是它的整条路径，也就是浅色的长条，而不只是终点，所以什么也不会漏掉。',
    },
  },
  boxes: '这个场景的对象是矩形。只有带形状的物体才有事件。',
  show: (scene) => `打开场景“${scene}”`,
  crowd: (most) => `最多记录 ${number(most)} 个对象的事件。`,
};
