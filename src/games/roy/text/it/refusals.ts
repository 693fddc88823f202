import type { Refusals } from '../shape.ts';
import { epicTokens, Man, man, names, ofMan, pistoles, title, upper, yourPlace } from './names.ts';

const at = (place: keyof typeof names.places): string => names.places[place].at;
const idle = (card: keyof typeof names.cards): string => `${names.cards[card].name} non cambierebbe nulla`;

export const refusals: Refusals = {
  'another-acts': ({ who }) =>
    `È in corso il turno ${ofMan(who)}: va giocato fino in fondo prima che ne cominci un altro.`,
  'had-his-turn': ({ who }) => `In questo giro ${man(who)} ha già avuto il suo turno.`,
  'milady-first': () => 'Prima viene la fase di Milady; poi giocano i moschettieri.',
  'siege-now': () => 'La fase dei moschettieri è finita: si verifica l’assedio di La Rochelle.',
  'round-ends': () => 'La fase dei moschettieri è finita: il giro volge al termine.',
  'no-actions': ({ who }) => `${Man(who)} non ha più azioni.`,
  'must-leave': ({ who }) => `${Man(who)} ha cominciato il turno nel covo di Richelieu: prima deve andarsene.`,
  'deck-empty': () => 'Il mazzo Avventura e i suoi scarti sono vuoti: non c’è nulla da pescare.',
  'no-quarters': () => 'I moschettieri non possono mai entrare nel rifugio di Milady.',
  'no-bastille': () => 'Alla Bastiglia nessuno va di propria volontà.',
  'already-here': ({ who, place }) => `${Man(who)} è già ${at(place)}.`,
  'in-bastille': ({ who }) => `${Man(who)} è alla Bastiglia: per uscirne deve corrompere le guardie o evadere.`,
  'quest-closed': ({ who }) => `${Man(who)} è caduto alla Ricerca e non può mai più tornarvi.`,
  'no-horse': ({ who }) => `${Man(who)} non ha un purosangue per un movimento gratuito.`,
  'horse-used': ({ who }) => `In questo giro il purosangue ${ofMan(who)} ha già fatto il suo movimento gratuito.`,
  'horse-not-ordered': ({ who }) =>
    `Un ordine vale un’azione, mai un movimento gratuito: ${man(who)} cavalca soltanto nel proprio turno.`,
  'partner-elsewhere': ({ who, place }) =>
    `${Man(who)} è ${at(place)}: si scambia soltanto con chi è nello stesso luogo.`,
  isolation: () => '«Isolamento»: in questo giro nessuno può scambiare.',
  'partner-refused': ({ who }) => `Lo scambio con ${man(who)} è sfumato: prima di riproporlo serve un’altra azione.`,
  'nothing-to-trade': ({ who }) => `Né tu né ${man(who)} avete nulla da scambiare.`,
  'one-hand': ({ who }) =>
    `Guidi anche ${man(who)}: le carte che hai in mano servono a entrambi, e può passare di mano soltanto l’equipaggiamento.`,
  'nothing-offered': () => 'Sul piatto non c’è nulla: uno scambio di niente con niente non si fa.',
  'too-much-gear': () => 'Dopo lo scambio qualcuno avrebbe più di 2 segnalini Equipaggiamento, o due uguali.',
  'purse-full': ({ card, most }) => `${idle(card)}: la borsa è piena, con ${pistoles(most)}.`,
  'epics-full': ({ card, most }) => `${idle(card)}: tutti e ${most} i segnalini Epico sono in gioco.`,
  'location-shown': ({ card }) => `${idle(card)}: la carta Area di Milady è già scoperta.`,
  'no-location': ({ card }) => `${idle(card)}: in questo giro Milady non è da nessuna parte.`,
  'honour-whole': ({ card }) => `${idle(card)}: l’onore della Regina è intatto.`,
  'nothing-to-draw': ({ card }) => `${idle(card)}: non ci sono più carte da pescare.`,
  'garrison-full': ({ most }) => `A La Rochelle ci sono già ${most} carte: non c’è posto per un’altra.`,
  'not-wounded': ({ who }) => `${Man(who)} non è ferito: Planchet non ha nulla da curare.`,
  'friend-down': ({ who }) => `${Man(who)} è fuori combattimento: Planchet non può aiutarlo.`,
  'friend-jailed': ({ who }) =>
    `${Man(who)} è alla Bastiglia e non ci sono più carte da pescare: Planchet non può aiutarlo.`,
  'not-at-la-rochelle': ({ who }) => `Per piazzare una carta Combattimento ${man(who)} deve trovarsi a La Rochelle.`,
  'no-combat-card': () => 'Non hai carte Combattimento in mano.',
  'mission-elsewhere': ({ place }) => `Questo si può tentare soltanto ${at(place)}.`,
  'no-mission': ({ place }) => `Ora ${at(place)} non c’è nessuna missione.`,
  'no-challenge': () => '«Duelli a Parigi» non ha una sfida: bisogna battere tre guardie.',
  'challenge-won': ({ skill }) => `La sfida di ${names.skills[skill]} è già vinta.`,
  'out-of-reach': ({ skill, have, need }) =>
    `${names.skills[skill]} ${need} è fuori portata: con tutto ciò che hai arrivi a ${have}.`,
  beggars: ({ place, price }) =>
    `${upper(at(place))} c’è il Mendicante: prima bisogna dargli ${pistoles(price)}. Non costa azioni.`,
  nemesis: ({ place, who }) => `${upper(at(place))} c’è la Nemesi: soltanto ${man(who)} può tentare questa missione.`,
  'foe-elsewhere': ({ foe, place }) => `${upper(names.foes[foe].the)} è ${at(place)}: per battersi bisogna essere lì.`,
  'asked-done': () => 'Ciò che questa carta Parigi chiede è già fatto.',
  'beggars-poor': ({ have, need }) => `Il Mendicante vuole ${pistoles(need)}; in borsa: ${have}.`,
  'between-actions': () => 'Questo si può pagare soltanto tra un’azione e l’altra.',
  owned: ({ who, item }) => `${Man(who)} possiede già ${names.items[item].a}.`,
  'sold-out': ({ item }) => `${names.items[item].name}: l’Arsenale non ne ha più.`,
  'too-dear': ({ item, have, need }) => `${names.items[item].name}: costa ${pistoles(need)}; in borsa: ${have}.`,
  'no-card-to-pay': ({ item }) => `${names.items[item].name}: costa una carta, e in mano non ne hai.`,
  'no-combat-to-pay': ({ item }) => `${names.items[item].name}: costa una carta Combattimento, e in mano non ne hai.`,
  'full-life': ({ who }) => `${Man(who)} ha tutti i suoi punti ferita: il balsamo sarebbe sprecato.`,
  'jailed-today': ({ who }) =>
    `In questo giro Richelieu ha mandato ${man(who)} alla Bastiglia: potrà tentare di uscirne dal prossimo.`,
  'bribe-poor': ({ need }) => `Corrompere le guardie costa ${pistoles(need)}, e la borsa è vuota.`,
  'not-at-quest': ({ who }) => `Per questo ${man(who)} deve trovarsi alla Ricerca.`,
  'other-path': ({ who }) => `${Man(who)} è su un altro percorso: prima deve tornare nell’Area Comune.`,
  'common-room': ({ who }) => `${Man(who)} è già nell’Area Comune.`,
  'wardes-waits': ({ won }) =>
    `De Wardes si può affrontare soltanto quando tutte e quattro le sfide sono vinte; finora ${won} su 4.`,
  'already-beaten': ({ foe }) => `${upper(names.foes[foe].the)} di questa anticamera è già battuto.`,
  'passage-dear': ({ have, need }) => `Un passaggio segreto costa ${epicTokens(need)}; ne puoi spendere ${have}.`,
  'nothing-hidden': () => 'Alla locanda non ci sono più segnalini coperti.',
  'order-used': () => 'In questo giro Tréville ha già dato il suo ordine.',
  'order-down': ({ who }) => `${Man(who)} è fuori combattimento e non può eseguire un ordine.`,
  'wrong-skill': ({ skill }) => `In questa sfida contano soltanto le carte ${names.skills[skill]}.`,
  'epics-not-here': () =>
    'Qui i segnalini Epico non servono: valgono soltanto alla Ricerca, e su ogni plancia in modo diverso.',
  'epics-rochefort': () => 'Contro Rochefort non si possono spendere segnalini Epico.',
  'epics-wardes': () => 'Contro de Wardes non si possono spendere segnalini Epico.',
  'epics-later': () =>
    'I segnalini Epico si spendono dopo aver scoperto l’avversario; adesso è il momento delle carte.',
  'no-epics': () => 'Sulla plancia della Ricerca non c’è nessun segnalino Epico da spendere.',
  'ability-used': () => 'In questo giro Aramis ha già usato la sua abilità speciale.',
  'six-dice': ({ most }) => `Hai già ${most} dadi: di più non se ne lanciano.`,
  'no-combat-against': ({ foe }) => `Contro ${names.foes[foe].the} non si possono impegnare carte Combattimento.`,
  'dice-thrown': () => 'I dadi sono tratti: carte e segnalini si aggiungono soltanto prima del primo lancio.',
  'after-a-draw': () => 'Dopo un pareggio non si può più aggiungere nulla.',
  'token-up': () => 'L’avversario è scoperto: le carte andavano impegnate prima.',
  'blade-used': () => 'In questo duello la spada di Toledo è già stata usata.',
  'no-blade': ({ who }) => `${Man(who)} non ha una spada di Toledo per rilanciare un dado.`,
  'foe-rerolls-first': ({ foe }) =>
    `Prima Milady decide se ${names.foes[foe].the} rilancia un dado; poi tocca alla spada di Toledo.`,
  'no-one-for-all': () => 'I moschettieri non hanno carte «Uno per tutti».',
  'effect-idle': ({ effect }) =>
    ({
      time: 'In questo giro il tempo è già fermo.',
      honour: 'La Regina non ha perso onore: non c’è nulla da restituirle.',
      epic: 'Tutti i segnalini Epico sono in gioco e non c’è nulla da pagare: altri due andrebbero persi.',
    })[effect],
  outvoted: ({ effect }) => `Gli altri hanno appena votato contro: niente carta per ${names.effects[effect]}.`,
  'vote-on': () => 'Si sta votando su una carta «Uno per tutti».',
  'not-at-siege': ({ who }) =>
    `${Man(who)} non è a La Rochelle: soltanto chi si trova lì può sacrificare un punto ferita.`,
  'answered-already': ({ who }) =>
    `${Man(who)} ha già risposto: un solo punto ferita a testa, e chi rinuncia non ci ripensa.`,
  taken: ({ who: name, seat }, who) =>
    seat === who.me ? `${Man(name)} è già tuo.` : `${Man(name)} è già preso: lo interpreta ${who.name(seat)}.`,
  'has-his-men': () => 'I tuoi moschettieri li hai; gli altri sono per i tuoi compagni.',
  'rochefort-out': ({ place }) =>
    `Rochefort è fuori combattimento: finché non è curato non puoi andare ${names.places[place].to}.`,
  'not-for-milady': ({ place }) => `Milady non va mai ${names.places[place].to}.`,
  'destination-laid': () => 'La tua destinazione è già scelta: in questo giro non si cambia più.',
  'order-given': () => 'In questo giro hai già cambiato l’ordine dato a Rochefort.',
  mandatory: () => 'A questo tavolo Rochefort intercetta ogni volta che può: non ci sono ordini da dare.',
  'paris-in-pile': ({ card }) => `${title(names.paris[card])} non è nella tua mano: prima va presa nel tuo rifugio.`,
  'paris-in-hand': ({ card }) => `${title(names.paris[card])} è già nella tua mano.`,
  'paris-gone': ({ card }) => `${title(names.paris[card])} è fuori dal gioco, e non torna più.`,
  'paris-in-play': ({ card }) => `${title(names.paris[card])} è già in gioco.`,
  'paris-step-over': () => 'Le carte Parigi si mettono in gioco soltanto nel secondo passo della tua fase.',
  'no-target': ({ card }) => `${title(names.treachery[card])}: ora non c’è nessuno da colpire.`,
  'plots-empty': () => 'Non ci sono più carte Tradimento da pescare.',
  'treachery-over': () => 'Le carte Tradimento si pescano e si giocano soltanto nell’ultimo passo della tua fase.',
  'cannot-strike': ({ who, card }) =>
    card === 'jailed'
      ? `Non puoi mandare ${man(who)} alla Bastiglia: c’è già, o è fuori combattimento.`
      : `${Man(who)} è fuori combattimento e non può essere ferito di nuovo.`,
  'breaks-total': ({ strength, left }) =>
    strength > left
      ? `Forza ${strength} è troppo: ne resta da piazzare soltanto ${left}.`
      : `Forza ${strength} lascerebbe un resto che con le tue carte non si può formare.`,
  'second-trap': () => 'In ogni luogo può esserci una sola Trappola.',
  'not-with-you': ({ place, location }) => `Questo accade ${at(place)}, e tu sei ${yourPlace(location)}.`,
  'athos-safe': () => 'Rochefort e Athos non si battono mai.',
  'rochefort-fled': () => 'Rochefort è fuggito: in questo giro non intercetta più nulla.',
  'rochefort-down': () => 'Rochefort è fuori combattimento.',
  'rochefort-elsewhere': () =>
    'Rochefort intercetta soltanto a Parigi, al Louvre o alla Ricerca, e soltanto dove ti trovi tu.',
  'nothing-declared': () => 'Non c’è nulla da intercettare finché un moschettiere non tenta qualcosa dove ti trovi.',
  'none-left': ({ token }) => `${names.tokens[token].name}: non ne hai più da piazzare.`,
  'decoys-inn': () => 'Le Esche si usano soltanto nella locanda.',
  'decoys-needed': ({ decoys }) =>
    `Tutte e ${decoys} le Esche devono stare nella locanda: le caselle rimaste sono per loro.`,
  'bassompierre-stays': () => 'M. de Bassompierre non si può scartare.',
  'not-in-paris': ({ who }) => `${Man(who)} non è a Parigi.`,
};
