/** The rulebook in English: numbers of players, variants, playing without Milady, table talk, frequent questions. */
export const players: Readonly<Record<string, string>> = {
  'ROY.P2.1': 'With two players, one is Milady and the other leads all four musketeers.',
  'ROY.P2.2': 'The musketeers’ player starts with a single hand of 9 cards, used for all four.',
  'ROY.P2.3': 'That player draws 1 Adventure card at the beginning of every round, the first included.',
  'ROY.P2.4': 'Isolation is taken out of the Treachery deck before the cards are dealt.',

  'ROY.P3.1': 'With three players, one is Milady and the other two lead two musketeers each.',
  'ROY.P3.2': 'Each of those two starts with a single hand of 9 cards for both musketeers.',
  'ROY.P3.3': 'The four musketeers take their turns in any order; a player’s two turns need not follow each other.',

  'ROY.P4.1':
    'With four players, one is Milady and the other three lead one musketeer each. The fourth musketeer is not in the game.',
  'ROY.P4.2': 'Each musketeer has 4 actions on his turn.',
  'ROY.P4.3': 'Each musketeer’s player starts with 7 cards.',

  'ROY.P6.1':
    'With six players there are five musketeers, Tréville included. Each has 3 actions on his turn and starts with 5 cards.',
  'ROY.P6.2': 'Milady starts with 5 Treachery cards drawn at random.',
  'ROY.P6.3':
    'Besides the Paris card she puts into play, Milady starts with 2 more of her choice in her hand. Table option: only 1.',
  'ROY.P6.4': 'The Time token starts on the third space of its track.',

  'ROY.EASY.1': 'An easier game for the musketeers: they start with a One-for-all card. Table option: easier game.',

  'ROY.HARD.1':
    'Mortal quest: a musketeer who is put out of action while he is at the Quest may never go there again. Table option: mortal quest, with or without Athos the brave.',
  'ROY.HARD.2':
    'Mortal quest: when every musketeer in the game has been barred from the Quest in this way, Milady wins at once.',
  'ROY.HARD.3':
    'Athos the brave: where Rochefort already stands exposed, he must fight Athos too. Table option: Athos the brave.',
  'ROY.HARD.4':
    'Mortal quest: completing a board comes first. If the last musketeer not yet barred passes the fourth antechamber and is put out of action in the same fight, the musketeers win.',

  'ROY.AUTO.1':
    'One to five players can play musketeers without anybody as Milady. Actions and hands are those of the usual game, as if Milady were one more player.',
  'ROY.AUTO.2': 'The Locations of Richelieu’s den and Milady’s quarters are not used.',
  'ROY.AUTO.3':
    'In the first step of phase I one of the usable Locations is drawn at random and laid face up: Milady is exposed there from the start.',
  'ROY.AUTO.4':
    'La Rochelle takes part in the draw only in rounds when at least 2 cards lie there, M. de Bassompierre included.',
  'ROY.AUTO.5':
    'Once the fourth Quest board is in play, the Location is always the Quest, unless Rochefort is out of action. A Location already drawn this round stays, so this begins with the next round.',
  'ROY.AUTO.6': 'In the third step of phase I the top Treachery card is drawn and takes effect.',
  'ROY.AUTO.7': 'A Balm drawn while Rochefort is unhurt is discarded, and another card is drawn in its place.',
  'ROY.AUTO.8': 'There is no Treachery hand: all other rules that make Milady draw Treachery cards are ignored.',
  'ROY.AUTO.9':
    'The first Paris card is drawn at random. When it has been completed, another one, drawn at random, comes into play at the beginning of the next round.',
  'ROY.AUTO.10':
    'Adversaries and Traps are shuffled into one deck. For a new mission, cards are drawn until its exact strength is reached, and what does not fit is shuffled back.',
  'ROY.AUTO.11':
    'The Quest tokens are laid at random, but as each board requires: the Decoys in the Inn, the challenge tokens in the galleries.',
  'ROY.AUTO.12': 'Whenever Milady would choose a musketeer, one is picked at random.',
  'ROY.AUTO.13':
    'Rochefort always intercepts when he can. All other choices of Milady’s are settled at random. Table option: at La Rochelle a double Combat card is discarded first.',
  'ROY.AUTO.14':
    'A Treachery card that can strike nobody is discarded without effect and not replaced. Only a Balm that heals nothing is replaced.',
  'ROY.AUTO.15': 'When all 6 Paris cards have been used, Paris stays empty.',
  'ROY.AUTO.16':
    'A single player leads four musketeers with 9 cards and draws 1 more every round; two players have two musketeers and 9 cards each; three have one musketeer with 4 actions and 7 cards each. Four players have one musketeer and 5 cards each; five play likewise, with Tréville and the Time token on its third space.',

  'ROY.TALK.1': 'The musketeers’ players may talk freely about their cards and plans.',
  'ROY.TALK.2': 'They may show each other cards, but then Milady must be told what is shown.',
  'ROY.TALK.3':
    'Whispering and showing cards in secret are forbidden: at this table everything the musketeers say or show reaches Milady too. Table option: private talk hides their messages from Milady, against the rules of the game.',

  'ROY.FAQ.1':
    'Does the Louvre token move down only if the mission is unfinished? No, it moves every round, even when a mission was completed in this one.',
  'ROY.FAQ.2': 'Does a musketeer leave the Bastille whatever comes of his break-out duel? No, he has to win it.',
  'ROY.FAQ.3': 'How many Traps may be in play? One in each place: one in Paris and one at the Louvre.',
  'ROY.FAQ.4':
    'Who recovers at once when put out of action? A musketeer struck down by Treachery in phase I, by an Assassin before his turn this round, or while breaking out of the Bastille.',
  'ROY.FAQ.5': 'What does an upgraded skill cost? Any one Adventure card.',
  'ROY.FAQ.6': 'Does Rochefort have anything to do with Traps? No, he ignores them altogether.',
};
