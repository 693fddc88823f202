import { expect, test } from 'vitest';
import { GAZETTES, type GazetteId, type News } from '../cards/gazettes.ts';
import { position } from '../testing.ts';

/** As the law prints them: Bonacieux, passage, gate, Channel, Buckingham, spies, one turn at most. */
const PRINTED: Readonly<Record<GazetteId, string>> = {
  GZ01: 'home open open both home absent',
  GZ02: 'home open closed from-france home active',
  GZ03: 'home closed open from-france absent absent',
  GZ04: 'queen open open both home active',
  GZ05: 'queen open closed from-england home absent gate',
  GZ06: 'away closed open both home active',
  GZ07: 'home open open none home active channel',
  GZ08: 'queen closed open from-england home absent',
  GZ09: 'away open open from-france absent active buckingham',
  GZ10: 'home open closed both home absent',
  GZ11: 'queen open open none absent absent channel buckingham',
  GZ12: 'home closed open from-england home active',
  GZ13: 'home open open from-france home absent',
  GZ14: 'away closed closed both home active gate',
  GZ15: 'queen open open from-england absent active buckingham',
  GZ16: 'home closed open none home absent channel',
  GZ17: 'queen closed closed from-france home active gate',
  GZ18: 'away open open both absent absent buckingham',
};
const IDS = Object.keys(PRINTED) as GazetteId[];

const wordsOf = ({ bonacieux, passage, gate, channel, buckingham, spies }: News) =>
  [bonacieux, passage, gate, channel, buckingham, spies].join(' ');

test.each(IDS)('TRO.9 %s fixes the six states as it is printed', id => {
  const table = position({
    riders: [{ at: 'FO4', bottes: ['BS08'] }, {}],
    gazette: id === 'GZ01' ? 'GZ02' : 'GZ01',
    gazettes: [id],
  });
  table.botte('BS08');
  expect(table.state.gazette).toBe(id);
  expect([wordsOf(table.state.news), ...GAZETTES[id].oneTurn].join(' ')).toBe(PRINTED[id]);
});

test('TRO.9 the eighteen gazettes spread their states as the law counts them', () => {
  const counted = new Map<string, number>();
  for (const id of IDS) {
    const { oneTurn, ...news } = GAZETTES[id];
    for (const [element, value] of [...Object.entries(news), ...oneTurn.map(each => ['one turn', each])]) {
      const key = `${element} ${value}`;
      counted.set(key, (counted.get(key) ?? 0) + 1);
    }
  }
  expect(Object.fromEntries(counted)).toEqual({
    'bonacieux home': 8,
    'bonacieux queen': 6,
    'bonacieux away': 4,
    'passage open': 11,
    'passage closed': 7,
    'gate open': 13,
    'gate closed': 5,
    'channel both': 6,
    'channel from-france': 5,
    'channel from-england': 4,
    'channel none': 3,
    'buckingham home': 13,
    'buckingham absent': 5,
    'spies absent': 9,
    'spies active': 9,
    'one turn channel': 3,
    'one turn buckingham': 4,
    'one turn gate': 3,
  });
});

test('TRO.9 what blocks the Channel altogether lasts one turn at most', () => {
  const blocked = IDS.filter(id => GAZETTES[id].channel === 'none');
  expect(blocked).toHaveLength(3);
  for (const id of blocked) expect(GAZETTES[id].oneTurn as readonly string[]).toContain('channel');
});
