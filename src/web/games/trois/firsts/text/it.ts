import type { FirstTexts } from './en.ts';

export const it: FirstTexts = {
  stairs: 'La scala segreta è la via più breve per arrivare dalla Regina, finché la Gazzetta la dà per aperta.',
  shortcut: 'Da quando Buckingham ha dato via i puntali, gli altri possono tornare per la scorciatoia.',
  milady: 'Una fiala fa pescare una carta Milady: la si legge a voce alta e le si obbedisce.',
  dagger: 'Un pugnale fa pescare una carta Rochefort, e molte sono peggiori quando ci sono spie in giro.',
  sword:
    'Una spada fa pescare dal mazzo delle spade: una carta Moschettieri, o una stoccata segreta da tenere nascosta fino al momento giusto.',
  held: 'Chi è trattenuto tira i dadi all’inizio del turno: se il tiro riesce, riparte.',
  waits: 'Una carta può costare turni interi: finché non sono passati, non si tira.',
  missed: 'Questo turno è saltato per colpa di una carta; accanto al cavaliere si legge quanti ne mancano ancora.',
  'one-die': 'Chi resta con un dado solo tira quello soltanto, e soltanto la prossima volta.',
  gate: 'La porta del Louvre è chiusa: il resto del tiro è perso, e si aspetta che una Gazzetta la riapra.',
  boat: 'Da questa parte del mare non c’è nessuna barca: si aspettano in porto notizie migliori.',
  castle: 'Il Duca è assente: nessuno entra nel suo castello finché una Gazzetta non annuncia il suo ritorno.',
  dropped: 'I puntali sono sulla strada: li raccoglie il primo cavaliere che passa su quella casella.',
  studs: 'Chi supera chi porta i puntali li prende, e chi li consegna alla Regina vince.',
  double: 'Un doppio dà diritto a un altro tiro.',
  'gave-way':
    'Su una casella c’è posto per un solo cavaliere: chi arriva dopo si ferma sulla prima casella libera dietro.',
  gazette:
    'Chi passa su una casella Gazzetta porta notizie fresche, e sono le notizie a dire che cosa è aperto lungo la strada.',
  eased: 'Una notizia con la scritta «un giro al massimo» finisce quando ha tenuto fermi tutti.',
  'last-leg': 'L’ultima tappa riporta dalla Regina: la corsa finisce soltanto quando i puntali sono nelle sue mani.',
};
