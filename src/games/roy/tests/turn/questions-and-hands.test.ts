import { describe, expect, test } from 'vitest';
import type { Card } from '../../cards/adventure.ts';
import type { Stores } from '../../cards/arsenal.ts';
import { BUY, type Choice, DONE, ORDER, PAY } from '../../choices.ts';
import { roy } from '../../game.ts';
import { ITEMS } from '../../names.ts';
import { clone } from '../../state.ts';
import { at, type By, type Given, type Position, position } from '../../testing.ts';
import { refused } from '../refusals/refusals.testing.ts';
import { ALL, alike } from '../secrets/look.testing.ts';

// Whether somebody is asked everybody sees: it must not hang on what only he holds (ROY.HID.15).

/** The position right after a choice, before anybody has said that he is done. */
const following = (table: Position, by: By, choice: Choice): Position => {
  const draft = clone(table.state);
  roy.apply(draft, table.seat(by), choice, null);
  return at(draft);
};
const prompts = ({ state }: Position) => roy.decisions(state).map(({ seat, prompt }) => [seat, prompt]);

const ATHOS = 2;
const others = ALL.filter(reader => reader !== ATHOS);
const SHOP = [[ATHOS, 'purchase']];
const TURN = [[ATHOS, 'man-turn']];

/** Nothing is for sale but one pistol, which the purse pays for, and manoeuvres, for a Combat card each. */
const STOCK: Stores = Object.fromEntries(ITEMS.map(item => [item, item === 'manoeuvre' ? 2 : 0])) as Stores;

/** Athos has bought that pistol. */
const bought = (hand: readonly Card[], given: Given = {}) => {
  const arsenal = { ...STOCK, pistol: 1, ...given.state?.arsenal };
  const state = { ...given.state, purse: 2, arsenal };
  return following(position({ acting: 'athos', hands: { athos: hand }, ...given, state }), 'athos', BUY.pistol);
};

/** Athos has bought the last upgraded skill, and paid with Ketty. */
const upgraded = (hand: readonly Card[]) => {
  const state = { purse: 0, arsenal: { ...STOCK, nobility: 1 } };
  const table = position({ acting: 'athos', hands: { athos: [...hand, 'ketty'] }, state });
  return following(following(table, 'athos', BUY.nobility), 'athos', PAY.ketty);
};

describe('a second item of a purchase', () => {
  test('ROY.HID.15 whoever holds any card is asked for it, so that the question shows nothing of his hand', () => {
    expect(prompts(bought(['single']))).toEqual(SHOP);
    expect(prompts(bought(['panache']))).toEqual(SHOP);
    alike(others, bought(['single', 'ketty']), bought(['panache', 'ketty']), bought(['double', 'single']));
  });

  test('ROY.HID.15 also after a card has paid for the first', () => {
    expect(prompts(upgraded(['panache']))).toEqual(SHOP);
    alike(others, upgraded(['panache']), upgraded(['single']));
  });

  test('ROY.DEC.28 he is offered what his own hand pays for, and to be done', () => {
    expect(bought(['single']).choices('athos')).toEqual([BUY.manoeuvre, DONE]);
    expect(bought(['panache']).choices('athos')).toEqual([DONE]);
    expect(prompts(following(bought(['panache']), 'athos', DONE))).toEqual(TURN);
  });

  test('ROY.UPGR.3 he is told why his hand does not pay for a manoeuvre', () => {
    expect(refused(bought(['panache']), 'athos', 'buy')).toContainEqual([
      BUY.manoeuvre,
      'ROY.UPGR.3',
      'no-combat-to-pay',
    ]);
  });

  test('ROY.DEC.28 where everybody sees that there is nothing more for him, he is not asked', () => {
    expect(prompts(bought([]))).toEqual(TURN);
    expect(prompts(bought(['single'], { men: { athos: { improved: true } } }))).toEqual(TURN);
    expect(prompts(bought(['single'], { state: { arsenal: { ...STOCK, pistol: 1, manoeuvre: 0 } } }))).toEqual(TURN);
  });

  test('ROY.HID.15 a match that began by rules 3 goes on as it began: his hand decides', () => {
    expect(prompts(bought(['single'], { rules: 3 }))).toEqual(SHOP);
    expect(prompts(bought(['panache'], { rules: 3 }))).toEqual(TURN);
  });
});

describe('an order of Tréville', () => {
  const CAPTAIN = 4;
  const ACTS = [[ATHOS, 'ordered']];

  /** Athos was jailed this turn, there is nothing to draw and no money; he is ordered to act. */
  const ordered = (hand: readonly Card[], given: Given = {}) => {
    const table = position({
      cast: ['aramis', 'athos', 'porthos', 'treville'],
      acting: 'treville',
      men: { athos: { place: 'bastille', jailed: true } },
      hands: { athos: hand },
      wholeDeck: [],
      state: { purse: 0, arsenal: STOCK },
      ...given,
    });
    return following(table, 'treville', ORDER.athos);
  };

  test('ROY.HID.15 whoever holds any card is asked what he does, also where his hand leaves him nothing', () => {
    expect(prompts(ordered(['single']))).toEqual(ACTS);
    expect(prompts(ordered(['panache']))).toEqual(ACTS);
    alike(others, ordered(['single']), ordered(['panache']), ordered(['ketty']));
  });

  test('ROY.TREV.11 with nothing he can do he lets the order lapse, and with something he cannot', () => {
    const idle = ordered(['panache']);
    expect(idle.choices('athos')).toEqual([DONE]);
    expect(ordered(['single']).choices('athos')).toEqual([BUY.manoeuvre]);
    const lapsed = following(idle, 'athos', DONE);
    expect(prompts(lapsed)).toEqual([[CAPTAIN, 'man-turn']]);
    expect(lapsed.state.actions).toBe(2);
  });

  test('ROY.HID.15 a match that began by rules 3 goes on as it began: his hand decides', () => {
    expect(prompts(ordered(['single'], { rules: 3 }))).toEqual(ACTS);
    expect(prompts(ordered(['panache'], { rules: 3 }))).toEqual([[CAPTAIN, 'man-turn']]);
  });
});
