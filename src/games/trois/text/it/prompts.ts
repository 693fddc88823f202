import { list } from '#kernel/italian.ts';
import type { View } from '../../view.ts';
import {
  type Labels,
  lacks,
  onTurn,
  type Prompts,
  pointsOf,
  rolledAs,
  rollsOne,
  type Start,
  startOf,
} from '../situation.ts';
import { bottes } from './bottes.ts';
import { riders, space, squares, title } from './names.ts';
import { orders } from './orders.ts';

const tries = (count: number) => (count === 1 ? 'Ti resta un tentativo.' : `Ti restano ${count} tentativi.`);

const START: Readonly<Record<Start, (view: View) => string>> = {
  hold(view) {
    const hold = onTurn(view).hold;
    if (hold === null) return START.plain(view);
    const held = title(orders[hold.card].title);
    return hold.until === 'double'
      ? `${held} ti trattiene: fai doppio per ripartire. ${tries(hold.attempts)}`
      : `${held} ti trattiene: fai ${hold.until} o più per ripartire. ${tries(hold.attempts)}`;
  },
  'one-die'(view) {
    const card = onTurn(view).oneDie;
    return card === null ? START.plain(view) : `${title(orders[card].title)}: stavolta hai un dado solo. In sella?`;
  },
  gate: () => 'La porta del Louvre è chiusa: non puoi passare. Che cosa fai?',
  boat: () => 'Nessuna barca da questa parte: non puoi attraversare. Che cosa fai?',
  castle: () => 'Il Duca è assente: non puoi entrare nel suo castello. Che cosa fai?',
  queen: () => 'Sei dalla Regina senza i puntali: non resta che aspettare.',
  again: () => 'Puoi tirare ancora!',
  carrier: () => 'I puntali li porti tu: tira i dadi e galoppa fino alla Regina!',
  'roll-or-one': () => 'Tocca a te: tiri i dadi, o avanzi di una sola casella?',
  plain: () => 'Tocca a te: tira i dadi e galoppa!',
};

const dice = (view: View) => list((view.turn?.dice ?? []).map(String));

const drawn = (view: View) => {
  const card = view.turn?.card ?? null;
  return card === null ? null : orders[card];
};

export const prompts: Prompts = {
  take: () => 'Quale moschettiere scegli?',
  start: view => START[startOf(view)](view),
  rolled(view) {
    switch (rolledAs(view)) {
      case 'one':
        return 'Una casella: avanti, o indietro?';
      case 'both-ways':
        return `Hai fatto ${dice(view)}: ${squares(pointsOf(view))}. Avanti, o indietro verso i puntali?`;
      case 'on':
        return `Hai fatto ${dice(view)}: ${squares(pointsOf(view))} da percorrere.`;
    }
  },
  way: view => `Sei ${space(onTurn(view).at).at}, con ancora ${squares(pointsOf(view))} da fare. Come prosegui?`,
  gate: view =>
    lacks(view, 'BS03')
      ? 'La porta del Louvre è chiusa: aspetti qui.'
      : 'La porta del Louvre è chiusa. Aspetti qui, o giochi una stoccata segreta?',
  port: view => `Nessuna barca ${space(onTurn(view).at).at}. Che cosa fai?`,
  trap: view =>
    lacks(view, 'BS09')
      ? 'Il cavaliere in trappola! I puntali restano con lui.'
      : 'Il cavaliere in trappola! I puntali restano con lui, a meno che tu non abbia la stoccata segreta giusta.',
  drawn(view) {
    const card = drawn(view);
    return card === null ? 'C’è una carta scoperta. Obbedisci?' : `${title(card.title)}. ${card.help}`;
  },
  lose: () => 'Quale stoccata segreta perdi?',
  limit: () => 'Al massimo tre stoccate segrete: quale va sotto il mazzo?',
  pay: () => 'Rinunci a una stoccata segreta per uscire dalla cantina, o salti un turno?',
  free: () => 'Quale compagno liberi?',
};

export const labels: Labels = {
  take: ({ rider }) => riders[rider],
  roll: (_, view) => (rollsOne(view) ? 'Tira il dado' : 'Tira i dadi'),
  one: () => 'Avanza di una casella',
  wait: () => 'Aspetta',
  ride: (_, view) => `Avanza di ${squares(pointsOf(view))}`,
  back: (_, view) => `Torna indietro di ${squares(pointsOf(view))}`,
  way({ way }, view) {
    switch (way) {
      case 'public':
        return 'Prendi la via lastricata';
      case 'stairs':
        return 'Prendi la scala segreta';
      case 'road':
        return 'Prosegui lungo la strada';
      case 'sea':
        return onTurn(view).at === 'CAL' ? 'Salpa per Dover' : 'Salpa per Calais';
      case 'france':
        return 'Prosegui in Francia';
      case 'shortcut':
        return 'Prendi la scorciatoia';
    }
  },
  stop: (_, view) => (view.turn?.prompt === 'way' ? 'Fermati qui' : 'Aspetta qui'),
  botte: ({ botte }) => `Gioca ${title(bottes[botte].title)}`,
  obey: () => 'Obbedisci alla carta',
  leave: () => 'Lascia i puntali',
  give: ({ botte }) => `Rinuncia a ${title(bottes[botte].title)}`,
  keep: () => 'Salta un turno',
  free: ({ seat }, _, who) => `Libera ${who.name(seat)}`,
};
