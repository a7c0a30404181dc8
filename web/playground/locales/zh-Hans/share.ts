import type { ShareStrings } from '../strings.ts';

export const share: ShareStrings = {
  title: '带走这一帧',
  close: '关闭',
  copy: '复制',
  save: '保存',
  saved: '已保存。',
  notCopied: '浏览器不允许本页复制。文本如下：',
  text: '要复制的文本',
  kinds: {
    link: { label: '链接', hint: '打开后与您看到的完全一致：停在这一帧。' },
    embed: { label: '嵌入代码', hint: '放进您网页的 iframe；点击后开始运行。' },
    typescript: { label: 'TypeScript 代码', hint: '使用 npm 包的程序，包含这些矩形。' },
    cpp: { label: 'C++ 代码', hint: '使用 C++ 库的程序，包含这些矩形。' },
    png: { label: 'PNG 图片', hint: '逐像素的画面。' },
    svg: { label: 'SVG 图片', hint: '矢量画面，任何尺寸都清晰。' },
  },
  embedTitle: 'Quadrille：工作中的四叉树',
};
