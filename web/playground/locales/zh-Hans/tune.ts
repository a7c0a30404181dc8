import type { TuneStrings } from '../strings.ts';

export const tune: TuneStrings = {
  running: '正在测量',
  done: (frame, objects) => `已测量：第 ${frame} 帧，${objects} 个对象`,
  stopped: (frame, objects) => `提前停止：第 ${frame} 帧，${objects} 个对象`,
  stop: '停止',
  run: '测量这一帧',
  explain:
    '工作量靠计数，不靠计时：配对检测次数，加上所有节点中的条目数，再加上节点数，因此在任何机器上都相同。格子越红，工作量越大；星号标出最小值，带下划线的数字是场景当前的设置。',
  corner: '容量 ↓ 深度 →',
  unmeasured: '未测量',
  work: (work) => `工作量 ${work}`,
  best: '工作量最小',
  present: '场景当前的设置',
  chosen: '选中的设置',
  settings: (placement, capacity, depth) => `${placement}，容量 ${capacity}，最大深度 ${depth}`,
  sum: (work, tests, references, nodes) =>
    `工作量 ${work} = 配对检测 ${tests} + 引用 ${references} + 节点 ${nodes}。`,
  leastOfAll: '在所有试过的设置中最小。',
  copy: '复制设置',
  apply: '应用到场景',
  applied: '场景现在使用这些设置。',
  copied: '已复制。',
  notCopied: '此浏览器不允许页面复制，请自行选中代码。',
};
