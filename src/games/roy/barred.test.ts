import { describe, expect, test } from 'vitest';
import { seeded } from '#kernel/fairness.ts';
import { acting, why } from './barred/testing.ts';
import { barred, whyNot } from './barred.ts';
import { sortedHand, WHOLE_DECK } from './cards/adventure.ts';
import {
  BREAK_OUT,
  BRIBE,
  BUY,
  DONE,
  DRAW,
  END,
  HEAL,
  HELP,
  HORSE,
  MOUNT,
  MOVE,
  PLAY,
  REINFORCE,
  START,
  TRADE,
  TRESPASS,
} from './choices.ts';
import { roy } from './game.ts';
import { imagine } from './imagine.ts';
import { position, red } from './testing.ts';
import { lastAndMiladyIdle } from './tests/shared/last-to-play.testing.ts';
import { rules } from './text/rules/en/index.ts';
import { wander } from './text/testing.ts';

describe('everywhere', { tags: 'long' }, () => {
  test('nothing that may be chosen is refused, nothing is refused twice, and every rule is in the book', () => {
    const faults: string[] = [];
    wander(20, 3, ({ state }) => {
      const decisions = roy.decisions(state);
      for (const seat of state.hands.keys()) {
        const refused = barred(roy.view(state, seat));
        const wishes = refused.map(each => JSON.stringify(each.choice));
        const choices = decisions.find(each => each.seat === seat)?.choices ?? [];
        faults.push(...wishes.filter((wish, i) => wishes.indexOf(wish) < i));
        faults.push(...choices.map(choice => JSON.stringify(choice)).filter(choice => wishes.includes(choice)));
        faults.push(...refused.map(each => each.rule).filter(rule => !Object.hasOwn(rules, rule)));
      }
    });
    expect([...new Set(faults)]).toEqual([]);
  });

  test('the answer is the same in every world that looks alike to the seat', () => {
    wander(8, 2, ({ state }) => {
      for (const seat of state.hands.keys()) {
        const view = roy.view(state, seat);
        const said = JSON.stringify(barred(view));
        expect(JSON.stringify(whyNot(state, seat))).toBe(said);
        expect(JSON.stringify(whyNot(imagine(view, seeded('another world')), seat))).toBe(said);
      }
    });
  });

  test('a spectator, and everybody once the match is over, is refused nothing', () => {
    let ended = 0;
    wander(6, 0, ({ state }) => {
      const over = state.over === null ? [] : [...state.hands.keys()];
      for (const reader of [null, ...over]) expect(barred(roy.view(state, reader))).toEqual([]);
      ended += Number(state.over !== null);
    });
    expect(ended).toBe(6);
  });
});

describe('whose turn it is', () => {
  test('another turn is played to its end first', () => {
    const table = acting({ men: { porthos: { turn: 'done' } } });
    expect(why(table, 'aramis', START.aramis)).toEqual(['ROY.TURN.6', 'another-acts', { who: 'athos' }]);
    expect(why(table, 'porthos', START.porthos)).toEqual(['ROY.TURN.7', 'had-his-turn', { who: 'porthos' }]);
    expect(why(table, 'athos', START.athos)).toBeNull();
  });

  test('the other phases are not the musketeers’', () => {
    expect(why(position({ at: 'treachery' }), 'athos', START.athos)).toEqual(['ROY.TURN.3', 'milady-first']);
    // Milady rolls a Sword, which Athos may strike out: the siege waits for him.
    const siege = lastAndMiladyIdle('porthos', { men: { athos: { place: 'la-rochelle' } } })
      .dice(red(1, 0))
      .play('porthos', END);
    expect(siege.state.phase).toBe('siege');
    expect(why(siege, 'athos', START.athos)).toEqual(['ROY.TURN.12', 'siege-now']);
  });

  test('without actions only the horse is left', () => {
    const table = acting({ actions: 0, men: { athos: { gear: ['horse'] } } });
    expect(why(table, 'athos', DRAW)).toEqual(['ROY.TURN.4', 'no-actions', { who: 'athos' }]);
    expect(why(table, 'athos', HORSE.paris)).toBeNull();
  });

  test('whoever began at Richelieu has to leave', () => {
    const bound = { men: { athos: { place: 'richelieu', bound: true } } } as const;
    expect(why(acting(bound), 'athos', END)).toEqual(['ROY.RICH.7', 'must-leave', { who: 'athos' }]);
    expect(why(acting(bound), 'athos', DRAW)).toBeNull();
    const last = acting({ ...bound, actions: 1 });
    expect(why(last, 'athos', DRAW)).toEqual(['ROY.RICH.7', 'must-leave', { who: 'athos' }]);
    expect(why(last, 'athos', MOVE.paris)).toBeNull();
  });
});

describe('drawing and moving', () => {
  test('there is nothing to draw when every card is held', () => {
    const table = acting({ hands: { athos: sortedHand(WHOLE_DECK) } });
    expect(why(table, 'athos', DRAW)).toEqual(['ROY.ACT.6', 'deck-empty']);
    expect(why(table, 'athos', PLAY.captain)).toEqual(['ROY.CHAR.7', 'nothing-to-draw', { card: 'captain' }]);
  });

  test('some places are closed', () => {
    const table = acting({ men: { athos: { fateful: true } } });
    expect(why(table, 'athos', TRESPASS.quarters)).toEqual(['ROY.MOVE.3', 'no-quarters']);
    expect(why(table, 'athos', TRESPASS.bastille)).toEqual(['ROY.MOVE.4', 'no-bastille']);
    expect(why(table, 'athos', MOVE.quest)).toEqual(['ROY.HARD.1', 'quest-closed', { who: 'athos' }]);
    expect(why(table, 'athos', MOVE['vieux-colombier'])?.[1]).toBe('already-here');
    expect(why(table, 'athos', MOVE.paris)).toBeNull();
  });

  test('out of the Bastille one does not walk, nor ride', () => {
    const table = acting({ men: { athos: { place: 'bastille', gear: ['horse'] } }, state: { purse: 0 } });
    expect(why(table, 'athos', MOVE.paris)).toEqual(['ROY.MOVE.7', 'in-bastille', { who: 'athos' }]);
    expect(why(table, 'athos', MOUNT)).toEqual(['ROY.RULING.31', 'in-bastille', { who: 'athos' }]);
    expect(why(table, 'athos', BRIBE)).toEqual(['ROY.BAST.4', 'bribe-poor', { have: 0, need: 1 }]);
    expect(why(table, 'athos', BREAK_OUT)).toBeNull();
    const jailed = acting({ men: { athos: { place: 'bastille', jailed: true } } });
    expect(why(jailed, 'athos', BREAK_OUT)).toEqual(['ROY.BAST.1', 'jailed-today', { who: 'athos' }]);
  });

  test('a free move needs a horse that has not run', () => {
    expect(why(acting(), 'athos', MOUNT)).toEqual(['ROY.EQUIP.8', 'no-horse', { who: 'athos' }]);
    const ridden = acting({ men: { athos: { gear: ['horse'], ridden: true } } });
    expect(why(ridden, 'athos', MOUNT)).toEqual(['ROY.RULING.31', 'horse-used', { who: 'athos' }]);
  });
});

describe('cards', () => {
  test('a trade needs somebody here, and something to trade', () => {
    const together = { men: { porthos: { place: 'vieux-colombier' } } } as const;
    expect(why(acting(), 'athos', TRADE.porthos)?.slice(0, 2)).toEqual(['ROY.TRADE.1', 'partner-elsewhere']);
    expect(why(acting(together), 'athos', TRADE.porthos)?.slice(0, 2)).toEqual(['ROY.TRADE.14', 'nothing-to-trade']);
    const rich = { ...together, hands: { athos: ['single'] } } as const;
    expect(why(acting(rich), 'athos', TRADE.porthos)).toBeNull();
    const alone = acting({ ...rich, state: { isolation: true } });
    expect(why(alone, 'athos', TRADE.porthos)).toEqual(['ROY.CARD.23', 'isolation']);
    const refused = acting({ ...rich, state: { refused: ['porthos'] } });
    expect(why(refused, 'athos', TRADE.porthos)?.[0]).toBe('ROY.TRADE.13');
    const oneSeat = acting({ ...rich, players: 2 });
    expect(why(oneSeat, 'athos', TRADE.porthos)?.[0]).toBe('ROY.RULING.49');
  });

  test('a trade of nothing for nothing cannot be made', () => {
    const table = acting({ men: { porthos: { place: 'vieux-colombier' } }, hands: { athos: ['single'] } });
    table.play('athos', { kind: 'trade', who: 'porthos' }, { kind: 'done' });
    expect(why(table, 'porthos', DONE)).toEqual(['ROY.TRADE.14', 'nothing-offered']);
    expect(why(table, 'athos', DONE)).toBeNull();
  });

  test('nobody may end up with two alike', () => {
    const gear = { athos: { gear: ['pistol'] }, porthos: { place: 'vieux-colombier', gear: ['pistol'] } } as const;
    const table = acting({ men: gear });
    table.play('athos', { kind: 'trade', who: 'porthos' }, { kind: 'hand', gear: 'pistol' }, { kind: 'done' });
    expect(why(table, 'porthos', DONE)).toEqual(['ROY.TRADE.8', 'too-much-gear']);
  });

  test('a Character card that would change nothing stays in hand', () => {
    const table = acting({
      hands: { athos: ['bassompierre', 'essarts', 'buckingham', 'ketty', 'laporte', 'planchet'] },
      men: { porthos: { place: 'vieux-colombier', life: 0 } },
      garrison: ['single', 'single', 'double'],
      state: { purse: 10, epics: 7, shown: true },
    });
    expect(why(table, 'athos', PLAY.bassompierre)).toEqual(['ROY.CHAR.5', 'garrison-full', { most: 3 }]);
    expect(why(table, 'athos', PLAY.essarts)?.[1]).toBe('purse-full');
    expect(why(table, 'athos', PLAY.buckingham)?.[1]).toBe('epics-full');
    expect(why(table, 'athos', PLAY.ketty)?.[1]).toBe('location-shown');
    expect(why(table, 'athos', PLAY.laporte)?.[1]).toBe('honour-whole');
    expect(why(table, 'athos', HEAL)?.[1]).toBe('not-wounded');
    expect(why(table, 'athos', HELP.porthos)?.[1]).toBe('friend-down');
    expect(why(table, 'athos', HELP.aramis)).toBeNull();
  });

  test('La Rochelle is reinforced on the spot, with Combat cards, three at most', () => {
    const held = { hands: { athos: ['single'] } } as const;
    expect(why(acting(held), 'athos', REINFORCE.single)?.slice(0, 2)).toEqual(['ROY.REINF.1', 'not-at-la-rochelle']);
    const there = { men: { athos: { place: 'la-rochelle' } } } as const;
    expect(why(acting(there), 'athos', REINFORCE.single)).toEqual(['ROY.REINF.1', 'no-combat-card']);
    const full = acting({ ...held, ...there, garrison: ['single', 'single', 'double'] });
    expect(why(full, 'athos', REINFORCE.single)).toEqual(['ROY.REINF.3', 'garrison-full', { most: 3 }]);
  });

  test('an Arsenal item is refused for what it lacks', () => {
    const table = acting({
      men: { athos: { gear: ['pistol'], skills: ['panache'] } },
      state: { purse: 1, arsenal: { ...position().state.arsenal, armour: 0 } },
    });
    expect(why(table, 'athos', BUY.pistol)?.slice(0, 2)).toEqual(['ROY.EQUIP.4', 'owned']);
    expect(why(table, 'athos', BUY.panache)?.slice(0, 2)).toEqual(['ROY.UPGR.9', 'owned']);
    expect(why(table, 'athos', BUY.armour)?.slice(0, 2)).toEqual(['ROY.EQUIP.6', 'sold-out']);
    expect(why(table, 'athos', BUY.blade)).toEqual(['ROY.EQUIP.7', 'too-dear', { item: 'blade', have: 1, need: 2 }]);
    expect(why(table, 'athos', BUY.balm)?.slice(0, 2)).toEqual(['ROY.RULING.55', 'full-life']);
    expect(why(table, 'athos', BUY.manoeuvre)?.slice(0, 2)).toEqual(['ROY.UPGR.3', 'no-combat-to-pay']);
    expect(why(table, 'athos', BUY.nobility)?.slice(0, 2)).toEqual(['ROY.UPGR.6', 'no-card-to-pay']);
  });
});
