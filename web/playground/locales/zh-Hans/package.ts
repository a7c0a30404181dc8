import { countingIn } from '../counting.ts';
import type { PackageStrings } from '../strings.ts';

const { number } = countingIn('zh-Hans');

export const gamePackage: PackageStrings = {
  says: '一次导入，每帧两次调用',
  install: '安装',
  copyInstall: '复制安装命令',
  size: (size) =>
    `页面需下载 ${size}（brotli 压缩，按本次构建实测）：脚本和 WebAssembly，没有任何依赖。`,
  loop: '一个循环',
  loopHint: '四叉树接收数字形式的包围盒，告诉你哪些相互重叠。其余的由你的游戏来做。',
  copyLoop: '复制循环代码',
  showAll: (lines: string) => `显示全部 ${lines} 行`,
  showLess: '收起',
  live: '同一个文件正在运行',
  copy: '复制',
  copied: '已复制。',
  notCopied: '此浏览器不允许页面复制，请自行选中代码。',
  run: '运行',
  stop: '停止',
  pairs: (count) => `${number(count)} 个碰撞对`,
  record: '回放',
  recordHint:
    '录下游戏的每一帧，把文件拖到本页任意位置：它会像场景一样逐帧显示，带有格子、碰撞对和探测框。',
  copyRecord: '复制录制代码',
  openRecording: '打开录像',
  read: '继续阅读',
  pages: {
    documentation: '文档，可以搜索',
    start: '入门：第一次调用，用 Node、Vite、Next 或 C++',
    calls: '两个类的全部调用',
    reference: '参考手册：每个类、函数和类型',
    recordings: '录像及其格式',
    views: '结果的有效期，以及检查它的构建版本',
    game: '可以玩的游戏：有数千个物体的射击游戏',
    examples: '可运行的示例：普通网页、PixiJS、Phaser、React、Worker、服务器',
  },
};
