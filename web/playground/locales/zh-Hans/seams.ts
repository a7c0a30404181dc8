import type { SeamStrings } from '../strings.ts';

export const seams: SeamStrings = {
  separate: '形状会卡在物体之间的接缝上。',
  joined: '形状滑过接缝，就像在一整块地面上。',
  picture: (ofSeams, ofOutline) =>
    `四个形状在瓦片地图上滑动，同样的四个形状在相邻的独立物体上滑动。接缝的法线：${ofSeams} 条。轮廓的法线：${ofOutline} 条。`,
  tiles: '瓦片地图',
  bodies: '独立的物体',
  ofSeams: '接缝的法线',
  ofOutline: '轮廓的法线',
  rule: '接缝规则',
  pause: '暂停形状',
  run: '让形状滑动',
  step: '走一步',
  explain:
    '每个箭头是一个接触的法线：页面沿着它把形状推出去。红色的法线不属于地面的轮廓。打开接缝规则后，相距不超过容差的静态物体算作一整块，它们之间的边没有法线。',
  code: '实现它的选项',
};
