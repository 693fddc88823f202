import type { Who } from '#kernel/text.ts';
import type { Choice } from '../../choices.ts';
import { isAlone, outSeat } from '../../facts.ts';
import type { View } from '../../view.ts';
import { leftToLay, type Penalty, penaltyOf, type Reward, rewardOf } from '../situation.ts';
import { named, PLACES, the } from './names.ts';

/** One of the reader's own reward cards: by its face, or by its place for a reader who may not see it. */
const own = (view: View, place: number, face: string, back: string) => {
  const card = view.rewards.at(place);
  return card === undefined ? `${back} ${PLACES[place]} carta ricompensa` : `${face} ${named(card)}`;
};

const CHAMPION: Readonly<Record<Reward, string>> = {
  full: 'La tua carta è la più forte, ma le tue tre ricompense sono occupate: scegli la prigione che torna nella riserva.',
  supply: 'La tua carta è la più forte: scegli la ricompensa che riceve il gioiello.',
  'supply-or-free':
    'La tua carta è la più forte: metti il gioiello su una ricompensa libera, oppure libera dalla prigione una delle tue.',
  others:
    'La tua carta è la più forte, ma nella riserva non ci sono più gioielli: scegli quello da prendere agli altri.',
  'others-or-free':
    'La tua carta è la più forte, ma nella riserva non ci sono più gioielli: prendine uno agli altri, oppure libera dalla prigione una delle tue ricompense.',
};

const SCAPEGOAT: Readonly<Record<Penalty, string>> = {
  full: 'Sei il capro espiatorio e le tue tre ricompense sono occupate: scegli il gioiello che torna nella riserva.',
  supply: 'Sei il capro espiatorio: scegli la ricompensa che va in prigione.',
  others: 'Sei il capro espiatorio e nella riserva non ci sono più prigioni: scegli quella da prendere agli altri.',
};

const LAY: Readonly<Record<number, string>> = {
  3: 'Scegli tre delle tue carte come ricompense: sono la tua paga per questa mano.',
  2: 'Ancora due carte ricompensa da scegliere.',
  1: 'Ancora una carta ricompensa da scegliere: con le altre nove combatterai.',
};

const fightPrompt = (view: View, who: Who): string => {
  const out = outSeat(view);
  if (out === null) return `La guardia è a ${view.target}: scegli la carta con cui combatti.`;
  if (isAlone(view))
    return `Nessuno combatte al tuo fianco: raggiungi ${view.target} con una carta sola. Scegli quale.`;
  return `${who.name(out)} non può combattere: bisogna raggiungere ${view.target} senza la sua carta. Scegli la tua.`;
};

export const prompt = (id: string, view: View, who: Who): string => {
  switch (id) {
    case 'rewards':
      return LAY[leftToLay(view)] ?? LAY[3];
    case 'fight':
      return fightPrompt(view, who);
    case 'discard':
      return 'Tre prigioni ti tengono fuori da questo duello: scegli una carta da scartare. Non conta.';
    case 'champion':
      return CHAMPION[rewardOf(view)];
    case 'scapegoat':
      return SCAPEGOAT[penaltyOf(view)];
    default:
      return view.spoils?.marker === 'jewel'
        ? 'Metti il gioiello che hai preso su una delle tue ricompense libere.'
        : 'Metti la prigione che hai preso su una delle tue ricompense libere.';
  }
};

export const choice = (choice: Choice, view: View, who: Who): string => {
  const jewel = view.spoils?.marker === 'jewel';
  switch (choice.kind) {
    case 'reward':
      return `Metti ${the(choice.card)} tra le ricompense`;
    case 'fight':
      return `Gioca ${the(choice.card)}`;
    case 'discard':
      return `Scarta ${the(choice.card)}`;
    case 'take': {
      const from = `dalla ${PLACES[choice.place]} carta di ${who.name(choice.from)}`;
      return jewel ? `Prendi il gioiello ${from}` : `Prendi la prigione ${from}`;
    }
    case 'put': {
      const on = own(view, choice.place, 'sul tuo', 'sulla tua');
      return jewel ? `Metti il gioiello ${on}` : `Metti la prigione ${on}`;
    }
    case 'free':
      return `Togli la prigione ${own(view, choice.place, 'dal tuo', 'dalla tua')}`;
    case 'surrender':
      return `Restituisci il gioiello ${own(view, choice.place, 'del tuo', 'della tua')}`;
    default:
      return ''; // tried in vain: what is never offered needs no name
  }
};
