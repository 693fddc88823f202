import { inSentence } from '#kernel/italian.ts';
import { type Sentences, wordsOf } from '../../voice/wording.ts';
import type { Reasons } from '../voice.ts';

/** The articles a number asks for when it is spoken: uno zero, un otto; lo zero, l’otto, il nove. */
const a = (value: number): string => (value === 0 ? 'uno 0' : `un ${value}`);
const A = (value: number): string => (value === 0 ? 'Uno 0' : `Un ${value}`);
const the = (value: number): string => {
  if (value === 0) return 'lo 0';
  return value === 1 || value === 8 ? `l’${value}` : `il ${value}`;
};

const ducats = (count: number): string => (count === 1 ? '1 ducato' : `${count} ducati`);

const sentences: Sentences<Reasons> = {
  'reward-rich': ({ value }) => `${A(value)} sotto un gioiello paga bene; le carte più forti restano in mano.`,
  'reward-middle': ({ value }) => `${A(value)} vince pochi duelli e in prigione perde poco: buona paga.`,
  'reward-poor': ({ value }) => `${A(value)} perde poco in prigione, e tanto non vince duelli.`,
  'fight-alone': ({ value, target }) => `Non combatte nessun altro: il mio ${value} contro ${target}.`,
  'fight-high': ({ value, target }) => `Contro ${target}, ${a(value)} può ben essere la carta più forte del tavolo.`,
  'fight-middle': ({ value, target }) =>
    `Contro ${target}, ${a(value)} fa la sua parte senza diventare capro espiatorio.`,
  'fight-low': ({ value, target }) =>
    `A ${target} gli altri arrivano senza di me: ora va il mio ${value}, le carte forti dopo.`,
  discard: ({ value }) => `Non conta: allora via ${the(value)}.`,
  'take-leader': ({ from, ducats: count }, who) =>
    `${who.name(from)} è in testa con ${ducats(count)}: un gioiello in meno non farà male.`,
  'take-jewels': ({ from, jewels }, who) =>
    `${jewels} gioielli, ${who.name(from)}? Un altro e la mano è finita: meglio che uno lo prenda io.`,
  'take-jewel': ({ from }, who) => `Permetti, ${who.name(from)}: s’intona meglio ai miei occhi.`,
  'take-prison': ({ from }, who) => `${who.name(from)} esca pure: è ciò che mi disturba meno.`,
  'put-last': () => 'Il terzo gioiello: la mano finisce qui.',
  'put-second': () => 'Due gioielli: ancora uno ed è finita.',
  'put-first': () => 'Un primo gioiello su ciò che ho di più caro.',
  'prison-last': () => 'La terza prigione: guarderò dalla finestra.',
  'prison-next': ({ free }) =>
    `Se prigione dev’essere, che sia sulla carta meno cara: ${free === 0 ? 'non resta altro da perdere' : free === 1 ? 'ne resta una libera' : `ne restano ${free} libere`}.`,
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
  'taunt-jewels': () => 'Tre gioielli. Il resto è contabilità.',
  'taunt-crowned': ({ ducats: count }) => `${ducats(count)}: il primo giro di vino lo offro io.`,
  'taunt-loser': ({ seat }, who) => `Giù il cappello, ${who.name(seat)}. Ma lo rivoglio.`,
};

const words = wordsOf(sentences, {});

export const it = { ...words, say: (...said: Parameters<typeof words.say>) => inSentence(words.say(...said)) };
