import { countingIn } from '../counting.ts';
import type { ReplayStrings } from '../strings.ts';

const { number } = countingIn('zh-Hans');

export const replay: ReplayStrings = {
  label: '游戏录像',
  shows: (name, frames) => `“${name}”：录下的 ${number(frames)} 帧，使用该游戏四叉树的选项。`,
  refused: (name, reason) => `无法显示“${name}”。${reason}`,
  close: '关闭录像',
  closedFor: (name) => `“${name}”已关闭：你打开的内容有自己的场景。`,
  closeRefusal: '关闭这条消息',
  about:
    '这是一段游戏录像：对象都在游戏里当时的位置上。这里只计算存放它们的四叉树，它的设置可以更改。',
  dropped: (frames) => `录制时丢弃了更早的 ${number(frames)} 帧。`,
  scaled: (scale) => `显示比例 ${scale}。`,
  approximated: (settings) => `以下设置的录制值超出了本页的范围，改用最接近的值：${settings}。`,
  frames: '帧数',
  rate: '每秒帧数',
  objects: '这一帧的对象数',
  world: '世界',
  corner: (x, y) => `起点 (${x}; ${y})`,
  outside: {
    label: '世界之外的对象',
    keep: '保留',
    reject: '拒绝',
    grow: '扩大世界',
  },
  ofWorld: {
    about:
      '这是一段 World 的录像：物体、形状、接触和事件都与游戏里的相同。存放它们的包围盒的四叉树在这里计算，它的设置可以更改。',
    contacts: '这一帧的接触数',
    entered: '开始的碰撞对',
    exited: '结束的碰撞对',
  },
  on: '开',
  off: '关',
  case: {
    label: '错误案例',
    shows: (name, objects) => `“${name}”：${number(objects)} 个对象，与保存的那一帧完全相同。`,
    same: (pairs) => `四叉树找到的碰撞对与文件中的相同：${number(pairs)} 对。`,
    differs: (more, fewer) =>
      `四叉树找到的碰撞对与文件中的不同：多了 ${number(more)} 对，少了 ${number(fewer)} 对。`,
    sameQuery: (hits) => `查询找到的对象与文件中的相同：${number(hits)} 个。`,
    queryDiffers: (more, fewer) =>
      `查询找到的对象与文件中的不同：多了 ${number(more)} 个，少了 ${number(fewer)} 个。`,
    about:
      '这是用于错误报告的案例：某一帧的全部矩形，与保存时完全相同。本页用保存的选项把它们放进四叉树，重新查找了碰撞对。',
    objects: '对象数',
    pairs: '文件中的碰撞对',
    hits: '文件中的命中数',
    close: '关闭案例',
  },
};
