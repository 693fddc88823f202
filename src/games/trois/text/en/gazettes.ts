import type { Words } from '../words.ts';

export const gazettes: Words['gazettes'] = {
  GZ01: {
    headline: 'Fair weather over the kingdom',
    article:
      'Not a cloud, not a spy, not a closed door. Mme Bonacieux mends linen at home by her open stairs, the Louvre gate stands wide, boats doze in Calais and in Dover, and the Duke of Buckingham is at home. Your editor has nothing to complain of, and complains of that.',
  },
  GZ02: {
    headline: 'The Louvre is searched',
    article:
      'A glove is missing at court, so the gate is shut and every cupboard is opened. Nobody has thought of the secret stairs, which are open, nor of Mme Bonacieux, who is at home and humming. The boat lies in Calais, the Duke sits in his castle, and a spy stands behind every curtain.',
  },
  GZ03: {
    headline: 'The Duke has gone hunting',
    article:
      'My lord of Buckingham has left his castle to chase a stag, which has not been told who he is. In Paris the gate is open and Mme Bonacieux at home, but her secret door is nailed shut. A boat waits in Calais, none in Dover; the spies have taken the day off.',
  },
  GZ04: {
    headline: 'The linen-maid sits with the Queen',
    article:
      'Mme Bonacieux is with Her Majesty, sewing something nobody may see. Stairs open, gate open, a boat on either shore and the Duke at home: one could almost travel in peace. Almost, for spies are counting every horse.',
  },
  GZ05: {
    headline: 'Guard doubled at the gate',
    article:
      'Twice the halberds, twice the moustaches: the Louvre gate is shut, though not for longer than the guards can go without supper. Mme Bonacieux is with the Queen and the secret stairs are open. The only boat is in Dover, the Duke is at home, and not a spy has been seen.',
  },
  GZ06: {
    headline: 'Mme Bonacieux has vanished',
    article:
      'Her house is empty, the soup still warm, the secret door locked, and spies stand about looking innocent. Otherwise all is well: the gate is open, boats lie in Calais and in Dover, and the Duke is at home.',
  },
  GZ07: {
    headline: 'Gale in the strait',
    article:
      'The sea has swallowed two hats and a sermon: no boat leaves Calais or Dover, but such weather never lasts. On land the gate and the secret stairs are open, Mme Bonacieux is at home, and the Duke stays by his fire. The spies are out, sheltering under other people’s roofs.',
  },
  GZ08: {
    headline: 'Mail boat leaves Dover',
    article:
      'The mail boat lies in Dover, ready for France; Calais has none and sulks. Mme Bonacieux is with the Queen and the secret stairs are shut, so kindly use the gate, which is open. The Duke is at home, and the spies are all in bed with colds.',
  },
  GZ09: {
    headline: 'Carried off in the rue des Fossoyeurs',
    article:
      'Mme Bonacieux has been driven away in a coach with drawn blinds, and spies ask the neighbours what they saw. Gate and secret stairs are open, but there is nobody to lead you up. A boat waits in Calais; the Duke is away, and sends word that he will not be long.',
  },
  GZ10: {
    headline: 'Halberds crossed, stairs open',
    article:
      'The Louvre gate is shut, for reasons the guards have forgotten. A little bird tells us that the secret stairs are open and Mme Bonacieux is at home. Boats on both shores, the Duke in his castle, no spies anywhere: what more can a musketeer ask?',
  },
  GZ11: {
    headline: 'Fog at sea, Duke at court',
    article:
      'The fog is so thick that the gulls go on foot: no boat sails from either shore until it lifts. The Duke is away too, dancing at court until his shoes give out. In Paris gate and stairs are open and Mme Bonacieux is with the Queen; the spies, who cannot see a thing, have gone home.',
  },
  GZ12: {
    headline: 'Watch upon the secret stairs',
    article:
      'Somebody has hung a padlock on the secret door and set a spy to watch the padlock. Mme Bonacieux stays at home, and the Louvre gate is open to honest folk. The only boat is in Dover; the Duke is at home, counting ships.',
  },
  GZ13: {
    headline: 'Mail boat at Calais',
    article:
      'To sea, gentlemen! The boat lies in Calais, though you would look for one in Dover in vain. The gate is open and so are the secret stairs, with Mme Bonacieux at home; the Duke is at home too, and no spy is about.',
  },
  GZ14: {
    headline: 'Paris under watch',
    article:
      'Gate shut, secret door shut, Mme Bonacieux gone: Paris is a box, and the Cardinal sits on the lid. The guards at the gate will tire before long; the spies will not. Abroad all is easy: boats on both shores, and the Duke at home.',
  },
  GZ15: {
    headline: 'The Duke inspects his fleet',
    article:
      'My lord is away to admire his ships, and will be back once they have admired him. He has left a boat in Dover and none in Calais. In Paris gate and secret stairs are open and Mme Bonacieux is with the Queen, but the spies have long ears.',
  },
  GZ16: {
    headline: 'Squall at Calais',
    article:
      'A squall has blown the mayor’s wig to Boulogne; until it passes no boat sails, from Calais or from Dover. It slammed the secret door shut as well, but the gate stays open, and Mme Bonacieux is at home holding her shutters. The Duke is at home too; the spies dislike rain and are nowhere to be seen.',
  },
  GZ17: {
    headline: 'Stairs walled up',
    article:
      'Masons have closed the secret stairs and guards the Louvre gate, so Mme Bonacieux stays with the Queen. The gate cannot remain shut for long: even guards have errands. A boat is in Calais, the Duke is at home, and spies are inspecting the mortar.',
  },
  GZ18: {
    headline: 'The Duke dines in town',
    article:
      'My lord has left his castle for a pie in London and will be back after the cheese. Mme Bonacieux is away as well, nobody knows where. Gate and stairs stand open, boats wait on both shores, and there is not a spy in sight.',
  },
};
