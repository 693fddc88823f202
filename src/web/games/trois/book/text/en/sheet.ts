import type { BookWords } from '#web/parts/book/book.ts';

export const sheet: BookWords['sheet'] = {
  lead: 'To the Queen, to England for her diamond studs, and home again: a race in which whoever carries the prize is hunted by all the others.',
  win: {
    title: 'Winning',
    lines: [
      'Five legs: from your castle to Mme Bonacieux’s house, to the Queen, back to the house, to Buckingham’s castle, and home to the Queen.',
      'The first to enter Buckingham’s castle receives the studs. Whoever overtakes the carrier takes them.',
      'Whoever hands the studs to the Queen wins on the spot.',
    ],
  },
  lose: {
    title: 'What holds you up',
    lines: [
      'Louvre gate shut: nobody passes.',
      'Secret stairs: they must be open. Up only while Mme Bonacieux is at home, down only while she is with the Queen.',
      'No boat on your side: you wait in port.',
      'Duke away: you wait before his castle.',
      'News marked “one turn at most” ends once everybody has had a turn and is held up.',
    ],
  },
  turn: {
    title: 'A turn',
    steps: [
      ['Held by a card?', 'Try both dice first. The roll that frees you is your ride.'],
      ['Roll', 'two dice and ride that many squares. A double brings a second roll.'],
      [
        'Or ride one square:',
        'once Buckingham has given the studs away, everybody but the carrier may do that instead, without dice.',
      ],
      ['Squares left over', 'at Mme Bonacieux’s, the Queen’s or Buckingham’s? Stop there or ride on.'],
      ['Square taken?', 'Stop on the first free one behind it.'],
      [
        'Swords, dagger, phial:',
        'end there, draw from that pile and obey. Among the swords are secret thrusts: those you keep.',
      ],
      ['Gazette:', 'ride over it or end on it, and after your ride the next one is turned up.'],
      ['A secret thrust', 'is played on your own turn, at the moment its card names.'],
      [
        'The trapped rider:',
        'the carrier leaves the studs with him. Whoever ends exactly there takes them; for this alone you may ride back.',
      ],
      ['Studs on the road', 'go to the first on the last leg to ride over them.'],
      [
        'Far behind?',
        'The shortcut is open once the studs are level with its end. Once they are back in France, turn for home in Calais.',
      ],
    ],
  },
  numbers: {
    title: 'Easily forgotten',
    rows: [
      ['The whole ride, paved way / stairs', '108 / 93 steps'],
      ['To Mme Bonacieux', '9 steps'],
      ['On to the Queen, paved way / stairs', '9 / 4 steps'],
      ['Out to Buckingham / home to the Queen', '37 / 44 steps'],
      ['The shortcut saves', '13 steps'],
      ['Trapped rider on the road to Paris', 'square 14 of 22'],
      ['Milady, Rochefort, swords, gazettes', '10, 10, 18, 18'],
      ['Secret thrusts in all / at most in hand', '9 / 3'],
      ['Rolls to get free', '2'],
      ['Of 18 gazettes: gate / stairs open', '13 / 11'],
      ['Duke home / boat in Calais / in Dover', '13 / 11 / 10'],
      ['Mme Bonacieux home / with the Queen', '8 / 6'],
    ],
  },
  pieces: {
    title: 'On the board',
    meanings: {
      rider: 'A musketeer: only one to a square.',
      studs: 'The diamond studs.',
      gazette: 'Gazette: a new one after your ride.',
      sword: 'Swords: help, a mishap or a secret thrust.',
      dagger: 'Dagger: a Rochefort card.',
      phial: 'Phial: a Milady card.',
      trap: 'The trapped rider keeps the studs.',
      entry: 'The shortcut, for those behind.',
      gate: 'Halberds crossed: the gate is shut.',
      passage: 'Padlock: the stairs are shut.',
      channel: 'Storm: no boat sails.',
      buckingham: 'Dark windows: the Duke is away.',
    },
  },
};
