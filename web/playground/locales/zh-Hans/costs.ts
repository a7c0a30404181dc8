import type { CostStrings } from '../strings.ts';

export const costs: CostStrings = {
  build: '建树',
  pairs: '找碰撞对',
  draw: '绘制',
  duplicates: '避免的重复',
  duplicatesHint: '存放在多个节点中的对象，会在每个节点中遇到同一个对象；每一对只列出一次。',
  hint: '本机最近 90 帧的平均值与变化，使用同一刻度。',
};
