import type { KeyRows } from '../key-rows.ts';

export const keys: KeyRows = {
  en: [
    ['1 to 9', 'press the choice with that number'],
    ['Enter', 'with nothing in focus: the big button'],
    ['Arrow keys', 'go through the choices; on the board, from space to space'],
    ['Page Up, Page Down', 'on the board: the last and the next place'],
    ['Home', 'on the board: where you stand'],
  ],
  fr: [
    ['1 à 9', 'presser le choix qui porte ce numéro'],
    ['Entrée', 'quand rien n’est choisi : le grand bouton'],
    ['Flèches', 'parcourir les choix ; sur le plateau, de case en case'],
    ['Page haut, Page bas', 'sur le plateau : le lieu précédent, le lieu suivant'],
    ['Début', 'sur le plateau : là où vous êtes'],
  ],
  it: [
    ['da 1 a 9', 'premi la scelta con quel numero'],
    ['Invio', 'quando nulla è scelto: il bottone grande'],
    ['Frecce', 'scorri le scelte; sul tabellone, di casella in casella'],
    ['Pag su, Pag giù', 'sul tabellone: il luogo precedente, il luogo successivo'],
    ['Inizio', 'sul tabellone: dove sei'],
  ],
};
