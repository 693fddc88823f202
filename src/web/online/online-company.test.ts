import { beforeEach, describe, expect, test } from 'vitest';
import type { CompanyView, Refusal, Suggested } from '#wire/to-client.ts';
import type { Act } from '#wire/to-server.ts';
import { matchOf, tableFor } from '../match/testing.ts';
import { Thinker } from '../match/thinker.ts';
import { OnlineCompany } from './online-company.svelte.ts';
import { positionOf, roomOf } from './testing.ts';

const REASON = { kind: 'because' };
const SUGGESTED: Suggested = {
  id: 'AbCdEfGhIjKl',
  seat: 2,
  choice: { kind: 'start', who: 'athos' },
  reason: REASON,
  mayDecline: true,
};
const COME = { kind: 'come', what: 'paris' };
const ANSWER = { from: 0, to: 2, wish: COME, heeded: true, reason: REASON };

let acts: Act[];
let refused: Refusal[];
let answer: (act: Act) => Refusal | null;
beforeEach(() => {
  acts = [];
  refused = [];
  answer = () => null;
});

const companyWith = (heard: Partial<CompanyView> = {}, advice = true, fetchThinker = async () => ({ Thinker })) => {
  const real = tableFor(matchOf([null, 'random']));
  return new OnlineCompany({
    room: () => roomOf(0, { advice }),
    position: () => positionOf(real, 0),
    heard: { suggestions: [], remarks: [], asked: [], ...heard },
    async act(act) {
      acts.push(act);
      return answer(act);
    },
    refused: why => refused.push(why),
    fetchThinker,
  });
};

describe('a suggestion', () => {
  test('is answered by its own id, once', async () => {
    const company = companyWith({ suggestions: [SUGGESTED] });
    company.answer(2, 'yes');
    company.answer(2, 'yes');
    company.answer(3, 'yes');
    expect(acts).toEqual([{ act: 'nod', suggestion: SUGGESTED.id, agreed: true }]);
    expect(company.suggestions).toEqual([]);
    company.hear({ kind: 'suggested', suggestions: [] });
    await expect.poll(() => company.speaks).toBe(false);
  });

  test('a word that is not taken is told, and what still stands is shown again', async () => {
    answer = () => 'not-kept';
    const company = companyWith({ suggestions: [SUGGESTED] });
    company.answer(2, 'no');
    await expect.poll(() => refused).toEqual(['not-kept']);
    await expect.poll(() => company.suggestions).toEqual([SUGGESTED]);
  });
});

describe('what bots have said', () => {
  test('is kept by the number of the choice, and goes with it', () => {
    const company = companyWith({ remarks: [{ at: 3, seat: 1, reason: REASON }] });
    company.hear({ kind: 'remarked', remark: { at: 4, seat: 2, reason: REASON } });
    expect([...company.remarks]).toEqual([
      [3, { seat: 1, reason: REASON }],
      [4, { seat: 2, reason: REASON }],
    ]);
    company.forgetAfter(3);
    expect([...company.remarks.keys()]).toEqual([3]);
  });
});

describe('a wish', () => {
  test('is asked, answered and let go', async () => {
    const company = companyWith();
    answer = act => {
      if (act.act === 'wish') company.hear({ kind: 'asked', asked: act.asked ? [ANSWER] : [] });
      return null;
    };
    expect(await company.ask(0, 2, COME)).toEqual(ANSWER);
    expect(company.asked).toEqual([ANSWER]);
    expect(await company.ask(0, 2, COME)).toBeNull();
    expect(acts.map(act => act.act === 'wish' && act.asked)).toEqual([true, false]);
  });
});

test('a thinker that did not come is asked for again the next time', async () => {
  let asked = 0;
  class Told extends Thinker {
    override async wishes() {
      return [COME];
    }
  }
  const company = companyWith({}, true, async () => {
    if (++asked === 1) throw new TypeError('Failed to fetch dynamically imported module');
    return { Thinker: Told };
  });
  await expect(company.wishes(0, 2)).rejects.toThrow('Failed to fetch');
  expect(await company.wishes(0, 2)).toEqual([COME]);
  expect(await company.wishes(0, 2)).toEqual([COME]);
  expect(asked).toBe(2);
});

test('whether there is advice the table says', () => {
  expect(companyWith().advises).toBe(true);
  expect(companyWith({}, false).advises).toBe(false);
});
