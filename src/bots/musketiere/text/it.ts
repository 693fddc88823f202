import { type Sentences, wordsOf } from '../../voice/wording.ts';
import type { Reasons } from '../voice.ts';

const ducats = (count: number): string => (count === 1 ? '1 ducato' : `${count} ducati`);

const sentences: Sentences<Reasons> = {
  'reward-rich': ({ value }) => `Un ${value} sotto un gioiello paga bene; i pugni restano in mano.`,
  'reward-middle': ({ value }) => `Un ${value} non è né un gran pugno né una gran perdita: buona paga.`,
  'reward-poor': ({ value }) => `Un ${value} perde poco in prigione, e tanto non vince duelli.`,
  'fight-alone': ({ value, target }) => `Non combatte nessun altro: il mio ${value} contro ${target}.`,
  'fight-high': ({ value, target }) => `Contro ${target}, un ${value} può ben essere la carta più forte del tavolo.`,
  'fight-middle': ({ value, target }) =>
    `Contro ${target}, un ${value} fa la sua parte senza diventare capro espiatorio.`,
  'fight-low': ({ value, target }) =>
    `A ${target} gli altri arrivano senza di me: ora va il mio ${value}, i pugni dopo.`,
  discard: ({ value }) => `Non conta: allora via il ${value}.`,
  'take-leader': ({ from, ducats: count }, who) =>
    `${who.name(from)} è in testa con ${ducats(count)}: un gioiello in meno non farà male.`,
  'take-jewels': ({ from, jewels }, who) =>
    `${jewels} gioielli, ${who.name(from)}? Un altro e il round è tuo: meglio che uno lo prenda io.`,
  'take-jewel': ({ from }, who) => `Permetti, ${who.name(from)}: s’intona meglio ai miei occhi.`,
  'take-prison': ({ from }, who) => `${who.name(from)} esca pure: è quello che mi disturba meno.`,
  'put-last': () => 'Il terzo gioiello: il round è mio.',
  'put-second': () => 'Due gioielli: ancora uno ed è finita.',
  'put-first': () => 'Un primo gioiello su ciò che ho di più caro.',
  'prison-last': () => 'La terza prigione: guarderò dalla finestra.',
  'prison-next': ({ free }) =>
    `Se prigione dev’essere, che sia la meno cara: ${free === 0 ? 'non resta altro da perdere' : free === 1 ? 'ne resta una libera' : `ne restano ${free} libere`}.`,
  'free-all': () => 'Fuori di prigione, e da me non resta un lucchetto.',
  free: ({ prisons }) =>
    `Una prigione in meno: ne ${prisons === 1 ? 'resta una' : `restano ${prisons}`}, ma quella carta valeva la pena.`,
  surrender: ({ jewels }) =>
    `${jewels === 1 ? 'Il mio unico gioiello' : `Di ${jewels} gioielli, il minore`} torna indietro: l’onore no.`,
  'taunt-champion': ({ sum, target }) => `${sum} contro ${target}: mi ringrazierete dopo.`,
  'taunt-close': ({ target }) => `${target}, giusto giusto. Mi piace il lavoro su misura.`,
  'taunt-scapegoat': ({ seat }, who) => `Qualcuno doveva pur essere il più debole, ${who.name(seat)}.`,
  'taunt-robbed': ({ seat }, who) => `Quel gioiello me lo ricorderò, ${who.name(seat)}.`,
  'taunt-robber': ({ from }, who) => `Non fare quella faccia, ${who.name(from)}: te lo tengo da parte.`,
  'taunt-out': ({ seat }, who) => `Bella vista da dietro le sbarre, ${who.name(seat)}?`,
  'taunt-jewels': () => 'Tre gioielli, signori. Il resto è contabilità.',
  'taunt-crowned': ({ ducats: count }) => `${ducats(count)}: il primo giro di vino lo offro io.`,
  'taunt-loser': ({ seat }, who) => `Giù il cappello, ${who.name(seat)}. Ma lo rivoglio.`,
};

export const it = wordsOf(sentences, {});
