import { inLanguage } from '../in-language.ts';
import { legend } from '../legend.ts';
import { settings } from '../settings.ts';

export const words = { ...inLanguage('zh-Hans', settings), legend: inLanguage('zh-Hans', legend) };
