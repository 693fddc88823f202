import type { Words } from '../words.ts';

export const orders: Words['orders'] = {
  ML01: { title: 'Tainted wine', help: 'Milady pours, you drink. Miss one turn.' },
  ML02: {
    title: 'Drugged cup',
    help: 'Miss one turn. If you carry the studs, they stay on this square.',
  },
  ML03: {
    title: 'Marsh fever',
    help: 'You shiver in bed until you roll 7 or more. After two failed rolls the fever is over.',
  },
  ML04: { title: 'The ruse is seen through', help: 'You saw it coming! Draw a card from the sword pile.' },
  ML05: { title: 'Forged orders', help: 'The seal is false. Go back 5 squares.' },
  ML06: { title: 'A false scent', help: 'Go back to the nearest gazette square, 6 squares at most.' },
  ML07: { title: 'Dazzled by a smile', help: 'You dream as you ride: roll only one die next time.' },
  ML08: {
    title: 'Pickpocket at the inn',
    help: 'One of your secret thrusts, drawn blind, goes under the sword pile. If you have none, go back 3 squares.',
  },
  ML09: {
    title: 'Sleeping draught',
    help: 'You sleep until you roll a double. After two failed rolls you wake up anyway.',
  },
  ML10: {
    title: 'A ribbon is cut',
    help: 'If you carry the studs, they fall on this square and you go back 4 squares. If not, go back 2 squares.',
  },
  RO01: { title: 'Ambush at the bridge', help: 'Go back 3 squares; 6 if spies are about.' },
  RO02: {
    title: 'Crossed blades',
    help: 'A duel: roll one die. On 4 or more you win; otherwise you miss one turn. If spies are about, you need 5 or more.',
  },
  RO03: {
    title: 'Lame horse',
    help: 'Roll only one die next time. If spies are about, you also go back 2 squares.',
  },
  RO04: { title: 'Arrested on sight', help: 'Miss one turn; two if spies are about.' },
  RO05: {
    title: 'Road block',
    help: 'If spies are about, go back to the last place you passed, 8 squares at most. If not, nothing happens.',
  },
  RO06: {
    title: 'Masked riders',
    help: 'If you carry the studs, they fall on this square and you go back 4 squares; if spies are about, you also miss one turn. Without the studs, go back 2 squares.',
  },
  RO07: {
    title: 'The stranger from Meung',
    help: 'If spies are about, you flee: go back 4 squares. If not, you chase him: ride on 4 squares.',
  },
  RO08: {
    title: 'Saddlebags searched',
    help: 'You lose one secret thrust of your choice; all of them if spies are about.',
  },
  RO09: { title: 'Shadows in the night', help: 'If spies are about, miss one turn. If not, nothing happens.' },
  RO10: {
    title: 'A night in the guardhouse',
    help: 'You are locked up until you roll 6 or more; 8 or more if spies are about. After two failed rolls they let you go.',
  },
  MO01: { title: 'All for one', help: 'Ride on 2 squares. Then all the others ride 2 squares too.' },
  MO02: { title: 'Fresh horses', help: 'Ride on 5 squares.' },
  MO03: { title: 'A faithful valet', help: 'Everything is ready before you ask: roll again.' },
  MO04: { title: 'News from the captain', help: 'Ride on to the next gazette square, 8 squares at most.' },
  MO05: { title: 'The guards are routed', help: 'The Cardinal’s guards run. Ride on 4 squares.' },
  MO06: { title: 'A good table', help: 'The roast smells too good. Miss one turn.' },
  MO07: { title: 'A learned dispute', help: 'Aramis talks Latin and you doze off: roll only one die next time.' },
  MO08: {
    title: 'Barricaded in the cellar',
    help: 'Give up a secret thrust to get out of the cellar, or miss one turn.',
  },
  MO09: {
    title: 'One for all',
    help: 'Free one of your companions from waiting. Then ride on 3 squares.',
  },
};
