import { describe, expect, test } from 'vitest';
import { roy } from '#games/roy/game.ts';
import { type Given, position } from '#games/roy/testing.ts';
import { dutyOf, manAtHand, postureOf } from './men.ts';

const seen = (given: Given, seat: number) => roy.view(position(given).state, seat);

describe('the sheet on top', () => {
  test('is that of the musketeer whose turn it is, of all those one leads', () => {
    const view = seen({ players: 2, acting: 'aramis' }, 1);
    expect(view.men.filter(man => man.seat === 1).length).toBeGreaterThan(1);
    expect(manAtHand(view, 1)).toBe('aramis');
  });

  test('is nobody’s while another seat plays, and for Milady', () => {
    const view = seen({ players: 5, acting: 'athos' }, 1);
    expect(manAtHand(view, 1)).toBeNull();
    expect(manAtHand(view, 0)).toBeNull();
  });

  test('is the companion’s while he carries out an order', () => {
    const view = seen({ players: 2, acting: 'aramis' }, 1);
    const other = view.men.findIndex(man => man.seat === 1 && man.who !== 'aramis');
    const ordered = { ...view, todo: [...view.todo, { kind: 'ordered' as const, man: other }] };
    expect(manAtHand(ordered, 1)).toBe(view.men[other].who);
  });

  test('is the partner’s while he answers a trade, and the trader’s again after it', () => {
    const view = seen({ players: 3, acting: 'dartagnan' }, 1);
    const [man, partner] = view.men.flatMap((each, at) => (each.seat === 1 ? [at] : []));
    const none = { cards: [], gear: [] };
    const trade = { kind: 'trade' as const, man, partner, gives: none, takes: none, agreed: [] };
    expect(manAtHand({ ...view, todo: [{ ...trade, stage: 'answer' }] }, 1)).toBe(view.men[partner].who);
    expect(manAtHand({ ...view, todo: [{ ...trade, stage: 'agree' }] }, 1)).toBe(view.men[man].who);
  });
});

describe('what a musketeer is told to be doing', () => {
  const [athos] = seen({ acting: 'athos' }, 1).men.filter(man => man.who === 'athos');
  const waiting = { ...athos, turn: 'waiting' as const };

  test('is his turn in the musketeers’ phase, and nothing outside it', () => {
    expect(dutyOf(athos, 'musketeers')).toBe('acting');
    expect(dutyOf(waiting, 'musketeers')).toBe('waiting');
    expect(dutyOf(waiting, 'siege')).toBeNull();
  });

  test('is nothing while he lies wounded', () => {
    expect(postureOf({ ...waiting, life: 0 })).toBe('down');
    expect(dutyOf({ ...waiting, life: 0 }, 'musketeers')).toBeNull();
  });

  test('does not hide that he sits in the Bastille', () => {
    expect(postureOf({ ...waiting, place: 'bastille' })).toBe('jailed');
    expect(dutyOf({ ...waiting, place: 'bastille' }, 'musketeers')).toBe('waiting');
  });
});
