import type { Barred } from '#kernel/game.ts';
import type { Who } from '#kernel/text.ts';

const REFUSALS: Readonly<Record<string, string>> = {
  'rewards-laid': 'Le tue tre carte ricompensa sono già giù: le altre nove restano in mano per i duelli.',
  'already-picked': 'La tua carta per questo duello è già scelta: se ne mostra una sola a testa.',
  'take-jewel-first': 'Nella riserva non ci sono più gioielli: prima prendine uno da una ricompensa altrui.',
  'take-prison-first': 'Nella riserva non ci sono più prigioni: prima prendine una da una ricompensa altrui.',
  'one-marker': 'Una carta ricompensa porta un solo segnalino, e questa è già occupata.',
  'champion-full':
    'Le tue tre carte ricompensa sono occupate: devi restituire una delle tue prigioni, e non ricevi gioielli.',
  'scapegoat-full': 'Le tue tre carte ricompensa sono occupate: devi restituire uno dei tuoi gioielli.',
  'not-your-own': 'Nella riserva non ci sono più prigioni, e la tua non vale: prendine una da qualcun altro.',
  'face-down': 'Le ricompense degli altri restano coperte, e da questa, per ora, non hai niente da prendere.',
  'supply-first':
    'Nella riserva c’è ancora un gioiello: prendi quello. Finché ce n’è, i gioielli degli altri sono al sicuro.',
  'supply-first-prison': 'Nella riserva c’è ancora una prigione: devi prendere quella.',
  'rewards-stay': 'Le tue carte ricompensa restano dove le hai messe fino alla fine della mano.',
  'markers-stay': 'Un segnalino resta dove è stato messo: non si sposta più.',
  'champion-must':
    'Il campione non può rinunciare a tutto: o prende un gioiello, o si libera di una delle sue prigioni.',
  'no-prison-to-free': 'Nessuna delle tue ricompense è in prigione: non c’è niente da liberare.',
  'no-jewel-left': 'Nella riserva non ci sono più gioielli: prendine uno da una ricompensa altrui.',
  'scapegoat-must': 'Il capro espiatorio non può rifiutare la prigione.',
  'only-a-jewel': 'Le tue tre carte ricompensa sono occupate: restituisci un gioiello e non prendi prigioni.',
  'no-prison-left': 'Nella riserva non ci sono più prigioni: prendine una da una ricompensa altrui.',
  'thrown-hidden': 'Le carte scartate per via di tre prigioni restano coperte fino alla fine della mano.',
  'one-guard-at-a-time': 'Le carte della guardia si girano una alla volta, all’inizio di ogni duello.',
  'no-talk': 'Niente accordi: nessuno annuncia agli altri la carta che sta per giocare.',
  'shut-out': 'Le tue tre carte ricompensa sono in prigione: non combatti, scarti una carta.',
};

export const refusal = ({ reason, params }: Barred, who: Who): string => {
  if (reason !== 'spoils-first') return REFUSALS[reason] ?? 'Le regole ora non lo permettono.';
  const seat = Number(params?.seat ?? 0);
  return seat === who.me
    ? 'Prima decidi che cosa ti porta questo duello: la prossima carta aspetta il prossimo duello.'
    : `Prima ${who.name(seat)} deve chiudere questo duello: la prossima carta aspetta il prossimo duello.`;
};
