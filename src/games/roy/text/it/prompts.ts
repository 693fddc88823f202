import { list } from '#kernel/italian.ts';
import type { Opponent } from '../here.ts';
import type { Prompts } from '../shape.ts';
import type { Trading } from '../situations.ts';
import { deed } from './deeds.ts';
import {
  actions,
  blueRoll,
  counts,
  dice,
  either,
  epicTokens,
  Man,
  man,
  names,
  oneForAllCards,
  pistoles,
  redDice,
  redRoll,
  title,
  toMan,
  upper,
  yourPlace,
} from './names.ts';

/** The adversary with what he brings to the fight. */
const foe = ({ foe: id, token, dice: red }: Opponent): string => {
  if (token !== null) return names.tokens[token].a;
  return red === null ? names.foes[id].the : `${names.foes[id].the} (${redDice(red)})`;
};

const offer = ({ cards: held, gear }: Trading['gives']): string => {
  const parts = [...counts(held), ...gear.map(each => names.items[each].a)];
  return parts.length === 0 ? 'niente' : list(parts);
};

const left = (count: number): string => (count === 1 ? 'gli resta 1 azione' : `gli restano ${actions(count)}`);

export const prompts: Prompts = {
  'first-paris': () => 'Scegli la carta Parigi che apre la partita. I moschettieri la vedranno quando sarà annunciata.',
  'extra-paris': ({ left: more }) =>
    more === 1 ? 'Scegli ancora una carta Parigi da tenere in mano.' : `Scegli ${more} carte Parigi da tenere in mano.`,
  'lay-inn': ({ path, space, decoys }) =>
    `La locanda, ${names.paths[path].toLowerCase()}, casella ${space} di 4; Esche ancora da piazzare: ${decoys}. Quale segnalino piazzi qui, coperto?`,
  'lay-return': ({ space }) => `Il ritorno a Parigi, casella ${space}: quale segnalino vi piazzi, coperto?`,
  'lay-challenge': ({ antechamber }) => `Anticamera ${antechamber} di 4: quale sfida vi piazzi?`,
  'lay-fighter': ({ antechamber, second }) =>
    second
      ? `Anticamera ${antechamber} di 4: chi è il secondo avversario?`
      : `Anticamera ${antechamber} di 4: chi è il primo avversario?`,
  'leave-out': () =>
    'I moschettieri in gioco sono soltanto tre: accordatevi su chi resta fuori. Vale la prima risposta.',
  treville: () => 'Tréville prende il posto di un moschettiere: accordatevi su quale. Vale la prima risposta.',
  cast: ({ second }) => (second ? 'Scegli il tuo secondo moschettiere.' : 'Scegli il tuo moschettiere.'),
  install: ({ place, left: strength }) =>
    `Piazza ${names.places[place].at} Avversari e al massimo una Trappola: resta da piazzare forza ${strength}.`,
  nemesis: ({ place }) =>
    `La Nemesi ${names.places[place].at}: nomina l’unico moschettiere che potrà tentare questa missione.`,
  destination: ({ confined }) =>
    confined
      ? 'Scegli la tua destinazione per questo giro. Rochefort è fuori combattimento: non può accompagnarti.'
      : 'Scegli la tua destinazione per questo giro. Resta segreta finché non ti scoprono.',
  'paris-card': ({ inPlay }) =>
    inPlay === null
      ? 'Parigi è vuota: metti in gioco una carta Parigi?'
      : `Metti in gioco una carta Parigi? Prenderebbe il posto di ${title(names.paris[inPlay])}.`,
  treachery: ({ held }) => {
    if (held === 0) return 'Tradimento: non hai carte in mano. Ne peschi una?';
    return held === 1
      ? 'Tradimento: peschi una carta, o giochi quella che hai in mano?'
      : `Tradimento: peschi una carta, o giochi una delle ${held} che hai in mano?`;
  },
  target: ({ card }) => `${title(names.treachery[card])}: chi ne è la vittima?`,
  select: ({ waiting, others }) => {
    if (waiting.length > 1) return `A quale dei tuoi moschettieri tocca ora: ${either(waiting.map(man))}?`;
    return others
      ? `${Man(waiting[0])} deve ancora giocare il suo turno. Tocca a lui? Può anche cominciare un compagno.`
      : `Resta soltanto il turno ${names.musketeers[waiting[0]].of}.`;
  },
  'man-turn': ({ who, place, left: more }) => `${Man(who)}, ${names.places[place].at}: ${left(more)}. Che cosa fa?`,
  'must-leave': ({ who, left: more }) =>
    more <= 1
      ? `${Man(who)} deve lasciare adesso il covo di Richelieu: dove va?`
      : `${Man(who)}, nel covo di Richelieu: ${left(more)}. Deve andarsene prima che il suo turno finisca.`,
  'last-ride': ({ who, place }) =>
    `${Man(who)}, ${names.places[place].at}, non ha più azioni, ma il purosangue può ancora portarlo altrove.`,
  ordered: ({ who, place }) =>
    `Ordine di Tréville: ${man(who)}, ${names.places[place].at}, compie subito un’azione. Quale?`,
  intercept: ({ who, place, action, here, location }) => {
    const declared = deed(who, action);
    if (here) return `${declared} Tu sei ${names.places[place].at}: Rochefort intercetta?`;
    return location === null
      ? `${declared} Rochefort non c’è.`
      : `${declared} Tu sei ${yourPlace(location)}: Rochefort non può intercettare. Lascia correre.`;
  },
  challenge: ({ who, skill, value, score, cards: matching, epics }) => {
    const count = `${Man(who)}, sfida di ${names.skills[skill]} ${value}: finora ${score}.`;
    if (score >= value) return `${count} È abbastanza.`;
    const hand =
      matching === 0 ? `in mano non hai carte ${names.skills[skill]}` : `hai ${names.cards[skill].count(matching)}`;
    const toGo = `${count} Ne ${value - score === 1 ? 'manca 1' : `mancano ${value - score}`}; ${hand}.`;
    return epics ? `${toGo} Valgono anche i segnalini Epico.` : toGo;
  },
  toll: ({ who, against }) => `${Man(who)} affronta ${foe(against)}: prima del duello devi scartare una carta. Quale?`,
  commit: ({ who, against, dice: blue, barred }) =>
    barred
      ? `${Man(who)} contro ${foe(against)}: ${dice(blue)}. Qui non si possono impegnare carte Combattimento.`
      : `${Man(who)} contro ${foe(against)}: finora ${dice(blue)}. Impegni altre carte prima del primo lancio?`,
  'commit-blind': ({ who, dice: blue }) =>
    `${Man(who)} sulla via del ritorno: finora ${dice(blue)}. Impegni altre carte prima di scoprire l’avversario?`,
  epic({ who, against, dice: blue, epics }) {
    const held =
      epics === 0 ? 'Non avete segnalini Epico, ma una carta «Uno per tutti» ne vale 2' : `Avete ${epicTokens(epics)}`;
    return `${Man(who)} ha ${dice(blue)} contro ${foe(against)}. ${held}: vuoi altri dadi in cambio?`;
  },
  'foe-reroll': ({ who, against, blue, red }) =>
    `${names.foes[against.foe].name} ha ${redRoll(red)}; ${man(who)}, ${blueRoll(blue)}. Rilanci un dado rosso?`,
  blade: ({ who, against, blue, red, round }) =>
    `Lancio ${round}: ${man(who)} ha ${blueRoll(blue)}; ${names.foes[against.foe].the}, ${redRoll(red)}. Rilanci un dado con la spada di Toledo?`,
  purchase: ({ who, purse }) =>
    `Con la stessa azione ${man(who)} può fare un secondo acquisto. In borsa: ${pistoles(purse)}.`,
  'nothing-to-buy': ({ who }) =>
    `${Man(who)} non può pagare altro. La domanda gli viene fatta lo stesso, perché nessuno sappia che cosa ha in mano.`,
  pay: ({ who, item }) => `${Man(who)} acquista ${names.items[item].a}: con quale carta paga?`,
  replace: ({ who, item }) => `${Man(who)} non ha posto per ${names.items[item].a}: a che cosa rinuncia?`,
  offer: ({ who, partner, gives, alone }) =>
    alone
      ? `${Man(who)} scambia con ${man(partner)}. Cede: ${offer(gives)}. Aggiungi equipaggiamento?`
      : `${Man(who)} scambia con ${man(partner)}. Finora metti sul piatto: ${offer(gives)}. Aggiungi qualcosa?`,
  answer: ({ who, partner, gives, takes, alone }) =>
    alone
      ? `${Man(partner)} riceve: ${offer(gives)}. In cambio cede: ${offer(takes)}. Aggiungi equipaggiamento?`
      : `${Man(who)} offre ${toMan(partner)}: ${offer(gives)}. Finora dai in cambio: ${offer(takes)}. Aggiungi qualcosa?`,
  agree: ({ who, partner, gives, takes }) =>
    `${Man(who)} dà: ${offer(gives)}. ${Man(partner)} dà: ${offer(takes)}. Accetti?`,
  ride: ({ who }) => `Planchet porta ${toMan(who)} un cavallo fresco: dove va, senza spendere azioni?`,
  reveal: ({ left: more }) =>
    more === 1
      ? 'Indica ancora una casella della locanda da scoprire.'
      : `Indica ${more} caselle della locanda da scoprire.`,
  quarters: () => 'Sei nel tuo rifugio: prendi una delle carte Parigi rimaste?',
  richelieu: ({ held }) => {
    if (held === 0)
      return 'Sei nel covo di Richelieu e non hai carte Tradimento: ne cerchi una nel mazzo, o ne peschi 3?';
    if (held > 2) return `Sei nel covo di Richelieu, con ${held} carte Tradimento in mano: ne cerchi una nel mazzo?`;
    const hand = held === 1 ? '1 carta' : `${held} carte`;
    return `Sei nel covo di Richelieu, con ${hand} Tradimento in mano: ne cerchi un’altra nel mazzo, o peschi fino ad averne 3?`;
  },
  search: () => 'Quale carta Tradimento prendi dal mazzo?',
  raze: () => 'Sei a La Rochelle: quale carta Combattimento scarti?',
  'siege-reroll': ({ swords, team }) =>
    `L’assedio: ${names.faces.sword.count(swords)} per te, ${team} per i moschettieri. Rilanci uno dei tuoi Scudi?`,
  sacrifice: ({ swords, team, men }) =>
    men.length === 1
      ? `L’assedio: ${names.faces.sword.count(swords)} per Milady, ${team} per voi. ${Man(men[0])} può sacrificare 1 punto ferita per annullare una Spada di Milady.`
      : `L’assedio: ${names.faces.sword.count(swords)} per Milady, ${team} per voi. ${upper(list(men.map(man)))} possono sacrificare 1 punto ferita ciascuno per annullare una Spada di Milady.`,
  time: ({ cause, cards: held }) => {
    const why = {
      turn: 'Il segnalino Tempo sta per avanzare.',
      'dead-end': '«Strada sbarrata»: il segnalino Tempo sta per avanzare.',
      disappearance: '«La Scomparsa»: il segnalino Tempo sta per avanzare ancora.',
    }[cause];
    return `${why} Avete ${oneForAllCards(held)}: lo fermate?`;
  },
  queen: ({ cards: held }) =>
    `La Regina è nelle mani di Richelieu: se non riavrà il suo onore, Milady vince. Avete ${oneForAllCards(held)}: la salvate?`,
  victim: () => '«Duelli a Parigi»: quale dei moschettieri presenti a Parigi ferisci?',
  vote: ({ by, effect }, who) =>
    `${who.name(by)} propone di giocare una carta «Uno per tutti» per ${names.effects[effect]}. Sei d’accordo?`,
  free: () => 'Nessuna azione è in corso: puoi spendere ciò che appartiene a tutti i moschettieri.',
  'one-for-all': ({ cards: held }) =>
    `Puoi giocare una carta «Uno per tutti» in qualsiasi momento. I moschettieri ne hanno ${held}.`,
  hourglass: () => 'La clessidra scorre.',
};
