import type { CostStrings } from '../strings.ts';

export const costs: CostStrings = {
  build: '建树',
  pairs: '找碰撞对',
  draw: '绘制',
  duplicates: '避免的重复',
  duplicatesHint: '存于多个节点的对象会在每个节点中再次相遇；每一对只列出一次。',
  hint: '本机最近 90 帧的平均值与走势，使用同一刻度。',
};
