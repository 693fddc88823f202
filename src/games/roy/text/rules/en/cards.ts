/** The rulebook in English: the components and their values. */
export const cards: Readonly<Record<string, string>> = {
  'ROY.CARD.1':
    'Skills, in the order Erudition, Nobility, Gallantry, Panache: d’Artagnan 1, 3, 2, 4; Athos 3, 4, 1, 2; Aramis 4, 2, 3, 1; Porthos 2, 1, 4, 3; Tréville 2, 3, 2, 3. (House values, except d’Artagnan’s Panache.)',
  'ROY.CARD.2':
    'Secret manoeuvres: Athos, Aramis, Porthos and Tréville need three Lilies, d’Artagnan two Lilies and a Sword. The improved manoeuvre of the Arsenal needs a Lily and two Swords. (House values for d’Artagnan, Tréville and the improved manoeuvre.)',
  'ROY.CARD.3':
    'A blue die has 2 Swords, 2 Shields and 2 Lilies; a red die has 3 Swords and 3 Shields. (House values.)',
  'ROY.CARD.4':
    'Rochefort: 5 life points, 4 red dice, secret manoeuvre three Shields. (House values for dice and manoeuvre.)',
  'ROY.CARD.5': 'Henchman: strength 1, 2 red dice, reward 1 pistole. When eliminated he goes back to Milady’s hand.',
  'ROY.CARD.6': 'Boisrenard: strength 1, 3 red dice, reward 1 pistole. (House value for the dice.)',
  'ROY.CARD.7':
    'Lubin: strength 1, 2 red dice, reward 1 pistole. He has a pistol, which adds one Sword to his first roll. (House values for dice and power.)',
  'ROY.CARD.8':
    'Bernajoux: strength 2, 3 red dice, secret manoeuvre three Shields, reward 2 pistoles. (House values, except the strength.)',
  'ROY.CARD.9':
    'Brisemont: strength 2, 3 red dice, reward 1 Epic token. If he hurts the musketeer when Swords and Shields are compared, he does 1 more point of damage. (House values for power and reward.)',
  'ROY.CARD.10':
    'Cahusac: strength 2, 3 red dice, reward 2 pistoles. Once per duel he may reroll one of his own dice, before the musketeer’s Toledo sword is used and manoeuvres are judged. (House values, except the strength.)',
  'ROY.CARD.11': 'Biscarat: strength 2, 3 red dice, secret manoeuvre three Swords, reward 2 pistoles. (House values.)',
  'ROY.CARD.12':
    'Vitray: strength 2, 3 red dice, reward 1 Epic token. He wears armour: one extra Shield in every roll, but no help against a secret manoeuvre. (House values, except the armour.)',
  'ROY.CARD.13':
    'La Houdinière: strength 2, 3 red dice, reward 2 pistoles. Before the duel the musketeer’s player discards one card of their choice, if they have any. (House values, the name included.)',
  'ROY.CARD.14':
    'Laffemas: strength 3, 3 red dice, reward 1 Epic token and 1 pistole. No Combat card may be added against him, but Aramis may use his ability. (House values.)',
  'ROY.CARD.15':
    'Jussac: strength 3, 3 red dice, reward 1 Epic token and 1 pistole. At the end of the duel he wounds the musketeer once, whatever the result; armour absorbs this wound. (House values, except the power.)',
  'ROY.CARD.16': 'Cavois: strength 3, 4 red dice, 2 life points, reward 2 Epic tokens. (House value for the reward.)',
  'ROY.CARD.17':
    'Beggars: no part of the mission there may be attempted until 2 pistoles have been paid. Paying costs no action, can be done from anywhere, and Rochefort cannot prevent it.',
  'ROY.CARD.18':
    'Harlot: the value of that mission’s challenge is 1 higher. She leaves when the challenge is won. (House rule for her leaving.)',
  'ROY.CARD.19':
    'Nemesis: when placing it Milady names one musketeer in the game. As long as it lies there, only he may attempt any part of that mission; it leaves as soon as he has won a challenge, a duel or another part of it. (House rule, except the naming.)',
  'ROY.CARD.20':
    'Thief: Milady rolls 1 red die; on a Sword the purse loses 1 pistole, or nothing if it is empty. (House value for the roll.)',
  'ROY.CARD.21':
    'Assassin: Milady rolls 1 red die; on a Sword that musketeer is wounded once. (House value for the roll.)',
  'ROY.CARD.22':
    'The 15 Treachery cards: 2 Reinforcement, 2 Ambush, 2 Dead End, 2 Balm, 2 Plot against the Queen, 2 Emergency! and one each of Conscripts, Sent to La Bastille and Isolation.',
  'ROY.CARD.23': 'Isolation: nobody may take a trade action this round.',
  'ROY.CARD.24': 'Dead End: the Time token moves on one space at once.',
  'ROY.CARD.25':
    'Plot against the Queen: the Queen loses 1 point of honour at once. If that brings her to the Richelieu space, the musketeers may reply with a One-for-all card.',
  'ROY.CARD.26':
    'The Abduction: challenge Panache 6, strength 3. At the end of each round Milady rolls 4 red dice and has 1 success for each Sword; with 6 successes she wins. (House value for the challenge.)',
  'ROY.CARD.27':
    'The Disappearance: challenge Erudition 6, strength 2. The musketeers also need 6 successes: for 1 action in Paris, which Rochefort may intercept, you roll your combat dice, without cards, equipment, manoeuvres or abilities, and each Sword is a success. At the end of each round the Time token moves on one extra space. (House values, except the effect on time.)',
  'ROY.CARD.28':
    'Constance held captive: challenge Gallantry 6, strength 3. At the end of each round Milady draws a Treachery card. (House value for the challenge.)',
  'ROY.CARD.29':
    'The Smuggler: challenge Nobility 6, strength 2. The musketeers must also discard 2 Combat cards in Paris, single or double, for one action each, which Rochefort may intercept. While the card is in play Milady has one extra Sword in the siege. (House values, except the effect on the siege.)',
  'ROY.CARD.30':
    'A message for the Queen: challenge Nobility 7, strength 4. At the end of each round the Queen loses 1 point of honour. (House values, except the strength.)',
  'ROY.CARD.31':
    'Duels in Paris: no challenge, strength 0, and so no Adversary and no Trap. Three guards, each with 3 red dice, 1 life point and neither power nor reward, must be beaten for one duel action each; they are counted on the Constance scale. At the end of each round Milady wounds one musketeer who is in Paris, and armour does not help; if nobody is there, nothing happens. (House values, except the three duels.)',
  'ROY.CARD.32':
    'Louvre missions, with challenge, strength and reward: 1 Panache 7, strength 2, 3 pistoles; 2 Nobility 6, strength 2, 2 pistoles; 3 Gallantry 7, strength 3, 3 pistoles; 4 Nobility 7, strength 3, 3 pistoles; 5 Erudition 6, strength 2, 2 pistoles; 6 Erudition 7, strength 3, 3 pistoles; 7 Gallantry 6, strength 2, 2 pistoles; 8 Panache 6, strength 3, 3 pistoles. (House values, except the challenge of the first and the strength of the first and third.)',
  'ROY.CARD.33': 'M. des Essarts: 3 pistoles go into the purse.',
  'ROY.CARD.34': 'Buckingham: the musketeers gain 1 Epic token.',
  'ROY.CARD.35': 'M. de Tréville (Character card): draw 3 Adventure cards. (House value.)',
  'ROY.CARD.36':
    'Ketty: Milady turns her Location card face up for all to see. This does not expose her: she may still intercept, keeps her action at the end of phase II, and Athos the brave does not come into force. (House value.)',
  'ROY.CARD.37': 'M. de La Porte: the Queen regains 1 point of honour. (House value.)',
  'ROY.CARD.38':
    'Planchet: choose one of two. Either another musketeer who is not out of action draws 1 card and may then make one free move, with the usual effects on arrival, but not out of the Bastille; if this lands him in the Bastille or puts him out of action, it is as if he had acted on Tréville’s order. Or your own musketeer, if he is wounded, regains 1 life point. (House value.)',
  'ROY.CARD.39':
    'The 19 fighting tokens: 2 Snares; 6 with a fixed result (2 with two Shields, 2 with a Sword and a Shield, 2 with two Swords); and 11 with dice (3 with 2 red dice, 5 with 3 and 3 with 4). (House values, except that 8 roll no dice and 11 do.)',
  'ROY.CARD.40': 'The 4 challenge tokens: one for each skill, each of value 8.',
  'ROY.CARD.41':
    'The passage to England: four challenges, one for each skill, each of value 6. De Wardes rolls 3 red dice and has 1 life point and no secret manoeuvre. (House values, except that there is one challenge for each skill.)',
  'ROY.CARD.42':
    'Time track: 15 spaces. Milady rolls one die on spaces 1 to 3, two on 4 to 7, three on 8 to 11 and four on 12 to 14; space 15 is the Cardinal’s hat. The token starts on space 1, with six players on space 3. (House values for the length and the later spaces.)',
  'ROY.CARD.43':
    'Honour track: 14 spaces, so the thirteenth point of honour lost brings the Queen to the Richelieu space. (House value.)',
  'ROY.CARD.44':
    'La Rochelle track: 11 spaces, with the start in the middle, five to the left and five to the right. On the last one to the left Milady wins. (House value.)',
  'ROY.CARD.45': 'Purse: it starts with 5 pistoles and holds at most 10; anything above that is lost. (House values.)',
  'ROY.CARD.46':
    'Arsenal: 2 thoroughbreds, 2 pistols, 2 suits of armour and 2 Toledo swords at 2 pistoles each; 1 balm at 1 pistole; 2 improved manoeuvres for a Combat card each; 2 upgrades of each skill for any one Adventure card each. (House values, except the number of pistols and of skills, and what is paid in cards.)',
  'ROY.CARD.47': 'There are 3 One-for-all cards. (House value.)',
  'ROY.CARD.48':
    'Every musketeer has 3 combat dice. Athos, Aramis, d’Artagnan and Tréville have 3 life points, Porthos has 5.',
};
