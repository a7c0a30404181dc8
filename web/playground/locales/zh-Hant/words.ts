import { inLanguage } from '../in-language.ts';
import { legend } from '../legend.ts';
import { settings } from '../settings.ts';

export const words = { ...inLanguage('zh-Hant', settings), legend: inLanguage('zh-Hant', legend) };
