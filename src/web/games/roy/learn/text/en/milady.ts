/** The button, as it reads. */
const choose = (label: string): string => `Choose “${label}”.`;

export const miladyPages = {
  'w-aim': {
    say: 'Rochefort, Madame, at your orders. You play alone against all the musketeers: they win if they complete the Quest, you win if one of your four plans succeeds first.',
  },
  'w-wins': {
    say: 'Time runs out, the siege of La Rochelle ends in ruin, the Queen loses all her honour, or Constance dies. One is enough; press on two at once, for they cannot be everywhere.',
  },
  'w-mission': {
    say: 'I have laid the board for you, all but the mission at the Louvre. Its strength is 3, and the cards you place must add up to exactly that: Vitray in his armour, and Lubin.',
    now: choose,
  },
  'w-paris': {
    say: 'You begin each round by choosing in secret where we hide. D’Artagnan stands in Paris, before the Abduction: there I can bar his way.',
    now: choose,
  },
  'w-abduction': {
    say: 'The Abduction is your quickest plan: four red dice at the end of each round. Six Swords in all, and Constance is dead.',
  },
  'w-treachery': {
    say: 'Behind your screen lie your men, your Traps and your Treachery cards, which nobody else sees. Each round you draw a Treachery card or play one.',
  },
  'w-ambush': {
    say: 'An Ambush costs a musketeer a life point, wherever he is. Most of them begin with three.',
    now: choose,
  },
  'w-target': { say: 'Take the one who threatens the Abduction most.', now: choose },
  'w-watch': {
    say: 'Now they play, four actions each, and you see all they do. As soon as somebody tries something where I lie in wait, I will ask you.',
  },
  'w-declared': {
    say: 'He has declared a duel with Biscarat, here in Paris. I cannot stop them drawing, moving, buying or trading; duels, challenges and the Quest I can.',
  },
  'w-intercept': {
    say: 'If I step in, they know where you are, and he must fight my four dice first. Unless he wounds me, his action is lost.',
    now: 'You decide: do I intercept, or let it pass?',
  },
  'w-held': {
    say: 'Three Shields are my secret manoeuvre: he is wounded, his action is lost, and I stay for the rest of the round. Had he wounded me, I would have had to flee.',
  },
  'w-athos': {
    say: 'Athos is the one man I do not fight: he walked past me and beat Biscarat. Against him you need strong adversaries and Traps; the challenge still stands.',
  },
  'w-snared': {
    say: 'There, a Snare of yours at the Inn: a life point for nothing. Every token you lay is a question they must pay to answer.',
  },
  'w-hour': {
    say: 'The round is over, and the siege did not move. The Time token does, and the Louvre token too: on space 3 the Queen loses a point of honour, on space 4 two more.',
  },
  'w-rolled': {
    say: 'And the Abduction: three Swords from four dice! Three more, and Constance is ours.',
  },
  'w-standing': {
    say: 'A hint: with a standing order I need not ask you each time. They learn that I have orders, not which.',
    now: choose,
  },
  'w-again': {
    say: 'Where do we hide now? Paris guards the Abduction; your quarters bring a Paris card, Richelieu’s den Treachery, and at La Rochelle you take a Combat card from them.',
    now: 'You decide: choose a destination.',
  },
  'w-intrigue': {
    say: 'You hold a plot against the Queen: a point of honour gone at once. A second way to win, while they watch the first.',
    now: choose,
  },
  'w-fear': {
    say: 'Now watch them: nobody dares to try the challenge while I may be in Paris. As long as they hesitate, time works for you.',
  },
  'w-won': {
    say: 'Four Swords, more than we needed: Constance is lost, and the game is yours, Madame. It is not always over in two rounds.',
  },
  'w-inn': {
    say: 'Before your own game you will lay the Inn yourself: twelve spaces on three paths, eight of your men and four Decoys. They need to break through only one path.',
  },
  'w-laying': {
    say: 'A path falls with its fourth token, so put your best men last. A Snare comes first, while they are still confident; a Decoy is nobody, but costs them an action.',
  },
  'w-end': {
    say: 'Be where they need to go, and when they are strong, fetch a Paris card or Treachery instead. You are ready for a first game, Madame.',
  },
} as const;
