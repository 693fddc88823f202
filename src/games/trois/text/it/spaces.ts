import { isPlace, laneOf, type Space, signOf } from '../../board/board.ts';
import type { Words } from '../words.ts';
import { inside } from './names.ts';

export const signs: Words['signs'] = {
  plain: { title: 'Via libera', help: 'Qui non succede niente.' },
  sword: {
    title: 'Spade',
    help: 'Se ti fermi qui, peschi dal mazzo delle spade: un aiuto, un contrattempo o una stoccata segreta.',
  },
  dagger: { title: 'Pugnale', help: 'Se ti fermi qui, peschi una carta Rochefort.' },
  phial: { title: 'Fiala', help: 'Se ti fermi qui, peschi una carta Milady.' },
  gazette: {
    title: 'Gazzetta',
    help: 'Passaci sopra o fermati qui: dopo la tua mossa si gira la prossima Gazzetta.',
  },
  trap: {
    title: 'Il cavaliere in trappola',
    help: 'Chi porta i puntali li lascia qui. Per riprenderli bisogna fermarsi esattamente su questa casella, avanzando o tornando indietro.',
  },
  entry: {
    title: 'Scorciatoia',
    help: 'Quando Buckingham ha dato via i puntali e questi sono abbastanza avanti, da qui si può tagliare verso la strada per Dover.',
  },
  exit: { title: 'Sbocco della scorciatoia', help: 'La scorciatoia finisce qui.' },
};

const SPECIAL: Readonly<Partial<Record<Space, string>>> = {
  CASTLE_AR: 'Aramis parte da qui.',
  CASTLE_DA: 'D’Artagnan parte da qui.',
  CASTLE_PO: 'Porthos parte da qui.',
  CASTLE_AT: 'Athos parte da qui.',
  BON: 'In Francia tutte le strade passano da questa casa. Ci si può fermare, o proseguire con i punti che restano.',
  QUEEN: 'Vieni qui una prima volta a conoscere la tua missione, poi riporta qui i puntali e hai vinto.',
  CAL: 'Da qui si attraversa per Dover, se a Calais c’è una barca.',
  DOV: 'Da qui si attraversa per Calais, se a Dover c’è una barca.',
  BUCK: 'Chi entra qui per primo, quando il Duca è in casa, riceve i puntali di diamante.',
  PW4: 'Fuori dalla porta del Louvre. Se è chiusa, per entrare si aspetta qui.',
  PW5: 'Dentro la porta del Louvre. Se è chiusa, per uscire si aspetta qui.',
  EO10: 'Davanti al castello di Buckingham. Se il Duca è assente, si aspetta qui.',
};

export const about: Words['about'] = space => {
  const special = SPECIAL[space];
  if (special !== undefined) return special;
  if (!isPlace(space) && laneOf(space) === 'SP')
    return 'Una volta sulla scala, nessuno può più chiuderti la porta in faccia.';
  return signs[signOf(space) ?? 'plain'].help;
};

export const ways: Words['ways'] = {
  public: { title: 'La via lastricata', help: 'Nove caselle, per la porta del Louvre.' },
  stairs: { title: 'La scala segreta', help: 'Solo quattro passi, e nessuna carta da pescare.' },
  road: { title: 'La strada', help: 'Avanti lungo la strada.' },
  sea: { title: 'La barca', help: 'Dall’altra parte del mare, in un solo passo.' },
  france: { title: 'Resta in Francia', help: 'I puntali sono già tornati in Francia: inutile attraversare.' },
  shortcut: { title: 'La scorciatoia', help: 'Dritto verso la strada per Dover, in un solo passo.' },
};

export const legs: Words['legs'] = {
  1: {
    title: 'Da Madame Bonacieux',
    help: 'Cavalca fino a casa di Madame Bonacieux: lei conosce la strada per arrivare alla Regina.',
  },
  2: {
    title: 'Dalla Regina',
    help: 'Vai dalla Regina, per la via lastricata oppure per la scala segreta, se ti è aperta.',
  },
  3: {
    title: 'Di nuovo da Madame Bonacieux',
    help: 'La Regina rivuole i suoi puntali! Prima torna a casa di Madame Bonacieux.',
  },
  4: {
    title: 'Da Buckingham',
    help: 'In Inghilterra, per Calais e Dover, fino al castello di Buckingham!',
  },
  5: {
    title: 'Di nuovo dalla Regina',
    help: 'Riporta i puntali alla Regina, per Dover, Calais e la casa di Madame Bonacieux.',
  },
};

export const quests: Words['quests'] = {
  carry: 'I puntali li porti tu: consegnali alla Regina, e non farti superare da nessuno!',
  chase: carrier => `I puntali li porta ${inside(carrier)}: superalo e saranno tuoi.`,
  fetch: 'I puntali sono a terra: arriva prima degli altri!',
  wait: 'Sei dalla Regina senza i puntali: aspetta qui, a meno che tu non possa tornare indietro a prenderli.',
};
