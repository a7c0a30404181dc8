/** Where each scene leads on: from its words, and back from what it leads to. */
import type { PresetId } from './parameters.ts';

interface Leads {
  /** The chapter that explains most of what it shows, by its address in the article. */
  readonly chapter: string;
  /** The document with its code, from the folder of the documentation. */
  readonly document: string;
  /** The part of `docs/articles.html` about the article that it comes from. */
  readonly article?: string;
}

export const sceneLeads: Readonly<Record<PresetId, Leads>> = {
  crowd: { chapter: 'cut-the-paper', document: 'start.html' },
  bodies: { chapter: 'in-your-own-game', document: 'events.html' },
  s0: {
    chapter: 'what-lies-across-a-line',
    document: 'placement.html',
    article: 's0-java-tip-italian-translation',
  },
  s1: {
    chapter: 'what-lies-across-a-line',
    document: 'placement.html',
    article: 's1-stdio-vietnamese-c',
  },
  s2: {
    chapter: 'everything-moves',
    document: 'moving.html',
    article: 's2-csdn-chinese-ceasyx',
  },
  s3: {
    chapter: 'edges-and-outside',
    document: 'recipes/pickups.html',
    article: 's3-imooc-chinese-cocos-creator',
  },
  s4: {
    chapter: 'candidates-are-not-hits',
    document: 'queries.html',
    article: 's4-unity-c-traditional-chinese',
  },
};
