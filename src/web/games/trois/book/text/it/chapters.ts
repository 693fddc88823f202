import type { BookWords } from '#web/parts/book/book.ts';

export const introductions: BookWords['introductions'] = {
  'TRO.1':
    'Una missione, cinque tappe, e un tesoro che passa di mano in mano. Arrivare per primi ai puntali è bello; tornare per primi con i puntali è l’unica cosa che conta.',
  'TRO.4':
    'Quattro castelli, quattro mazzi di carte e un segreto per ciascuno. La prima Gazzetta dice come sta il regno.',
  'TRO.10':
    'Si tira, si cavalca e si prende quel che la casella ha in serbo. Scegli più di quanto sembri: la via, dove fermarti, quando giocare una stoccata.',
  'TRO.17':
    'Una porta, una scala, il mare e un Duca assente ti separano dai puntali. La Gazzetta li apre e li chiude, e ogni cavaliere ne porta una nuova.',
  'TRO.22':
    'Adesso è una caccia. Chi porta i puntali deve tirare, gli altri possono seguirlo a piccoli passi, e un buon tiro ribalta tutto.',
  'TRO.RULING.1': 'Come si legano le tappe, e quale strada va con quale.',
  'TRO.RULING.4': 'Dove si aspetta, in quanti, e quando l’attesa finisce.',
  'TRO.RULING.13': 'Che cosa viene prima quando una mossa, una carta e una Gazzetta s’incontrano.',
  'TRO.RULING.11':
    'Chi è davanti, chi prende i puntali a chi, e che ne è di loro a terra: su niente si discute così spesso.',
};

export const figures: BookWords['figures'] = {
  'TRO.1':
    'Le cinque tappe di d’Artagnan: da Madame Bonacieux, dalla Regina, di nuovo indietro, da Buckingham, e infine ancora dalla Regina.',
  'TRO.4':
    'Tre mazzi sono coperti; sul quarto è aperta la prima Gazzetta. Una stoccata segreta, come questa, resta nascosta nella tua mano.',
  'TRO.10':
    'Porthos fa 6. La fiala è occupata da Athos, e Porthos si ferma dietro di lui, sulle spade. Pesca una carta, e poi si gira la Gazzetta su cui è passato.',
  'TRO.17': 'La porta è chiusa, la scala è sprangata, nessuna barca parte, il Duca è assente.',
  'TRO.22': 'D’Artagnan fa 5 e finisce davanti ad Athos: i puntali sono suoi.',
  'TRO.RULING.1':
    'Tra la casa e la Regina ci sono due vie, nove passi e quattro, e servono entrambe all’andata e al ritorno.',
  'TRO.RULING.4':
    'Il Duca è assente. Aramis aspetta davanti al castello, Porthos sulla prima casella libera dietro di lui.',
  'TRO.RULING.13': 'Con le spie in giro, questo arresto costa due turni. Con una parata, nessuno.',
  'TRO.RULING.11':
    'I puntali sono dal cavaliere in trappola. Porthos li ha superati di quattro caselle e fa 4: torna indietro e li prende.',
};
