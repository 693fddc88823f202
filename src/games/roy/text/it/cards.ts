import { list } from '#kernel/italian.ts';
import { CHARACTERS, type Character, COMBAT } from '../../cards/adventure.ts';
import { ARSENAL, BALM_HEALS } from '../../cards/arsenal.ts';
import { BRIBE, CALAIS_VALUE, EPICS, GARRISON_MOST, PASSAGE_PRICE, SPACES_PER_EPIC } from '../../cards/board.ts';
import { IMPROVED, SHEETS } from '../../cards/musketeers.ts';
import { TOKEN_CHALLENGE, TOKEN_KINDS, TOKENS } from '../../cards/tokens.ts';
import { ITEMS, type Item, MUSKETEERS, type Musketeer, SKILLS } from '../../names.ts';
import { type CardTexts, each } from '../shape.ts';
import { hers, pattern } from './cards-milady.ts';
import { dice, epicTokens, lifePoints, names, pistoles, redDice } from './names.ts';

const CHARACTER_HELP: Readonly<Record<Character, string>> = {
  bassompierre: 'Si gioca da qualsiasi luogo: occupa uno spazio a La Rochelle e aggiunge 1 dado blu a ogni assedio.',
  essarts: `${pistoles(3)} entrano nella borsa comune.`,
  buckingham: `I moschettieri guadagnano ${epicTokens(1)}.`,
  captain: 'Si pescano 3 carte Avventura.',
  ketty: 'Milady gira la sua carta Area e la mostra a tutti. Non per questo viene scoperta.',
  laporte: 'La Regina recupera 1 punto onore.',
  planchet:
    'Un altro moschettiere pesca una carta e può fare un movimento gratuito, oppure quello che la gioca recupera 1 punto ferita.',
};

const price = (item: Item): string => {
  const cost = ARSENAL[item].price;
  if (cost === 'combat') return 'Prezzo: una carta Combattimento.';
  return cost === 'card' ? 'Prezzo: una carta Avventura qualsiasi.' : `Prezzo: ${pistoles(cost)}.`;
};

const GEAR_HELP: Readonly<Record<Exclude<Item, (typeof SKILLS)[number]>, string>> = {
  horse: 'Una volta per giro chi lo possiede si muove da un luogo a un altro senza spendere azioni.',
  pistol: 'Una Spada in più nel primo lancio di ogni duello.',
  armour: 'Uno Scudo in più a ogni lancio di un duello; non aiuta contro una manovra segreta.',
  blade: 'Una volta per duello, dopo un lancio qualsiasi, chi la possiede può rilanciare uno dei propri dadi.',
  balm: `Chi lo acquista recupera subito ${lifePoints(BALM_HEALS)}, fino al suo massimo.`,
  manoeuvre: `Una manovra segreta a cui bastano ${pattern(IMPROVED)}. Sostituisce quella di prima; d’Artagnan le conserva entrambe.`,
};

const isSkill = (item: Item): item is (typeof SKILLS)[number] => (SKILLS as readonly Item[]).includes(item);

const itemHelp = (item: Item): string =>
  isSkill(item) ? `${names.skills[item]} +1 per il resto della partita.` : GEAR_HELP[item];

const ABILITIES: Readonly<Record<Musketeer, string>> = {
  dartagnan: 'Ha una manovra segreta migliore di quella degli altri, e può affiancarle quella migliorata.',
  athos: 'Rochefort non lo intercetta mai.',
  aramis:
    'Una volta per giro una carta qualsiasi della sua mano vale +1 in una sfida, oppure un dado in più in un duello.',
  porthos: 'È il più forte: nessuno ha più punti ferita di lui.',
  treville:
    'Una volta nel suo turno, con un’azione, fa compiere subito un’azione a un altro moschettiere. Comincia con una spada di Toledo.',
};

const sheet = (who: Musketeer): string => {
  const { skills, life, dice: blue, manoeuvre } = SHEETS[who];
  const values = list(SKILLS.map(skill => `${names.skills[skill]} ${skills[skill]}`));
  return `${values}; ${lifePoints(life)}, ${dice(blue)}. Manovra segreta: ${pattern(manoeuvre)}. ${ABILITIES[who]}`;
};

const fighting = (kind: (typeof TOKEN_KINDS)[number]): string => {
  const { dice: red, fixed } = TOKENS[kind].fighter;
  if (kind === 'snare')
    return 'Chi lo scopre, o vi avanza, perde 1 punto ferita. Non si combatte, e il segnalino si scarta.';
  if (fixed === null) return `Un avversario da ${redDice(red)} e 1 punto ferita.`;
  return `Un avversario che non lancia dadi: il suo risultato è sempre ${pattern({ ...fixed, lilies: 0 })}.`;
};

export const cards: CardTexts = {
  ...hers,
  skills: each(SKILLS, skill => ({
    title: names.cards[skill].name,
    help: `Carta Abilità: +1 in una sfida di ${names.skills[skill]}. Qualsiasi carta può pagare un’abilità migliorata.`,
  })),
  combat: each(COMBAT, card => ({
    title: names.cards[card].name,
    help:
      card === 'double'
        ? 'Carta Combattimento che vale doppio: due dadi in più in un duello, o due in ogni assedio se è piazzata a La Rochelle.'
        : 'Carta Combattimento: un dado in più in un duello, o uno in ogni assedio se è piazzata a La Rochelle.',
  })),
  characters: each(CHARACTERS, card => ({ title: names.cards[card].name, help: CHARACTER_HELP[card] })),
  oneForAll: {
    title: 'Uno per tutti, tutti per uno',
    help: 'In qualsiasi momento: il tempo si ferma fino alla fine del giro, o la Regina recupera 2 punti onore, o la carta vale 2 segnalini Epico.',
  },
  tokens: {
    ...each(TOKEN_KINDS, kind => ({ title: names.tokens[kind].name, help: fighting(kind) })),
    decoy: {
      title: names.tokens.decoy.name,
      help: 'Nessuno da combattere: si scarta, e l’azione è spesa comunque.',
    },
  },
  challengeTokens: each(SKILLS, skill => ({
    title: `${names.skills[skill]} ${TOKEN_CHALLENGE}`,
    help: 'Vincere questa sfida è uno dei modi di superare l’anticamera.',
  })),
  epic: {
    title: 'Segnalino Epico',
    help: `Serve soltanto alla Ricerca: fa scoprire ${SPACES_PER_EPIC} segnalini della locanda, abbassa di 1 una sfida del passaggio per l’Inghilterra, dà un dado in più al ritorno a Parigi, e con ${PASSAGE_PRICE} si prende un passaggio segreto. Ce ne sono ${EPICS}.`,
  },
  items: each(ITEMS, item => ({ title: names.items[item].name, help: `${itemHelp(item)} ${price(item)}` })),
  musketeers: each(MUSKETEERS, who => ({ title: names.musketeers[who].name, help: sheet(who) })),
  boards: {
    1: {
      title: names.boards[1],
      help: 'Tre percorsi di quattro segnalini coperti. Chi libera un percorso fino in fondo completa la plancia.',
    },
    2: {
      title: names.boards[2],
      help: `Bisogna vincere quattro sfide, ciascuna di valore ${CALAIS_VALUE.erudition}, poi battere de Wardes.`,
    },
    3: {
      title: names.boards[3],
      help: 'Bisogna battere gli avversari A, B e C. Le carte si impegnano prima di scoprire l’avversario, i segnalini Epico dopo.',
    },
    4: {
      title: names.boards[4],
      help: `Bisogna superare quattro anticamere: con la sfida di valore ${TOKEN_CHALLENGE}, battendo entrambi gli avversari, o con un passaggio segreto da ${epicTokens(PASSAGE_PRICE)}. Allora i moschettieri vincono.`,
    },
  },
  places: {
    quarters: {
      title: names.places.quarters.name,
      help: 'Se è qui alla fine della fase dei moschettieri, Milady può prendere una carta Parigi. I moschettieri non possono mai entrarvi.',
    },
    richelieu: {
      title: names.places.richelieu.name,
      help: 'Se è qui, Milady ottiene carte Tradimento, a meno che un moschettiere non arrivi e la scopra. Chi arriva quando lei è altrove finisce alla Bastiglia.',
    },
    'vieux-colombier': {
      title: names.places['vieux-colombier'].name,
      help: 'La casa dei moschettieri: qui si porta chi è fuori combattimento, e Milady non viene mai.',
    },
    bastille: {
      title: names.places.bastille.name,
      help: `La prigione. Se ne esce corrompendo le guardie con ${pistoles(BRIBE)} o battendo il carceriere, un’azione per tentativo.`,
    },
    paris: {
      title: names.places.paris.name,
      help: 'La carta Parigi di Milady fa danni a ogni giro, finché non sono conclusi la sua sfida, i suoi duelli e ciò che chiede in più.',
    },
    louvre: {
      title: names.places.louvre.name,
      help: 'Una missione per la Regina. Il segnalino scende a ogni giro: sulla casella 3 lei perde 1 punto onore, sulla casella 4 ne perde 2 e la missione fallisce.',
    },
    'la-rochelle': {
      title: names.places['la-rochelle'].name,
      help: `Vi si possono piazzare fino a ${GARRISON_MOST} carte; ciascuna aggiunge i suoi dadi all’assedio, che si verifica a ogni giro.`,
    },
    quest: {
      title: names.places.quest.name,
      help: 'Quattro plance in ordine: la locanda, il passaggio per l’Inghilterra, il ritorno a Parigi, le gallerie. Completata la quarta, i moschettieri vincono.',
    },
  },
};
