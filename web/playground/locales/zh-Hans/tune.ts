import type { TuneStrings } from '../strings.ts';

export const tune: TuneStrings = {
  running: '正在测量',
  done: (frame, objects) => `已测量：第 ${frame} 帧，${objects} 个对象`,
  stopped: (frame, objects) => `提前停止：第 ${frame} 帧，${objects} 个对象`,
  stop: '停止',
  run: '测量这一帧',
  recording: (name) => `矩形来自录像“${name}”，移动也与录像中相同。`,
  bestIs: (settings, time, slowest) =>
    `最佳设置：${settings}。一帧用时 ${time}，最慢的设置要 ${slowest}。`,
  explain: (unit) =>
    `行是容量：树的格子放多少个对象还不分裂。列是最大深度：格子最多分裂几次。数字是本机一帧的时间，以${unit}计：所有矩形移动，树随之更新，并找出所有碰撞对。颜色越红，用时越长。下划线是场景当前的设置，圆点是库的默认设置。星号是最佳设置：没有其他设置快出一成以上；在同样快的设置中，它的工作量最小。`,
  units: { microseconds: '微秒（百万分之一秒）', milliseconds: '毫秒（千分之一秒）' },
  corner: '容量 ↓，最大深度 →',
  unmeasured: '未测量',
  best: '最快',
  present: '场景当前的设置',
  usual: '库的默认设置',
  chosen: '选中的设置',
  settings: (placement, capacity, depth) => `${placement}，容量 ${capacity}，最大深度 ${depth}`,
  sum: (time, work, tests, references, nodes) =>
    `本机每帧 ${time}。计数得到的工作量在任何机器上都相同：${work} = 配对检测 ${tests} + 引用 ${references} + 节点 ${nodes}。`,
  copy: '复制设置',
  apply: '应用到场景',
  applied: '场景现在使用这些设置。',
  copied: '已复制。',
  notCopied: '此浏览器不允许页面复制，请自行选中代码。',
};
