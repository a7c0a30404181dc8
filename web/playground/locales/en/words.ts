import { inLanguage } from '../in-language.ts';
import { legend } from '../legend.ts';
import { settings } from '../settings.ts';

export const words = { ...inLanguage('en', settings), legend: inLanguage('en', legend) };
