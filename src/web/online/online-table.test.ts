import { describe, expect, test } from 'vitest';
import type { View } from '#games/musketiere/view.ts';
import type { Step } from '#wire/to-client.ts';
import type { OnlineMatch } from './online-match.svelte.ts';
import { house, open, pass, real, seated, settle } from './online-table.testing.ts';
import { roomOf, seatView, stepOf, welcomeTo } from './testing.ts';

/** Plays the first choice of that seat at the real table. */
const playAt = (seat: number) => {
  const { version, asked } = real.seen(seat);
  const answer = real.choose(seat, version, asked.find(each => each.seat === seat)?.choices[0]);
  if (!answer.ok) throw new Error(answer.why);
};
const showAll = (match: OnlineMatch) => {
  while (match.queue.moving) match.queue.settle(match.queue.step.number);
};
const shown = (match: OnlineMatch) => match.queue.step.view as View;
const missedSince = (at: number): Step[] =>
  Array.from({ length: real.seen(0).at - at }, (_, i) => {
    const moment = at + i + 1;
    return { at: moment, view: real.seenAt(moment, 0), events: real.eventsAt(moment, 0) };
  });

describe('at the table', () => {
  test('on arrival everything stands as it is, without motion, and I am asked', async () => {
    playAt(0);
    const { match } = await seated();
    expect(match.queue.step).toMatchObject({ at: 1, events: [] });
    expect(match.question?.choices).toHaveLength(11);
    expect(match.story()).toEqual(real.story(0));
  });

  test('my choice is sent with the version I saw; until it is answered I am asked nothing', async () => {
    const { match } = await seated();
    const choice = match.question?.choices[3];
    const answered = match.choose(choice);
    expect(house.line.asked).toMatchObject([{ kind: 'choose', version: 0, choice }]);
    expect([match.question, match.sending]).toEqual([null, true]);
    expect(await match.choose(choice)).toBe('late');
    expect(house.line.asked).toHaveLength(1);
    playAt(0);
    house.line.tell(stepOf(real, 0));
    house.line.tell({ kind: 'done', id: house.line.asked[0].id });
    expect(await answered).toBeNull();
    expect(match.sending).toBe(false);
    showAll(match);
    expect(match.question?.choices).toHaveLength(11);
  });

  test('the match waits for me before I have seen why, and my own choice is known as what led there', async () => {
    const { match } = await seated();
    void match.choose(match.question?.choices[0]);
    expect(match.waitsForMe).toBe(false);
    playAt(0);
    house.line.tell(stepOf(real, 0));
    house.line.tell({ kind: 'done', id: house.line.asked[0].id });
    await settle();
    expect([match.question, match.waitsForMe]).toEqual([null, true]);
    expect([match.askedSince, match.mine]).toEqual([1, 1]);
    showAll(match);
    expect(match.question).not.toBeNull();
  });

  test('an answer that comes before its step does not bring the old question back', async () => {
    const { match } = await seated();
    const answered = match.choose(match.question?.choices[0]);
    house.line.tell({ kind: 'done', id: house.line.asked[0].id });
    await answered;
    expect(match.question).toBeNull();
    playAt(0);
    house.line.tell(stepOf(real, 0));
    showAll(match);
    expect(match.question).not.toBeNull();
  });

  test('a refusal brings the question back, on a table laid anew', async () => {
    const { match } = await seated();
    const answered = match.choose(match.question?.choices[0]);
    house.line.tell({ kind: 'refused', id: house.line.asked[0].id, why: 'not-kept' });
    expect(await answered).toBe('not-kept');
    expect(match.question?.choices).toHaveLength(12);
    expect(match.refusals).toBe(1);
  });

  test('what others do is shown in motion, and I am still asked the same', async () => {
    const { match } = await seated();
    playAt(1);
    house.line.tell(stepOf(real, 0));
    expect(match.queue.step).toMatchObject({ at: 1, events: [{ kind: 'laid', seat: 1 }] });
    expect(match.question?.choices).toHaveLength(12);
    showAll(match);
    expect(match.story()).toEqual(real.story(0));
  });

  test('a step that is known already changes nothing', async () => {
    const { match } = await seated();
    playAt(1);
    const step = stepOf(real, 0);
    house.line.tell(step);
    showAll(match);
    playAt(0);
    house.line.tell(stepOf(real, 0));
    showAll(match);
    house.line.tell(step);
    expect([match.at, match.story().length]).toEqual([2, real.story(0).length]);
  });

  test('a choice taken back leads back without motion, and the story forgets it', async () => {
    const { match } = await seated();
    playAt(0);
    house.line.tell(stepOf(real, 0));
    showAll(match);
    expect(match.mayTakeBack).toBe(true);
    void match.takeBack();
    expect(house.line.asked).toMatchObject([{ kind: 'take-back', version: 1 }]);
    real.takeBack(0, 1);
    house.line.tell(stepOf(real, 0, true));
    expect(match.queue.step).toMatchObject({ at: 0, events: [] });
    expect(match.story()).toEqual(real.story(0));
    expect(shown(match).hand).toHaveLength(12);
    house.line.tell({ kind: 'done', id: house.line.asked[0].id });
    await settle();
    expect(match.question?.choices).toHaveLength(12);
    playAt(0);
    house.line.tell(stepOf(real, 0));
    showAll(match);
    expect(match.story()).toEqual(real.story(0));
  });

  test('while my answer is on its way, what another does does not bring the question back', async () => {
    const { match } = await seated();
    void match.choose(match.question?.choices[0]);
    playAt(1);
    house.line.tell(stepOf(real, 0));
    showAll(match);
    expect([match.question, match.sending]).toEqual([null, true]);
  });

  test('while a bot plays for me I am asked nothing', async () => {
    const { match } = await seated();
    const seats = [seatView('Aline', { standIn: 'greedy' }), seatView('Bastien')];
    house.line.tell({ kind: 'room', room: roomOf(0, { seats }) });
    expect(match.question).toBeNull();
    expect(match.seats[0]).toMatchObject({ name: 'Aline', bot: 'greedy', face: 'athos' });
  });

  test('who looks on is asked nothing and sees no hand', async () => {
    const table = open();
    await settle();
    house.line.open();
    house.line.tell(welcomeTo(real, null));
    expect(table.match?.question).toBeNull();
    expect(table.match && shown(table.match).hand).toEqual([]);
  });
});

describe('after a loss', () => {
  const comeBack = async () => {
    house.line.close();
    await pass(300);
    house.line.open();
  };

  test('it says what it has, and what was missed is shown in motion', async () => {
    const { table, match } = await seated();
    house.line.close();
    playAt(1);
    playAt(1);
    await pass(300);
    house.line.open();
    expect(house.line.said).toMatchObject([{ kind: 'enter', have: { version: 0, at: 0 } }]);
    const story = real.story(0).filter(told => told.at > 0);
    house.line.tell(welcomeTo(real, 0, { fresh: false, missed: missedSince(0), story }));
    expect(table.missed).toBe(2);
    expect(match.queue.step).toMatchObject({ at: 1, events: [{ kind: 'laid' }] });
    match.queue.settle(match.queue.step.number);
    expect(match.queue.step.at).toBe(2);
    showAll(match);
    expect(match.story()).toEqual(real.story(0));
  });

  test('too much was missed: straight to where things stand', async () => {
    const { match } = await seated();
    for (let i = 0; i < 3; i++) playAt(1);
    await comeBack();
    const story = real.story(0).filter(told => told.at > 0);
    house.line.tell(welcomeTo(real, 0, { fresh: false, missed: [], story }));
    expect(match.queue.step).toMatchObject({ at: 3, events: [] });
    expect(match.story()).toEqual(real.story(0));
  });

  test('something known was taken back meanwhile: the whole story comes anew', async () => {
    const { match } = await seated();
    playAt(1);
    house.line.tell(stepOf(real, 0));
    showAll(match);
    real.takeBack(1, 1);
    await comeBack();
    house.line.tell(welcomeTo(real, 0));
    expect(match.queue.step).toMatchObject({ at: 0, events: [] });
    expect(match.story()).toEqual(real.story(0));
  });

  test('another choice stands where a known one stood: the view is the new one', async () => {
    const { match } = await seated();
    playAt(0);
    house.line.tell(stepOf(real, 0));
    showAll(match);
    real.takeBack(0, 1);
    real.choose(0, 2, real.seen(0).asked[0].choices[5]);
    await comeBack();
    house.line.tell(welcomeTo(real, 0));
    expect(match.queue.step).toMatchObject({ at: 1, events: [], view: real.seen(0).view });
    expect(match.story()).toEqual(real.story(0));
  });

  test('a choice that was never acknowledged is sent again with its id, and counts once', async () => {
    const { match } = await seated();
    const answered = match.choose(match.question?.choices[0]);
    const [sent] = house.line.asked;
    // The house has kept it, but its word was lost on the way.
    playAt(0);
    await comeBack();
    const story = real.story(0).filter(told => told.at > 0);
    house.line.tell(welcomeTo(real, 0, { fresh: false, missed: missedSince(0), story }));
    expect(house.line.asked).toEqual([sent]);
    house.line.tell({ kind: 'done', id: sent.id });
    expect(await answered).toBeNull();
    showAll(match);
    expect(match.question?.choices).toHaveLength(11);
  });

  test('a house that lags behind tells nothing new', async () => {
    const { match } = await seated();
    const before = welcomeTo(real, 0, { fresh: false, story: [] });
    playAt(1);
    house.line.tell(stepOf(real, 0));
    showAll(match);
    await comeBack();
    house.line.tell(before);
    expect([match.at, match.story().length]).toEqual([1, real.story(0).length]);
    house.line.tell(stepOf(real, 0));
    expect(match.at).toBe(1);
  });

  test('who sees that a step has escaped him enters again with what he has', async () => {
    const { match } = await seated();
    playAt(1);
    playAt(1);
    house.line.tell(stepOf(real, 0));
    expect(match.at).toBe(0);
    await settle();
    house.line.open();
    expect(house.lines).toHaveLength(2);
    expect(house.line.said).toMatchObject([{ kind: 'enter', have: { version: 0, at: 0 } }]);
  });

  test('other eyes get nothing of what the former ones knew', async () => {
    const { table } = await seated();
    await comeBack();
    house.line.tell(welcomeTo(real, null, { fresh: false, story: [] }));
    expect(table.match).toBeNull();
    await settle();
    house.line.open();
    expect(house.line.said).toMatchObject([{ kind: 'enter', have: null }]);
    house.line.tell(welcomeTo(real, null));
    expect(table.match?.eyes).toBeNull();
    expect(table.match?.story().some(told => told.event.secret !== undefined)).toBe(false);
  });
});

const NOTE = { id: 1, at: 0, time: 0, by: null } as const;

test('what happened around the match is kept once', async () => {
  const { table, match } = await seated();
  house.line.tell({ kind: 'noted', note: { ...NOTE, kind: 'moment', seat: 1 } });
  house.line.tell({ kind: 'noted', note: { ...NOTE, kind: 'moment', seat: 1 } });
  expect(table.notes).toHaveLength(1);
  expect(match.refusals).toBe(0);
});

test('where somebody else answers for this seat, nothing half chosen stays on the table', async () => {
  const { match } = await seated();
  house.line.tell({ kind: 'noted', note: { ...NOTE, kind: 'ran-out', seat: 1 } });
  expect(match.refusals).toBe(0);
  house.line.tell({ kind: 'noted', note: { ...NOTE, id: 2, kind: 'ran-out', seat: 0 } });
  expect(match.refusals).toBe(1);
});

test('clocks are those of the last step, or what was told of them since', async () => {
  const { match } = await seated();
  expect(match.clocks).toBeNull();
  const clocks = [{ bank: 1000, choice: 500, runs: true }];
  house.line.tell({ kind: 'clocks', clocks });
  expect(match.clocks).toEqual(clocks);
});
