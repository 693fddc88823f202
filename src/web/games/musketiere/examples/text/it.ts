import type { Examples } from './words.ts';

export const it: Examples = {
  won: {
    title: 'Un duello vinto, con due otto in tavola',
    begins: 'La guardia chiede 16. Anne, Blaise e Colette hanno scelto una carta ciascuno, in segreto.',
    steps: [
      [
        'si mostrano le carte',
        'Due otto e un due fanno 18: il duello è vinto. Dei due otto è più forte quello di Blaise: ha tre spade, quello di Anne una sola. È lui il campione.',
      ],
      [
        'Blaise prende un gioiello',
        'Lo mette subito su una delle sue carte ricompensa. Alla fine della mano quella carta paga il doppio.',
      ],
    ],
  },
  lost: {
    title: 'Un duello perso per due punti',
    begins: 'La guardia chiede 20, e tre carte vengono scelte in segreto.',
    steps: [
      [
        'si mostrano le carte',
        'Nove, sei e tre fanno 18: ne mancano due. Colette ha giocato la carta più debole. Le sue quattro spade non si sommano, e un tre resta un tre. È lei il capro espiatorio.',
      ],
      [
        'Colette prende una prigione',
        'Ora sta su una delle sue carte ricompensa, che non pagherà nulla finché la prigione resta lì.',
      ],
    ],
  },
  supply: {
    title: 'Nessun gioiello al centro',
    begins: 'Quinto duello, serve 14. I tre gioielli sono presi: Anne ne ha due, Blaise uno.',
    steps: [
      [
        'si mostrano le carte',
        'Quattro, cinque e nove fanno 18. Il campione è Colette, e le spetta un gioiello. La riserva non ne ha.',
      ],
      [
        'ne prende uno ad Anne',
        'Sceglie lei a chi, e da quale carta. La carta resta coperta: nessuno sa se era una di quelle buone.',
      ],
      [
        'lo mette su una carta sua',
        'Un gioiello a testa. E Anne, a cui ne mancava uno solo per chiudere la mano, se ne allontana.',
      ],
    ],
  },
  barred: {
    title: 'Tre prigioni, e come se ne esce',
    begins: 'Sesto duello, serve 16. Le tre prigioni sono sulle carte ricompensa di Anne: non combatte.',
    steps: [
      [
        'si mostrano le carte',
        'Anne ha scartato una carta, coperta; non conta. Sette e sei fanno 13, e gli altri due dovevano arrivare a 16 senza di lei. Colette è il capro espiatorio.',
      ],
      [
        'a Colette tocca una prigione',
        'La riserva non ne ha, quindi viene da qualcun altro, e solo Anne ne ha. Colette sceglie la carta.',
      ],
      ['ora sta su una carta di Colette', 'Ad Anne restano due prigioni, e dal prossimo duello combatte di nuovo.'],
    ],
  },
  reckoning: {
    title: 'L’ultimo duello, e i conti',
    begins:
      'Nono duello, serve 18. Anne è a 41 ducati, Blaise a 52, Colette a 37. Per una volta vediamo le carte ricompensa prima del tempo.',
    steps: [
      ['si mostrano le carte', 'Sei, cinque e uno fanno 12: perso. L’uno di Colette è la carta più debole.'],
      [
        'un’ultima prigione, poi la paga',
        'La terza carta di Colette va in prigione. Anne: 10 raddoppiato, 6 e niente, 26 ducati. Blaise: 8, 7 raddoppiato e 3, 25. Colette: 9, 5 e niente, 14. Nessuno è a 100, si gioca un’altra mano.',
      ],
    ],
  },
};
