import type { FirstTexts } from './en.ts';

export const it: FirstTexts = {
  'shut-out': 'Con tre prigioni non si combatte più: a ogni duello si scarta una carta, e basta.',
  released: 'Chi si libera di una delle sue tre prigioni torna a combattere dal duello successivo.',
  lost: 'Il duello è perso: chi ha mostrato la carta più debole è il capro espiatorio e prende una prigione.',
  won: 'Il duello è vinto: chi ha mostrato la carta più forte è il campione e prende un gioiello.',
  took: 'Nella riserva il segnalino manca, e lo si prende da una carta ricompensa di qualcun altro.',
  surrendered:
    'Un capro espiatorio con le tre carte ricompensa occupate restituisce un gioiello invece di prendere una prigione.',
  freed: 'Invece di prendere un gioiello, il campione può rimettere nella riserva una delle proprie prigioni.',
  turned: 'Il numero della guardia è quello da raggiungere: si sommano le carte di tutti quelli che combattono.',
  shown: 'Si sommano soltanto i valori; a parità di valore è più forte la carta con più spade.',
  tied: 'Chi è in testa è alla pari con qualcun altro: si gioca ancora una mano, tutti.',
  scored: 'Una carta ricompensa paga il suo valore in ducati: il doppio con un gioiello, niente in prigione.',
  ended: 'Una mano finisce dopo nove duelli, o all’istante quando qualcuno ha tutti e tre i gioielli.',
};
