import type { RemarkStrings } from '../strings.ts';

export const remarks: RemarkStrings = {
  lag: (pace, asked, needed) =>
    `实际速度 ${pace}：一步应为 ${asked} 毫秒，本机需要 ${needed} 毫秒。`,
  pinned: '探测框已固定。再次点击或按 Esc 取消固定。',
  refused: {
    nodes: '树拒绝了这些设置：需要的节点太多。请增大容量、减小最大深度，或者减少并缩小对象。',
    pairs: '树拒绝了这些设置：碰撞对太多，无法全部列出。请减少或缩小对象。',
    time: '树拒绝了这些设置：仅仅一帧就需要好几秒。请增大容量、改变最大深度，或者减少并缩小对象。',
  },
  close: '关闭提示',
  unchanged: (scene) => `按原样打开“${scene}”`,
  newerLink: '这个链接来自更新版本的页面。当前版本无法识别的部分已略去。',
  damagedLink: '这个链接损坏了，无法读取。请重新复制一次。',
  cutLink: '这个链接损坏了：只读出了开头的几处改动。',
  longLink: (characters) => `这个链接太长：前 ${characters} 个字符之后的内容没有读取。`,
  idleEdits: '这个链接添加或擦除了对象，而这只适用于反弹的对象：这里显示的场景没有这些改动。',
  changedLink: (changes) => `链接中有些内容不能照用：${changes}`,
  linkChange: {
    of: (control, change) => `${control}：${change}`,
    unknown: '未知',
    more: (number) => `另有 ${number} 处`,
  },
  /** What each tool does with the picture. */
  toolHelp: {
    ask: '已暂停。选一个对象追踪它的插入，选两个追踪这一对。',
    grab: '拖动一个对象；移动中松开即可抛出。',
    add: '在要添加对象的地方按下。',
    wall: '在画面上拖出一个矩形，它就成为墙。',
    erase: '按一个对象即可擦除，拖过多个可一并擦除。',
  },
  toolKeys: '在画面上，方向键移动工具，Enter 按下或松开，Esc 收起工具。',
  wallKeys: '用键盘时，Enter 先定一角，再定对角；Esc 收起工具。',
  laterEditsDropped: '之后的改动已被舍弃。“撤销”可以恢复。',
  oracleRests: (tests, limit) => `对象超过 ${limit} 个时不再逐帧核对：暴力法需要 ${tests} 次检测。`,
  replaying: (frame, percent, left) =>
    `正在计算到第 ${frame} 帧：${percent}${left === undefined ? '' : `，大约还需 ${left}`}`,
  halt: '停在这里',
  halted: (reached, wanted) => `已停在第 ${reached} 帧，未到第 ${wanted} 帧。`,
};
