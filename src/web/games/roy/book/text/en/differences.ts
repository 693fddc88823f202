import type { BookWords } from '#web/parts/book/book.ts';

export const differences: BookWords['differences'] = {
  lead: 'Four texts describe this game: the French, English and Italian rulebooks and the publisher’s answers. They do not always agree. The answers decide, then the French, then the English, then the Italian; where all are silent, the rulings say how we play.',
  items: {
    louvre: {
      books: 'The Louvre token moves only for an unfinished mission, or every round: the books say both.',
      here: 'Every round, as the publisher’s answers say.',
    },
    bastille: {
      books: 'Breaking out of the Bastille frees you whatever the result, or only if you win.',
      here: 'Only if you win, as the answers say. A table option plays it the other way.',
    },
    traps: {
      books: 'One Trap per mission, one at a time, one in the whole game, or one per place.',
      here: 'One per place, as the answers say.',
    },
    felled: {
      books: 'A musketeer felled in phase I gets up in phase II, or at once.',
      here: 'At once, in place of a turn: the answers say so.',
    },
    upgrade: { books: 'No book gives the price of an upgraded skill.', here: 'One Adventure card, from the answers.' },
    rochefortTraps: {
      books: 'Where Rochefort is introduced he deals with Traps; where the places are described he does not.',
      here: 'He ignores Traps, as the answers say.',
    },
    hopeless: {
      books: 'No text asks that a musketeer be able to win what he attempts.',
      here: 'A hopeless challenge may be declared. A table option forbids it.',
    },
    mustIntercept: {
      books: 'One passage says that Rochefort must intercept, several that he can.',
      here: 'While Milady is hidden she may let an attempt pass; once Rochefort stands there unhurt, he must fight. All texts agree on that.',
    },
    bothHit: {
      books: 'If Rochefort and a musketeer hit each other, each loses one point, or as many as there are Swords.',
      here: 'One point each, as the answers say. A table option counts every Sword.',
    },
    shown: {
      books: 'At the end of phase II Milady shows herself (French), or may (English, Italian).',
      here: 'She must.',
    },
    trapStrength: {
      books: 'No text states the strength of a Trap.',
      here: 'It is 1: the printed examples only add up that way.',
    },
    mustLeave: {
      books: 'Only the answers say that a musketeer who begins at Richelieu’s den has to leave it.',
      here: 'He must leave before his turn ends. A table option lets him stay.',
    },
    manoeuvre: {
      books: 'The Italian can be read as three or more of one symbol.',
      here: 'The manoeuvre is the pattern shown on the sheet, as in the other two.',
    },
    emptyLouvre: {
      books:
        'The French does not provide for an empty Louvre stack; the others turn over the next card if there is one.',
      here: 'With no card left the Louvre token stays on space 1. A table option shuffles the stack anew.',
    },
    blind: {
      books:
        'On the return to Paris cards are added blind: as many as you like (French), or at least one (English, Italian).',
      here: 'As many as you like, or none.',
    },
    mortal: {
      books: 'Mortal quest strikes whoever is felled at the Quest (French, English), or while completing it (Italian).',
      here: 'Whoever is felled at the Quest, by whatever cause.',
    },
    brave: {
      books:
        'Athos the brave meets Rochefort where he is already exposed (French), or wherever he is (English, Italian).',
      here: 'Where he is already exposed.',
    },
    withoutMilady: {
      books:
        'Without Milady, a Rochefort out of action bars three places (French) or only the Quest (English, Italian).',
      here: 'Three places, as when she is played.',
    },
    trading: {
      books: 'With two or three players trading is needless for cards (French), or altogether (English, Italian).',
      here: 'For cards only: equipment still has to be traded.',
    },
    translation: {
      books:
        'The Italian has lost several sentences and misprints one move of the siege; the English and Italian garble how One-for-all cards are earned.',
      here: 'The French text holds throughout.',
    },
    values: {
      books:
        'Most values of the cards, the tokens and the tracks are printed only in pictures; the texts do not give them.',
      here: 'Some are given on public pages or follow from examples. The rest are house values, tried in many thousands of matches; the gallery says where each value comes from.',
    },
  },
};
