import { countingIn } from '../counting.ts';
import type { RaceStrings } from '../strings.ts';

const { number } = countingIn('zh-Hans');

export const race: RaceStrings = {
  sweep: '排序扫描',
  grid: '手写网格',
  point: {
    tests: (name, count, tests) => `${name}，${count} 个对象：检测 ${number(tests)} 次`,
    milliseconds: (name, count, time) => `${name}，${count} 个对象：${time} 毫秒`,
  },
  showPoint: (point) => `${point}。显示这个场景`,
  agree: (checks) => `所有方法找到的碰撞对都与本库相同：共核对 ${number(checks)} 次。`,
  differs: (name, count) => `${name}：${count} 个对象时，找到的碰撞对与本库不同。`,
  run: '重新测量',
  stop: '停止',
  running: (count) => `正在测量：${count} 个对象`,
  done: '测量完成',
  stopped: '已停止',
  tests: '每帧的配对检测次数',
  milliseconds: '每帧毫秒数（仅代表本机）',
  objects: '对象数量',
  numbers: '全部数字：配对检测次数与时间',
  from: (count) => `从 ${count} 个对象起`,
  never: '从未',
  wins: (name, tests, time) => `${name}：检测次数${tests}少于暴力法，时间${time}少于暴力法。`,
  winsUncounted: (name, time) => `${name}：时间${time}少于暴力法；它不统计检测次数。`,
  fastest: (count, name) => `${count} 个对象时最快的是：${name}。`,
  recording: {
    running: (name, frame) => `正在测量“${name}”，第 ${frame} 帧`,
    done: (name) => `已测量录像“${name}”`,
    frame: '录像的帧',
    point: {
      tests: (name, frame, tests) => `${name}，第 ${frame} 帧：检测 ${number(tests)} 次`,
      milliseconds: (name, frame, time) => `${name}，第 ${frame} 帧：${time} 毫秒`,
    },
    showPoint: (point) => `${point}。显示这一帧`,
    mean: (name, tests, time) => `${name}：平均每帧 ${time} 毫秒，检测 ${tests} 次。`,
    meanUncounted: (name, time) => `${name}：平均每帧 ${time} 毫秒；它不统计检测次数。`,
    measured: (name, measured, frames) =>
      `录像“${name}”：共 ${frames} 帧，测量了 ${measured} 帧。矩形是录下的，树使用现在的设置。`,
  },
  worlds: {
    same: '所选场景在同一个世界里放入越来越多的对象，因此越来越拥挤。',
    grows:
      '所选场景里的对象越来越多，世界也随之变大，因此疏密不变。最大深度也一同增加，使最小的格子大小不变。',
  },
  howToRead: '每条线是一种找出所有碰撞对的方法，越低越好。纵轴上，每个刻度是下面一个的十倍。',
  ring: '圆圈标出曲线降到暴力法之下的地方。',
  rules:
    '每一帧所有对象都移动，并找出所有碰撞对。各种树都是编译为 WebAssembly 的本库；暴力法、排序扫描和网格（取七种格子大小中最快的）是普通的 TypeScript；rbush 和 flatbush 是已发布的包，它们不报告检测次数。曲线结束的地方，下一帧会花太久。',
  reckoned: '在太慢的地方，暴力法由最后一次实测推算，用虚线画出。',
};
