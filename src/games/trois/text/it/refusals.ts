import { to } from '#kernel/italian.ts';
import type { Refusals } from '../situation.ts';
import { turns } from './names.ts';

export const refusals: Refusals = {
  'not-your-turn': ({ seat, who }) => `Tocca ${to(who.name(seat))}.`,
  'rider-taken': ({ seat, who }) =>
    seat === who.me ? 'È già il tuo moschettiere.' : `${who.name(seat)} ha già preso questo moschettiere.`,
  'missing-turns': ({ turns: count }) => `Devi ancora saltare ${turns(count)}.`,
  'land-on-sign': 'Da questo mazzo si pesca solo fermandosi su una casella con il suo segno.',
  'places-only':
    'Ci si può fermare prima del tempo solo da Madame Bonacieux, dalla Regina o da Buckingham, quando ci si arriva.',
  'ride-over-gazette': 'Una nuova Gazzetta si gira solo quando un cavaliere passa su una casella Gazzetta.',
  'moment-turn-start': 'Questa stoccata segreta si gioca all’inizio del tuo turno, prima di tirare.',
  'moment-after-roll': 'Questa stoccata segreta si gioca subito dopo il tuo tiro.',
  'moment-drew-rochefort': 'Questa stoccata segreta si gioca quando peschi una carta Rochefort.',
  'moment-drew-milady': 'Questa stoccata segreta si gioca quando peschi una carta Milady.',
  'moment-gate': 'Questa stoccata segreta si gioca quando arrivi alla porta chiusa del Louvre.',
  'moment-passage':
    'Questa stoccata segreta si gioca quando lasci Madame Bonacieux o la Regina e la scala ti è vietata.',
  'moment-channel': 'Questa stoccata segreta si gioca in porto, quando non c’è una barca.',
  'moment-drop-or-hold':
    'Questa stoccata segreta si gioca quando dovresti abbandonare i puntali, o quando una carta ti trattiene.',
  'own-turn-only': 'Le stoccate segrete si giocano solo nel proprio turno.',
  'studs-not-given': 'Finché Buckingham non ha dato via i puntali, non si può avanzare di una casella sola.',
  'carrier-rolls': 'Chi porta i puntali tira sempre i dadi.',
  'held-rolls': 'Una carta ti trattiene: per ripartire devi tirare i dadi.',
  'passage-closed': 'La scala segreta è chiusa.',
  'bonacieux-not-home': 'Per salire la scala segreta serve che Madame Bonacieux sia a casa.',
  'bonacieux-not-with-queen': 'Per scendere la scala segreta serve che Madame Bonacieux sia dalla Regina.',
  'gate-closed': 'Le alabarde sono incrociate: nessuno passa la porta del Louvre.',
  'no-boat': 'Da questa parte del mare non c’è nessuna barca.',
  'duke-absent': 'Il Duca è assente: nessuno entra nel suo castello finché una Gazzetta non annuncia il suo ritorno.',
  'studs-in-castle': 'I puntali li ha ancora Buckingham: li riceve chi entra per primo nel suo castello.',
  'overtake-carrier': ({ seat, who }) =>
    seat === who.me
      ? 'I puntali li hai già tu.'
      : `I puntali li ha ${who.name(seat)}: per averli bisogna passare davanti.`,
  'studs-on-ground': ({ choice }) =>
    choice.kind === 'way'
      ? 'I puntali sono sulla via lastricata: all’ultima tappa non si aggirano per la scala.'
      : 'I puntali sono su una casella: li prende chi ci passa per primo.',
  'studs-in-trap': 'I puntali sono dal cavaliere in trappola: bisogna fermarsi esattamente sulla sua casella.',
  'only-for-studs': 'Si può tornare indietro solo per riprendere i puntali al cavaliere in trappola.',
  'carrier-not-back': 'Si può evitare l’Inghilterra solo quando i puntali sono tornati in Francia.',
  'shortcut-not-yet': 'La scorciatoia si apre quando Buckingham ha dato via i puntali.',
  'shortcut-studs-behind':
    'La scorciatoia serve solo a inseguire i puntali: si apre quando ne hanno raggiunto lo sbocco.',
  'wait-at-queen': 'Qui si aspettano i puntali; si riparte solo per riprenderli al cavaliere in trappola.',
  'legs-first': 'Prima bisogna finire le tappe del viaggio, una dopo l’altra.',
  'cannot-move': 'Da qui, per ora, non puoi fare nemmeno un passo.',
};
