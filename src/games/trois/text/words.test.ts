import { describe, expect, test } from 'vitest';
import { BOTTE_IDS } from '../cards/bottes.ts';
import { GAZETTES, type GazetteId, type News } from '../cards/gazettes.ts';
import { SHELVES, SPACES, TONGUES, type Tongue } from './testing.ts';
import { loadWords } from './words.ts';

describe.each(TONGUES)('%s', tongue => {
  const { words, luck } = SHELVES[tongue];

  test('has words for every card and gazette, no two of the same title', () => {
    const titles = [
      ...Object.values(words.orders).map(each => each.title),
      ...Object.values(words.bottes).map(each => each.title),
      ...Object.values(words.gazettes).map(each => each.headline),
    ];
    expect(titles).toHaveLength(56);
    expect(new Set(titles).size).toBe(56);
    expect(Object.keys(words.bottes)).toEqual(BOTTE_IDS);
  });

  test('names each of the 118 spaces differently', () => {
    expect(SPACES).toHaveLength(118);
    for (const form of ['name', 'at', 'to'] as const)
      expect(new Set(SPACES.map(space => words.space(space)[form])).size).toBe(118);
  });

  test('explains the luck of dice and doubles', () => {
    expect(Object.keys(luck.rows)).toEqual(['dice', 'doubles']);
  });

  test('is what a table fetches by its language', async () => {
    expect(await loadWords(tongue)).toBe(words);
  });
});

/** What an article must say of each state, in each language. */
const SAYS: Readonly<Record<Tongue, { readonly [Of in 'bonacieux' | 'channel']: Readonly<Record<News[Of], RegExp>> }>> =
  {
    en: {
      bonacieux: {
        home: /Mme Bonacieux[^.]*at home|at home[^.]*Mme Bonacieux/,
        queen: /Mme Bonacieux[^.]*with (?:the Queen|Her Majesty)/,
        away: /Mme Bonacieux[^.]*(?:gone|away)|house is empty/,
      },
      channel: {
        both: /boats?[^.]*(?:both shores|Calais and in Dover|either shore)/i,
        'from-france': /boat[^.]*Calais/,
        'from-england': /boat[^.]*Dover/,
        none: /no boat (?:leaves|sails)/,
      },
    },
    fr: {
      bonacieux: {
        home: /Mme Bonacieux[^.]*chez elle/,
        queen: /Mme Bonacieux[^.]*chez (?:la Reine|Sa Majesté)/,
        away: /Mme Bonacieux[^.]*(?:emmenée|disparue|absente)|maison est vide/,
      },
      channel: {
        both: /bateau[^.]*(?:deux rives|Calais[^.]*Douvres|chaque rive)/,
        'from-france': /bateau[^.]*Calais/,
        'from-england': /bateau[^.]*Douvres/,
        none: /(?:aucun|pas un) bateau/,
      },
    },
    it: {
      bonacieux: {
        home: /Madame Bonacieux[^.]*a casa/,
        queen: /Madame Bonacieux[^.]*(?:dalla Regina|da Sua Maestà)/,
        away: /Madame Bonacieux[^.]*(?:portata via|sparita|via)|casa è vuota/,
      },
      channel: {
        both: /barc[ah][^.]*(?:entrambe le rive|Calais[^.]*Dover|ogni riva)/i,
        'from-france': /barca[^.]*Calais/,
        'from-england': /barca[^.]*Dover/,
        none: /nessuna barca/,
      },
    },
  };

test.each(TONGUES)('TRO.9: every gazette in %s says where Mme Bonacieux is and where a boat lies', tongue => {
  for (const [id, { bonacieux, channel }] of Object.entries(GAZETTES)) {
    const { article } = SHELVES[tongue].words.gazettes[id as GazetteId];
    expect(article).toMatch(SAYS[tongue].bonacieux[bonacieux]);
    expect(article).toMatch(SAYS[tongue].channel[channel]);
  }
});
