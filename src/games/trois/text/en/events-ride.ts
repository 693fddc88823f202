import type { Seat } from '#kernel/game.ts';
import type { Who } from '#kernel/text.ts';
import type { Event } from '../../events.ts';
import { isCrossing, type RideSentences, said } from '../situation.ts';
import { space, squares } from './names.ts';

/** Where a move ended. */
const end = ({ path }: Extract<Event, { kind: 'rode' | 'gave-way' }>) => space(path[path.length - 1]);

/** The last leg begins at Buckingham's, in Calais for a late rider, or at the shortcut. */
const HOME: Readonly<Record<'BUCK' | 'CAL' | 'EO4', (seat: Seat, who: Who) => string>> = {
  BUCK: (seat, who) => said(seat, who, 'Now home to the Queen!', name => `${name} turns for home.`),
  CAL: (seat, who) =>
    said(
      seat,
      who,
      'The studs are back in France: you turn for home without crossing.',
      name => `The studs are back in France: ${name} turns for home without crossing.`,
    ),
  EO4: (seat, who) =>
    said(
      seat,
      who,
      'You take the shortcut: now home to the Queen!',
      name => `${name} takes the shortcut and turns for home.`,
    ),
};

export const ride: RideSentences = {
  rode(event, who) {
    const { seat, path, back } = event;
    const far = squares(path.length - 1);
    const { to } = end(event);
    if (isCrossing(event)) return said(seat, who, `You sail ${to}.`, name => `${name} sails ${to}.`);
    return back
      ? said(seat, who, `You go back ${far}, ${to}.`, name => `${name} goes back ${far}, ${to}.`)
      : said(seat, who, `You ride ${far}, ${to}.`, name => `${name} rides ${far}, ${to}.`);
  },
  'gave-way'(event, who) {
    const { at } = end(event);
    return said(
      event.seat,
      who,
      `That square is taken: you stop ${at}.`,
      name => `That square is taken: ${name} stops ${at}.`,
    );
  },
  stopped({ seat, at, why }, who) {
    switch (why) {
      case 'gate':
        return said(
          seat,
          who,
          'The halberds are crossed: you wait at the Louvre gate.',
          name => `The halberds are crossed: ${name} waits at the Louvre gate.`,
        );
      case 'boat':
        return said(seat, who, `No boat: you wait ${space(at).at}.`, name => `No boat: ${name} waits ${space(at).at}.`);
      case 'castle':
        return said(
          seat,
          who,
          'The Duke is away: you wait before his castle.',
          name => `The Duke is away: ${name} waits before his castle.`,
        );
      case 'queen':
        return said(
          seat,
          who,
          'You are at the Queen’s without the studs, and wait.',
          name => `${name} is at the Queen’s without the studs, and waits.`,
        );
    }
  },
  leg({ seat, leg, at }, who) {
    switch (leg) {
      case 2:
        return said(
          seat,
          who,
          'Mme Bonacieux shows you the way: now to the Queen.',
          name => `Mme Bonacieux shows ${name} the way to the Queen.`,
        );
      case 3:
        return said(
          seat,
          who,
          'The Queen begs you to fetch her studs. Back to Mme Bonacieux!',
          name => `The Queen begs ${name} to fetch her studs.`,
        );
      case 4:
        return said(seat, who, 'Off to England!', name => `${name} sets out for England.`);
      case 5:
        return HOME[at === 'CAL' || at === 'EO4' ? at : 'BUCK'](seat, who);
      default:
        return null;
    }
  },
  studs({ seat, from, loser }, who) {
    switch (from) {
      case 'buckingham':
        return said(
          seat,
          who,
          'Buckingham hands you the diamond studs!',
          name => `Buckingham hands ${name} the diamond studs!`,
        );
      case 'ground':
        return said(seat, who, 'You pick up the studs!', name => `${name} picks up the studs!`);
      case 'trap':
        return said(
          seat,
          who,
          'Right on the trapped rider: you take the studs!',
          name => `Right on the trapped rider: ${name} takes the studs!`,
        );
      case 'overtaken':
        if (loser === null) return said(seat, who, 'You take the studs!', name => `${name} takes the studs!`);
        if (loser === who.me) return `${who.name(seat)} passes you and takes the studs!`;
        return said(
          seat,
          who,
          `You pass ${who.name(loser)} and take the studs!`,
          name => `${name} passes ${who.name(loser)} and takes the studs!`,
        );
    }
  },
  dropped({ seat, at, trap }, who) {
    return trap
      ? said(
          seat,
          who,
          'You leave the studs with the trapped rider.',
          name => `${name} leaves the studs with the trapped rider.`,
        )
      : said(
          seat,
          who,
          `You leave the studs behind ${space(at).at}.`,
          name => `${name} leaves the studs behind ${space(at).at}.`,
        );
  },
};
