export const miladyPages = {
  'w-aim': {
    say: 'Madame. Rochefort, at your orders. You play alone against all musketeers. They win if they complete the Quest; you win if you keep them from it long enough, or if one of your plots succeeds.',
  },
  'w-wins': {
    say: 'Four ways lead to victory: time runs out; the siege of La Rochelle ends in ruin; the Queen loses all her honour; or Constance dies. You need only one. Press on two at once: they cannot be everywhere.',
  },
  'w-screen': {
    say: 'Behind your screen lie your people: twelve adversaries, five traps, the tokens for the Quest, your Treachery cards. Nobody else sees them.',
  },
  'w-abduction': {
    say: 'Choose the Paris card you open with. The Abduction lets you roll four dice each round; six Swords in all and Constance is dead.',
    now: 'Open with the Abduction.',
  },
  'w-inn': {
    say: 'The Golden Lily Inn is the first board of the Quest. On twelve spaces, in three corridors, you lay eight of your men and four Decoys, face down. The musketeers need to break through only one corridor.',
  },
  'w-snare': {
    say: 'A Snare costs whoever steps on it a life point, and no duel saves him. First in the Chambers, it bites somebody still confident.',
    now: 'Lay a Snare.',
  },
  'w-three': { say: 'Behind it a solid blade.', now: 'Lay a man with three dice.' },
  'w-decoy': {
    say: 'All four Decoys must be laid somewhere. A Decoy is nobody, but it still costs them an action.',
    now: 'Lay a Decoy.',
  },
  'w-four': {
    say: 'The last space decides: the corridor is theirs only when the fourth token falls. Put your best there.',
    now: 'Lay a man with four dice.',
  },
  'w-rest': {
    say: 'Very good. Allow me to lay the other two corridors in the same spirit: no easy way in, nothing easy at the end.',
  },
  'w-strength': {
    say: 'Now your people for the Abduction. Its strength is 3: the cards you lay there must add up to exactly 3. Adversaries count 1 to 3, a trap counts 1, and there may be one trap at most.',
  },
  'w-biscarat': {
    say: 'Biscarat is worth 2: three dice, and three Swords are his secret manoeuvre.',
    now: 'Place Biscarat.',
  },
  'w-harlot': {
    say: 'One point is left. The Harlot makes the challenge harder by one: Panache 7 instead of 6.',
    now: 'Place the Harlot.',
  },
  'w-louvre': {
    say: 'The Louvre card is turned up for you: the false confessor, strength 3. While they leave it undone it slides down, and the Queen loses honour.',
  },
  'w-vitray': { say: 'Vitray wears armour: one more Shield in every roll.', now: 'Place Vitray.' },
  'w-lubin': { say: 'One point more: Lubin brings a pistol.', now: 'Place Lubin.' },
  'w-round': {
    say: 'The first round. You always begin, with three things: a secret destination, a Paris card if you hold one, and a Treachery card to draw or to play.',
  },
  'w-paris': {
    say: 'In Paris, at the Louvre or at the Quest I can step in their way. Your quarters bring a Paris card, Richelieu brings Treachery, La Rochelle takes a Combat card from them. D’Artagnan stands in Paris, before the Abduction.',
    now: 'Choose Paris.',
  },
  'w-treachery': { say: 'Now Treachery: draw a card to have it later, or play one of your three.' },
  'w-ambush': {
    say: 'An Ambush costs one musketeer a life point, wherever he is. They begin with three, Porthos with five.',
    now: 'Play the Ambush.',
  },
  'w-target': { say: 'Whom? The one who threatens the Abduction most.', now: 'Strike d’Artagnan.' },
  'w-watch': {
    say: 'Their phase begins: four actions each. You see all they do. As soon as somebody tries something where I lie in wait, I shall ask you.',
  },
  'w-declared': {
    say: 'He has declared a duel with Biscarat, in Paris, where we are. Drawing, moving, buying and trading I cannot stop; duels, challenges and the Quest I can.',
  },
  'w-intercept': {
    say: 'If I step in, you are exposed, and he has to fight me first: four dice. If he does not wound me his action is lost.',
    now: 'Intercept!',
  },
  'w-held': {
    say: 'You saw my four Shields: three of them are my secret manoeuvre. He is wounded, his action is lost, and I stay here: whoever tries anything in Paris this round meets me again. Had he wounded me, I should have had to flee.',
  },
  'w-athos': {
    say: 'Athos is the one man I do not fight: he walked past me and beat Biscarat. Against him you need strong adversaries and traps. The challenge still holds.',
  },
  'w-snared': {
    say: 'There: your Snare. A life point for nothing. Every token you lay is a question they must pay to answer.',
  },
  'w-hour': {
    say: 'The round is over. The siege gave nothing today. Time moves, and the Louvre token too: on its third space the Queen loses a point of honour, on the fourth two more and the mission fails.',
  },
  'w-rolled': {
    say: 'And the Abduction: three Swords of four dice. Three of six! They must finish it in the round that comes, or tremble.',
  },
  'w-standing': {
    say: 'You need not be asked each time: leave me a standing order. “Always” means that I intercept whenever I can. They learn that I have orders, not which.',
    now: 'Order me to intercept always.',
  },
  'w-again': {
    say: 'Once more to Paris? They will expect it, and that is the point: whoever fears me stays away from the Abduction.',
    now: 'Choose Paris again.',
  },
  'w-intrigue': {
    say: 'You hold a plot against the Queen: a point of honour at once. A second way to win, while they watch the first.',
    now: 'Play the plot against the Queen.',
  },
  'w-fear': {
    say: 'Now watch them: nobody dares to try the challenge while I may be in Paris. Time works for you as long as they hesitate.',
  },
  'w-won': {
    say: 'Four Swords: six in all. Constance is lost, and with her the musketeers. The game is yours, Madame, in two rounds. It is not always so quick.',
  },
  'w-end': {
    say: 'Remember: be where they need to go; when they are strong, go home for a new Paris card, or to Richelieu for Treachery; and never let time stand still. Now play against bots, or see the other side.',
  },
} as const;
