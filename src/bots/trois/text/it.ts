import { bottes } from '#games/trois/text/it/bottes.ts';
import { riders, squares, title } from '#games/trois/text/it/names.ts';
import { orders } from '#games/trois/text/it/orders.ts';
import { inSentence } from '#kernel/italian.ts';
import { type Sentences, wordsOf } from '../../voice/wording.ts';
import type { Reasons } from '../voice.ts';

const sentences: Sentences<Reasons> = {
  take: ({ rider }) => `${riders[rider]} ha l’aria di chi vince.`,
  roll: ({ left }) =>
    left === 0
      ? 'Dalla Regina, ma senza i puntali: a cavallo!'
      : `Ancora ${squares(left)} fino alla Regina: a cavallo!`,
  'roll-carry': ({ left }) => `Ho i puntali, e ancora ${squares(left)}: al galoppo!`,
  'roll-chase': ({ carrier, ahead }, who) =>
    `${who.name(carrier)} ha i puntali e ${squares(ahead)} di vantaggio: all’inseguimento!`,
  'roll-hold': () => 'Un buon tiro, e dovranno lasciarmi andare.',
  'one-near': () => 'I puntali sono vicini: una casella alla volta, per non superarli.',
  'one-wait': () => 'I puntali sono dietro di me: nessuna fretta, che arrivino.',
  one: () => 'Una casella è tutto ciò che voglio.',
  wait: () => 'Non resta che aspettare.',
  ride: ({ points }) => `Avanti, di ${squares(points)}.`,
  'ride-home': ({ points }) => `Con ${squares(points)} sono dalla Regina.`,
  'ride-hunt': () => 'Verso il cavaliere in trappola, e i puntali con lui.',
  back: ({ points }) => `Indietro di ${squares(points)}: i puntali sono alle mie spalle.`,
  'way-public': () => 'La porta è aperta: prendo la via lastricata.',
  'way-public-shut': () => 'La porta è chiusa, ma è l’unica via che mi è permessa.',
  'way-stairs': () => 'La scala è aperta: perché fare il giro lungo?',
  'way-road': () => 'Avanti, sempre dritto.',
  'way-sea': () => 'Una barca aspetta: si attraversa!',
  'way-france': () => 'I puntali sono già in Francia: inutile bagnarsi.',
  'way-shortcut': () => 'I puntali sono sulla via del ritorno: taglio per raggiungerli.',
  'stop-gate': () => 'La porta è chiusa: aspetto notizie migliori.',
  'stop-boat': () => 'Nessuna barca da questa parte: aspetto la marea, o la Gazzetta.',
  'stop-duke': () => 'Il Duca è fuori: non si visita una casa vuota.',
  'stop-ahead': () => 'I puntali sono dietro di me: tanto vale aspettare qui.',
  stop: () => 'Mi fermo qui: più avanti non c’è nulla da guadagnare.',
  'botte-BS01': () => `${title(bottes.BS01.title)}! Rochefort dovrà impegnarsi di più.`,
  'botte-BS02': () => `${title(bottes.BS02.title)}! Con Milady non si brinda alla leggera.`,
  'botte-BS03': () => `${title(bottes.BS03.title)}: le alabarde sono per gli altri.`,
  'botte-BS04': () => `${title(bottes.BS04.title)}: la scala mi risparmia tutto il giro.`,
  'botte-BS05': () => `${title(bottes.BS05.title)}: un contrabbandiere non fa domande.`,
  'botte-BS06': () => `${title(bottes.BS06.title)}: sei caselle in più, su gambe fresche.`,
  'botte-BS07': () => `${title(bottes.BS07.title)}: so fare meglio di quel tiro.`,
  'botte-BS08': () => `${title(bottes.BS08.title)}: queste notizie non mi convengono.`,
  'botte-BS09': () => `${title(bottes.BS09.title)}: quel che ho, me lo tengo.`,
  obey: ({ card }) => `${title(orders[card].title)}: e sia.`,
  leave: () => 'I puntali restano al cavaliere in trappola: non ho nulla da opporgli.',
  give: ({ botte }) => `${title(bottes[botte].title)} è quella che mi mancherà meno.`,
  keep: () => 'Le mie stoccate valgono più di un turno.',
  free: ({ seat }, who) => `${who.name(seat)} ha la strada più lunga: in sella, dunque.`,
  'taunt-studs': () => 'I puntali sono miei. Provate a starmi dietro.',
  'taunt-robber': ({ loser }, who) => `Grazie di averli portati fin qui, ${who.name(loser)}.`,
  'taunt-robbed': ({ seat }, who) => `Goditeli finché puoi, ${who.name(seat)}: la strada è lunga.`,
  'taunt-dropped': ({ seat }, who) => `Hai perso qualcosa, ${who.name(seat)}?`,
  'taunt-gate': ({ seat }, who) => `Bussa più forte, ${who.name(seat)}.`,
  'taunt-boat': ({ seat }, who) => `Sai nuotare, ${who.name(seat)}?`,
  'taunt-held': ({ seat }, who) => `Fa’ con comodo, ${who.name(seat)}.`,
  'taunt-double': () => 'Un doppio: il mio cavallo non si ferma più.',
  'taunt-won': () => 'Maestà, i puntali. Tutti e dodici.',
  'taunt-lost': ({ seat }, who) => `Bella corsa, ${who.name(seat)}. Il mio cavallo chiede la rivincita.`,
};

const words = wordsOf(sentences, {});

export const it = { ...words, say: (...said: Parameters<typeof words.say>) => inSentence(words.say(...said)) };
