import { countingIn } from '../counting.ts';
import type { ShareStrings } from '../strings.ts';

const { number } = countingIn('zh-Hans');

export const share: ShareStrings = {
  title: '分享这一帧',
  close: '关闭',
  copy: '复制',
  save: '保存',
  saved: '已保存。',
  notCopied: '此浏览器不允许页面复制。文本如下：',
  text: '要复制的文本',
  noLink: '这里没有“链接”和“嵌入代码”：它们无法包含录像或案例。',
  kinds: {
    link: { label: '链接', hint: '打开后与你看到的完全一致：停在这一帧。' },
    embed: { label: '嵌入代码', hint: '用于你的网页：读者能看到什么、能改什么，由你决定。' },
    typescript: {
      label: 'TypeScript 代码',
      hint: '使用 npm 包的程序，包含这些矩形和移动它们的循环。',
    },
    javascript: {
      label: 'JavaScript 代码',
      hint: '无需构建，直接放进网页的 <script type="module"> 或 Node 就能运行，包含这些矩形和移动它们的循环。',
    },
    cpp: { label: 'C++ 代码', hint: '使用 C++ 库的程序，包含这些矩形和移动它们的循环。' },
    png: { label: 'PNG 图片', hint: '逐像素的画面，也可以比屏幕上更大。' },
    svg: { label: 'SVG 图片', hint: '矢量画面，任何尺寸都清晰。' },
    clip: {
      label: '短片',
      hint: '从这一帧开始的短片，逐步绘制。文件格式是 MP4；如果浏览器不能生成 MP4，就是 WebM。',
    },
    case: {
      label: '错误案例',
      hint: '用于报告错误的文件：每个矩形的精确数值、查询，以及 Quadrille 和暴力法的结果。拖到本页即可重新打开。',
    },
  },
  setUp: '设置',
  scale: '图片尺寸（像素）',
  tooLarge: (width, height) =>
    `此浏览器无法生成 ${width} × ${height} 像素的图片。请选择较小的尺寸，或使用 SVG。`,
  clipLength: '短片长度',
  seconds: (seconds) => `${seconds} 秒`,
  cancel: '取消',
  encoding: (percent) => `正在生成短片：${percent}`,
  cannotEncode:
    '这个浏览器不能生成这段短片。Chrome、Edge、Safari 16.4 起以及电脑上的 Firefox 130 起可以。',
  embed: {
    title: '嵌入你的网页',
    form: { label: '代码类型', iframe: 'iframe 框架', element: '自定义元素' },
    iframeHint: '不需要脚本。宽度与所在的栏相同。',
    elementHint: '本站的脚本提供这个元素：你的文章可以控制它，它的高度可以随内容变化。',
    follow: '高度随内容',
    height: '高度',
    start: {
      label: '开始方式',
      running: '直接运行',
      paused: '暂停',
      click: '点击后运行',
      poster: '封面，点击后才加载',
    },
    shown: '显示的部分',
    locked: '读者不能更改的部分',
    parts: {
      scenes: '场景',
      time: '时间',
      buttons: '按钮',
      numbers: '数据',
      diagram: '树的图示',
      caption: '说明',
      settings: '设置',
      tools: '工具',
      zoom: '缩放按钮',
      probe: '探测方式',
      extras: '播放以外的按钮',
      link: '前往演练场的链接',
    },
    background: '背景颜色',
    accent: '链接和按钮的颜色',
    fontSize: '文字大小',
    usual: '恢复默认',
    readerLanguage: '读者的语言',
    articleLanguage: '文章的语言',
    preview: '预览',
    widths: { phone: '手机上', column: '文章栏中' },
    code: '嵌入用的代码',
    notCopied: '此浏览器不允许页面复制，请自行选中上面的代码。',
  },
  embedTitle: 'Quadrille：工作中的四叉树',
  embedInstead: '此处无法显示演练场。',
  reach: {
    otherScene: '链接无法包含录像或案例：打开的是之前的场景，四叉树使用现在的设置。',
    fromStart: '这一帧太靠后，链接无法到达：链接从头开始。',
    fewerEdits: (held: number, all: number) =>
      `链接只能容纳 ${number(all)} 处改动中的前 ${number(held)} 处，显示的是下一处改动之前的场景。`,
  },
};
