import { sound } from '../../sound/sound.svelte.ts';
import { onlineWords } from '../text/words.ts';
import { pageMessages } from './page-messages.ts';
import { TurnSignals } from './signals.ts';

/** The one place from which a reader is called back to his table; the tab's own title and icon show it as long as it is so. */
export const myTurn = new TurnSignals({
  ring: () => void sound.call('bell'),
  show: pageMessages.show,
  isLookedAt: () => !document.hidden && document.hasFocus(),
  words: () => onlineWords().turn,
});
