import type { Examples } from './words.ts';

export const en: Examples = {
  trade: {
    title: 'Athos and Porthos trade',
    begins:
      'Athos and Porthos both stand at the Louvre. Athos holds two Combat cards and an Erudition card, Porthos one card each of Erudition and Gallantry. It is Athos’s turn, and he has three actions.',
    steps: [
      [
        'Athos offers Porthos a trade',
        'They talk it over first. Nothing has been paid yet: a trade that falls through costs nothing.',
      ],
      [
        'both lay down what they give',
        'Athos lays down his double Combat card, Porthos his Erudition card. The others see how many cards change hands, but not which.',
      ],
      ['both agree', 'The cards change hands. Athos has paid one action and has two left; Porthos has paid nothing.'],
    ],
  },
  challenge: {
    title: 'D’Artagnan’s panache against Panache 7',
    begins:
      'The mission at the Louvre asks for Panache 7. D’Artagnan is there; his own Panache is 4, and he holds three Panache cards and one of Gallantry.',
    steps: [
      [
        'd’Artagnan tries the challenge',
        'He spends an action on it. He may: with his cards he can reach 7. So far he stands at 4.',
      ],
      [
        'he plays two Panache cards',
        'Each is worth one point: 4 and 2 are 6, one short. Gallantry would not help: only cards of the same skill count.',
      ],
      [
        'he plays the third one',
        'Seven: the challenge is won and marked. The three cards are discarded, and the purse is 3 pistoles fuller. The Henchman is still waiting for somebody to fight him.',
      ],
    ],
  },
  cardinal: {
    title: 'Is Milady with the Cardinal? No',
    begins:
      'Milady has laid her Location card face down. Athos has his whole turn before him and suspects her in Richelieu’s den.',
    steps: [
      [
        'Athos goes there',
        'She is not there. Athos is taken to the Bastille at once and his turn is over; in his next one he may try to get out.',
      ],
    ],
  },
  found: {
    title: 'Is Milady with the Cardinal? Yes',
    begins: 'The same gamble in another round: Milady’s card lies face down, and Aramis has three actions.',
    steps: [
      [
        'Aramis goes there',
        'Caught! Milady shows her card and loses what the Cardinal would have given her this round. Aramis has two actions left, and whoever comes after him is safe.',
      ],
    ],
  },
  jailer: {
    title: 'Two ways out of the Bastille',
    begins:
      'Athos begins his turn behind bars. He has three actions and the team one pistole, and he would rather keep it.',
    steps: [
      [
        'he tries to break out',
        'That costs an action, and it is a duel: his three dice against the jailer’s three. One Sword and two Lilies against two Swords and a Shield.',
      ],
      [
        'the Swords are counted',
        'The Shield stops Athos’s Sword; both of the jailer’s get through. Athos loses two life points and stays where he is, with two actions left.',
      ],
      [
        'Athos pays after all',
        'The pistole opens the door. Athos stands at the Vieux-Colombier and has one action left.',
      ],
    ],
  },
  draws: {
    title: 'Two draws and a Sword',
    begins: 'Athos is in Paris, facing the Henchman: three blue dice against two red ones. Nobody plays a card.',
    steps: [
      [
        'both sides roll',
        'Athos’s Shield stops the Henchman’s Sword, and the other way round; the Lily counts for nothing. A draw: each side takes a die away.',
      ],
      [
        'they roll again',
        'Two dice against one. The Henchman’s only die shows a Shield and stops Athos’s Sword: another draw. Athos has one die left, the Henchman none.',
      ],
      [
        'Athos rolls alone',
        'A Sword, and nothing to stop it: the Henchman is beaten and brings 1 pistole. He is the one who always comes back: his card returns to Milady’s hand.',
      ],
    ],
  },
  blood: {
    title: 'First blood, on both sides',
    begins:
      'D’Artagnan has two life points left and three single Combat cards in hand. Cavois has two life points and four red dice.',
    steps: [
      [
        'd’Artagnan plays two cards',
        'Three dice of his own and one for each card: five. He keeps the third card, and after the first roll it will be too late to play it.',
      ],
      [
        'both sides roll',
        'Two Swords each, and Shields enough on both sides. A draw: four dice against three, and no card may be added.',
      ],
      [
        'they roll again',
        'One Sword gets through on each side, and first blood ends the duel. D’Artagnan has one life point left and so has Cavois, who stays in Paris with his wound.',
      ],
    ],
  },
  manoeuvre: {
    title: 'Aramis’s secret manoeuvre',
    begins: 'Aramis wants three Lilies. He faces Brisemont and his three red dice, with a double Combat card in hand.',
    steps: [
      ['he plays the double card', 'Three dice and two more: the more dice, the better the chance of three Lilies.'],
      [
        'both sides roll',
        'Three Lilies! The Sword and the Shield beside them do not matter, and neither do Brisemont’s three Swords.',
      ],
      [
        'the manoeuvre strikes',
        'Brisemont loses his only life point and is out of the game. Aramis is unhurt, and the team earns an Epic token.',
      ],
    ],
  },
  rochefort: {
    title: 'Rochefort steps in',
    begins: 'Porthos is in Paris, where the Henchman guards the Abduction. Milady’s Location card lies face down.',
    steps: [
      [
        'Porthos declares a duel with the Henchman',
        'He says exactly what he is going to do. Now Milady is asked: if her card is Paris, Rochefort may step in.',
      ],
      [
        'Milady reveals Paris',
        'Rochefort comes first. Porthos’s three Swords meet two Shields, Rochefort’s two meet none; but when both are hit, each loses one point only: Porthos has 4 left, and so has Rochefort, who flees.',
      ],
      [
        'Porthos goes on',
        'The duel he had declared is fought now, without another action: one Sword gets past the Henchman’s Shield, and he is beaten. Rochefort will not be back this round.',
      ],
    ],
  },
  siege: {
    title: 'A card, a roll and a sacrifice',
    begins:
      'Round five: Milady rolls two red dice in the siege. One single Combat card lies at La Rochelle. Porthos is there, with a double one in his hand.',
    steps: [
      [
        'Porthos reinforces',
        'For one action he lays down the double card. The besiegers now roll three dice: one and two.',
      ],
      [
        'the siege is tested',
        'Two Swords against two: as it stands, the token would not move. The Shield counts for nothing. But Porthos is on the spot.',
      ],
      [
        'Porthos sacrifices a life point',
        'It strikes out one of Milady’s Swords: one against two, and the token moves one space towards triumph. Porthos has four life points left.',
      ],
    ],
  },
  evening: {
    title: 'A bad end to a round',
    begins:
      'The last musketeer has played. Nobody is at La Rochelle, a mission at the Louvre stands on the second space, and the Abduction has been left alone in Paris.',
    steps: [
      [
        'the siege is tested',
        'No card at La Rochelle, so no blue dice. Milady’s one red die shows a Sword: the token moves one space towards ruin.',
      ],
      [
        'time passes',
        'The Time token moves to its fourth space. From the next round on Milady rolls two red dice in the siege.',
      ],
      [
        'the Louvre',
        'The Louvre token moves down to the third space, and the Queen loses 1 point of honour: 11 of 13 are left.',
      ],
      [
        'the Abduction',
        'Milady rolls four red dice for Constance. Two Swords: with the one from before she has three. At six, Constance is lost and so is the game.',
      ],
    ],
  },
  inn: {
    title: 'Up the stairs to the Chambers',
    begins: 'Athos is in the Common Area of the Inn, with three actions, three life points and one Epic token.',
    steps: [
      [
        'he looks ahead',
        'The Epic token reveals three tokens in one go: a Snare, an adversary with a fixed result, and a Decoy. A Snare that has merely been looked at does nothing yet.',
      ],
      [
        'first space: the Snare',
        'Athos walks into it all the same: no fight, one life point lost, the token is gone. Two actions are left.',
      ],
      [
        'second space: a fixed result',
        'This one rolls no dice: he always shows a Sword and a Shield. Athos has two Swords and a Shield; one Sword gets through, and the way is clear.',
      ],
      [
        'third space: the Decoy',
        'Nobody there, but the action is spent, Athos’s last. One token still bars the path; whoever beats it completes the board.',
      ],
    ],
  },
  road: {
    title: 'Cards first, faces later',
    begins:
      'The way back to Paris. Three tokens lie face down; Porthos takes on the first of them, with two single Combat cards and two Epic tokens to draw on.',
    steps: [
      [
        'he commits a card',
        'He has to decide before he knows whom he meets. One card: four dice. The other stays in his hand.',
      ],
      [
        'the token is revealed',
        'Four red dice, the strongest there is. It is too late for the second card; the token now stays face up.',
      ],
      [
        'an Epic token helps',
        'On this board it serves as a single Combat card, even now: five dice. One Epic token is left.',
      ],
      [
        'both sides roll',
        'Three Swords against two Shields: one gets through. Porthos’s two Shields stop both Swords. The first ambush is past, and its token leaves the game.',
      ],
    ],
  },
  passage: {
    title: 'One door by the sword, one by stealth',
    begins:
      'The first antechamber of the Louvre lies open: a challenge of Erudition 8, an adversary with two dice and one with four. Athos is there, with three Epic tokens.',
    steps: [
      [
        'Athos fights the weaker one',
        'One of Athos’s two Swords gets past the Shield; his own Shield stops the other side’s Sword. One adversary is beaten, the one with four dice still stands.',
      ],
      [
        'he takes the secret passage',
        'An action and three Epic tokens: the antechamber is passed, whatever was left in it is gone, and the second one is opened. Athos has one action left.',
      ],
    ],
  },
};
