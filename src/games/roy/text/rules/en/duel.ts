/** The rulebook in English: duels, secret manoeuvres, life points. */
export const duel: Readonly<Record<string, string>> = {
  'ROY.DUEL.1':
    'A duel is fought between one musketeer and one adversary. Milady rolls for the adversary; if nobody plays Milady, the table does.',
  'ROY.DUEL.2':
    'A musketeer may spend one action to fight an adversary in the same place that has not been beaten yet.',
  'ROY.DUEL.3':
    'You roll as many blue dice as your combat value, normally 3, plus 1 for each single and 2 for each double Combat card you discard for this duel.',
  'ROY.DUEL.4': 'You never roll more than 6 blue dice.',
  'ROY.DUEL.5':
    'With 5 dice you may still add a double Combat card; its second die is lost. Once you have 6 dice you may add nothing more.',
  'ROY.DUEL.6': 'The adversary rolls as many red dice as its card or token shows, at most 4.',
  'ROY.DUEL.7': 'Cards may be added only before the first roll.',
  'ROY.DUEL.8': 'Both sides roll at the same time.',
  'ROY.DUEL.9':
    'After each roll look for secret manoeuvres first. Swords and Shields are compared only if neither side has achieved its manoeuvre.',
  'ROY.DUEL.10': 'To compare, each Shield cancels one Sword of the other side. Lilies count for nothing.',
  'ROY.DUEL.11': 'Each Sword that is not cancelled takes 1 life point from the other side, on both sides at once.',
  'ROY.DUEL.12': 'Duels are fought to first blood: the duel ends after the first roll in which anybody is hurt.',
  'ROY.DUEL.13':
    'If nobody was hurt, the roll is a draw: each side takes away one of its dice and rolls the rest again.',
  'ROY.DUEL.14': 'After a draw you may add neither Combat cards, nor a card for Aramis’s ability, nor Epic tokens.',
  'ROY.DUEL.15': 'A side with no dice left rolls nothing, while the other goes on rolling.',
  'ROY.DUEL.16': 'When neither side has a die left, the duel ends and the musketeer has failed.',
  'ROY.DUEL.17':
    'If only the adversary was hurt, the duel ends. The adversary is eliminated if it has no life point left.',
  'ROY.DUEL.18':
    'If only the musketeer was hurt, the duel ends as a failure: he keeps his wounds and the adversary stays.',
  'ROY.DUEL.19':
    'If both were hurt, the duel ends. The adversary is eliminated if it has no life point left, and the musketeer keeps his wounds.',
  'ROY.DUEL.20': 'After a failure you need another duel action to face the same adversary again.',
  'ROY.DUEL.21':
    'An adversary has 1 life point unless stated otherwise. Damage beyond what is needed has no further effect.',
  'ROY.DUEL.22': 'An eliminated Adversary card or token leaves the game for good.',
  'ROY.DUEL.23': 'The Henchman is the exception: when he is eliminated he goes back to Milady’s hand.',
  'ROY.DUEL.24':
    'Cavois has 2 life points. A single point of damage, from a secret manoeuvre for instance, leaves him in play with 1, and he keeps that wound for the next duel.',
  'ROY.DUEL.25':
    'Jussac wounds the musketeer once when the duel ends, whatever its result: after a draw, after his own elimination, and even after the musketeer’s secret manoeuvre.',
  'ROY.DUEL.26':
    'Since Jussac’s wound comes only at the end of the duel, it does not break a draw and does not stop the rerolls.',
  'ROY.DUEL.27':
    'Armour absorbs Jussac’s automatic wound. Table option: only if its Shield stopped nothing in the last roll.',
  'ROY.DUEL.28':
    'Vitray wears armour: he has one extra Shield in every roll, but it does not help him against a secret manoeuvre.',
  'ROY.DUEL.29': 'An adversary’s special power works even if the musketeer has achieved his secret manoeuvre.',
  'ROY.DUEL.30':
    'When an adversary is eliminated, the musketeers at once receive the pistoles and Epic tokens shown on it.',
  'ROY.DUEL.31': 'The cards you add to a duel are discarded, however it ends.',
  'ROY.DUEL.32':
    'Equipment made for duels works in every duel: against cards and tokens, de Wardes, Rochefort and the jailer.',

  'ROY.MANO.1':
    'A secret manoeuvre is achieved when three of the dice just rolled show the three symbols it asks for. The other dice do not matter.',
  'ROY.MANO.2':
    'If only the musketeer achieves his manoeuvre, the adversary loses exactly 1 life point and its dice are ignored.',
  'ROY.MANO.3':
    'If only the adversary achieves its manoeuvre, it wins the duel: the musketeer loses exactly 1 life point and his dice are ignored.',
  'ROY.MANO.4': 'If both achieve their manoeuvres, each loses exactly 1 life point.',
  'ROY.MANO.5': 'Any secret manoeuvre ends the duel at once.',
  'ROY.MANO.6': 'Only some adversaries have a secret manoeuvre. Rochefort has one.',
  'ROY.MANO.7': 'Manoeuvres are checked on every roll of the duel. With fewer than three dice none is possible.',
  'ROY.MANO.8': 'A manoeuvre that comes up applies by itself: you cannot choose to compare Swords instead.',
  'ROY.MANO.9': 'The extra Sword of a pistol never counts towards a manoeuvre.',
  'ROY.MANO.10': 'Nor does the extra Shield of armour.',
  'ROY.MANO.11': 'Armour protects nobody, on either side, from a secret manoeuvre.',
  'ROY.MANO.12': 'If d’Artagnan has two manoeuvres, either of them will do, and he still does only 1 point of damage.',
  'ROY.MANO.13':
    'A reroll with the Toledo sword comes before the manoeuvres are judged. So it can still complete your own manoeuvre after the adversary has shown its own.',

  'ROY.WOUND.1': 'A musketeer has 3 life points, Tréville included; Porthos has 5.',
  'ROY.WOUND.2': 'Each wound costs 1 life point. Life never falls below 0.',
  'ROY.WOUND.3': 'With no life points left a musketeer is out of action, but not dead.',
  'ROY.WOUND.4':
    'Wounds remain from round to round until they are healed by a recovery, by the balm of the Arsenal or by a card.',
  'ROY.WOUND.5': 'Healing never gives anybody more life points than he started with.',
  'ROY.WOUND.6': 'Rochefort has 5 life points. He keeps his wounds from one duel to the next and from round to round.',
};
