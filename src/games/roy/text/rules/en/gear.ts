/** The rulebook in English: Traps, equipment, upgrades, being out of action. */
export const gear: Readonly<Record<string, string>> = {
  'ROY.TRAP.1': 'Traps are only placed when a mission is set up in Paris or at the Louvre, along with its adversaries.',
  'ROY.TRAP.2': 'There is at most one Trap in a place at a time. Paris and the Louvre may each have one.',
  'ROY.TRAP.3': 'As long as a Trap lies in a place, the musketeers must obey it.',
  'ROY.TRAP.4': 'The Beggars, the Harlot and the Nemesis leave when they are overcome.',
  'ROY.TRAP.5':
    'The Thief and the Assassin cannot be overcome. They leave with their mission, whether it succeeds, fails or is replaced.',
  'ROY.TRAP.6': 'Any Trap still there when its mission ends is discarded. A Trap never goes back to Milady’s hand.',
  'ROY.TRAP.7': 'A Thief or an Assassin does not keep a mission from being completed.',
  'ROY.TRAP.8':
    'The Beggars, the Harlot and the Nemesis do: as long as one of them is there, the mission cannot be completed.',
  'ROY.TRAP.9': 'A Thief or an Assassin strikes for the first time the moment he is placed.',
  'ROY.TRAP.10': 'When he is placed, Milady rolls once for each musketeer who is in that place.',
  'ROY.TRAP.11': 'Afterwards she rolls each time a musketeer enters the place, by whatever means.',
  'ROY.TRAP.12': 'The Assassin’s roll can wound that musketeer; the Thief’s roll can cost the purse pistoles.',
  'ROY.TRAP.13': 'Armour does not protect against the Assassin.',
  'ROY.TRAP.14': 'Beggars: as long as they are there, no part of that place’s mission may be attempted.',
  'ROY.TRAP.15':
    'The Beggars leave for 2 pistoles from the purse. Paying them costs no action, and the musketeer who pays may be anywhere.',
  'ROY.TRAP.16': 'Rochefort can neither prevent that payment nor intercept anything else that has to do with a Trap.',
  'ROY.TRAP.17':
    'The Harlot makes her mission’s challenge harder, and the Nemesis lets only one named musketeer take on the mission; the list of components gives the details.',
  'ROY.TRAP.18':
    'Any musketeer’s player may pay the Beggars at any time in phase II between two actions, even for a place where nobody stands.',
  'ROY.TRAP.19':
    'When dice are rolled for several musketeers, go player by player. If a player leads several, the order is d’Artagnan, Athos, Aramis, Porthos, Tréville.',

  'ROY.EQUIP.1': 'Buying from the Arsenal is one action, and you may do it in any place.',
  'ROY.EQUIP.2': 'With one such action you buy up to 2 items: equipment, upgrades, or one of each.',
  'ROY.EQUIP.3': 'A musketeer has room for 2 pieces of equipment.',
  'ROY.EQUIP.4': 'You may never own the same item twice: no two pistols, and no skill upgraded twice.',
  'ROY.EQUIP.5':
    'If you have no room left, you may replace a token of the same category. The old token leaves the game.',
  'ROY.EQUIP.6':
    'The stock is limited: what has run out can no longer be bought. There are only 2 pistols, for instance.',
  'ROY.EQUIP.7': 'You pay at once, from the purse or, where it says so, in cards. There is no credit.',
  'ROY.EQUIP.8': 'Thoroughbred: once per round its owner moves from one place to another without spending an action.',
  'ROY.EQUIP.9': 'Pistol: it adds one Sword to its owner’s first roll of each duel.',
  'ROY.EQUIP.10': 'If that first roll is a draw, the pistol does nothing more in this duel.',
  'ROY.EQUIP.11':
    'Armour: it adds one Shield to its owner’s result in every roll of a duel, even when he has no dice left.',
  'ROY.EQUIP.12':
    'Toledo sword: once per duel, after any roll, its owner may reroll one of his own dice. He never has to.',
  'ROY.EQUIP.13': 'Equipment and manoeuvres have no effect on the siege.',
  'ROY.EQUIP.14': 'Rochefort never intercepts a purchase.',
  'ROY.EQUIP.15': 'A musketeer who is put out of action keeps his equipment, his upgrades and his cards.',

  'ROY.UPGR.1':
    'Balm: whoever buys it regains 2 life points at once, up to his maximum, and the token leaves the game.',
  'ROY.UPGR.2': 'The balm cannot be kept for later, and it takes up no space.',
  'ROY.UPGR.3': 'An improved secret manoeuvre costs one Combat card, single or double, and no money.',
  'ROY.UPGR.4': 'It covers your old manoeuvre and replaces it.',
  'ROY.UPGR.5': 'D’Artagnan puts it on his empty space instead and uses both manoeuvres.',
  'ROY.UPGR.6':
    'An upgraded skill costs any one Adventure card, which you discard. You choose the skill among those still in stock.',
  'ROY.UPGR.7': 'It raises your value in that skill by 1 for the rest of the game.',
  'ROY.UPGR.8': 'Each skill is in stock twice.',
  'ROY.UPGR.9': 'A musketeer has room for 2 upgraded skills, which must be different.',
  'ROY.UPGR.10': 'Upgrades are personal: they are never traded or handed on.',
  'ROY.UPGR.11': 'The improved manoeuvre does not take up one of the two spaces for skills.',

  'ROY.OUT.1':
    'A musketeer with no life points left is out of action: his figure is moved to the Vieux-Colombier at once and laid down.',
  'ROY.OUT.2': 'If this happens during his own turn, his turn is over and his remaining actions are lost.',
  'ROY.OUT.3':
    'In phase II of the next round, in place of a turn, he stands up, regains all his life points and draws one Adventure card. That is all he does in that round.',
  'ROY.OUT.4':
    'If a Treachery card puts him out of action in phase I, he recovers at once, and that takes the place of his turn this round.',
  'ROY.OUT.5':
    'If he is put out of action while breaking out of the Bastille, he recovers at once and his turn is over.',
  'ROY.OUT.6':
    'If an Assassin puts him out of action before his turn this round has begun, he recovers at once, in place of his turn. If he walks into the Assassin on Tréville’s order, his turn counts as begun.',
  'ROY.OUT.7': 'If an Assassin puts him out of action during his turn or after it, he recovers in the next round.',
  'ROY.OUT.8':
    'If his own action puts him out of action, in a duel, against Rochefort or on a Snare, he recovers in the next round.',
  'ROY.OUT.9':
    'If he is put out of action by a sacrifice in phase III, or by anything in phase IV, he recovers in the next round.',
  'ROY.OUT.10':
    'While out of action he takes no actions and starts no trades. At the Vieux-Colombier others may trade with him, though, both before and after he stands up.',
  'ROY.OUT.11': 'Having recovered, he stands at the Vieux-Colombier and counts as having had his turn.',
  'ROY.OUT.12': 'The musketeers choose at what point of phase II such a recovery takes place.',
};
