import type { Chapter } from '#kernel/text.ts';
import { ids } from '../situation.ts';

/** The rulebook in Italian, in the order it is read. */
export const rules: Readonly<Record<string, string>> = {
  'MUS.1':
    'Si gioca in due, tre o quattro, da moschettieri della Regina. Si combatte fianco a fianco contro la guardia del Cardinale, ma ognuno conta i propri ducati.',
  'MUS.22':
    'Si gioca una mano dopo l’altra, e ogni mano porta ducati. Chi alla fine di una mano ha 100 ducati o più vince la partita.',

  'MUS.2':
    'La guardia del Cardinale ha 15 carte, con numeri da 4 a 40. Prima di ogni mano se ne tolgono alcune: in due 25, 30, 35 e 40; in tre 4, 35 e 40; in quattro 4, 5 e 7.',
  'MUS.3': 'Le carte della guardia rimaste si mescolano e formano un mazzo coperto.',
  'MUS.4':
    'Si mescolano tutte le 55 carte moschettiere e se ne danno dodici a testa, nascoste agli altri. Quelle avanzate sono fuori da questa mano, e nessuno le guarda.',
  'MUS.5': 'Tre gioielli e tre prigioni stanno al centro: è la riserva. Gioielli e prigioni si chiamano segnalini.',
  'MUS.6':
    'Delle tue dodici carte scegline liberamente tre: sono le tue carte ricompensa, messe coperte davanti a te, e da loro viene la tua paga. Le altre nove restano in mano, una per duello.',

  'MUS.7':
    'Una carta moschettiere ha un valore da 0 a 10 e da nessuna a quattro spade; non ce ne sono due uguali. È più forte il valore più alto; a parità di valore, la carta con più spade.',

  'MUS.8':
    'Una mano ha al massimo nove duelli. Ogni duello comincia girando la prima carta del mazzo della guardia: il suo numero è quello da raggiungere.',
  'MUS.9':
    'Chi combatte sceglie in segreto una delle carte che ha in mano. Le carte si mostrano tutte nello stesso momento e si sommano i valori; le spade non contano nella somma.',
  'MUS.10':
    'Se la somma raggiunge o supera il numero della guardia, il duello è vinto. Se resta al di sotto, il duello è perso.',
  'MUS.11':
    'Duello vinto: chi ha mostrato la carta più forte è il campione, prende un gioiello e lo mette subito su una delle proprie carte ricompensa.',
  'MUS.12':
    'Un campione che ha una prigione può lasciare il gioiello e rimettere invece nella riserva una delle proprie prigioni.',
  'MUS.13':
    'Duello perso: chi ha mostrato la carta più debole è il capro espiatorio, prende una prigione e la mette subito su una delle proprie carte ricompensa.',

  'MUS.14':
    'Se nella riserva manca il segnalino che ti serve, prendi quel gioiello o quella prigione da una carta ricompensa di qualcun altro.',
  'MUS.15': 'Una carta ricompensa porta un solo segnalino: uno nuovo va soltanto su una carta libera.',
  'MUS.16':
    'Un campione con tutte e tre le carte ricompensa occupate non riceve gioielli: deve rimettere nella riserva una delle proprie prigioni.',
  'MUS.17':
    'Un capro espiatorio con tutte e tre le carte ricompensa occupate deve rimettere nella riserva uno dei propri gioielli.',
  'MUS.18':
    'Con una prigione su ognuna delle tue tre carte ricompensa non combatti più: a ogni duello scarti una delle carte che hai in mano, che non conta, e gli altri devono raggiungere l’intero numero senza di te. Combatti di nuovo dal duello dopo quello in cui qualcun altro ha dovuto prendere una delle tue prigioni.',

  'MUS.19': 'Chi ha tutti e tre i gioielli mette fine alla mano all’istante.',
  'MUS.20': 'Altrimenti la mano finisce quando si sono usate tutte e nove le carte, dopo il nono duello.',
  'MUS.21':
    'A questo punto si girano le carte ricompensa. Una carta libera paga il suo valore in ducati, una con un gioiello il doppio, una in prigione niente. La somma si aggiunge al tuo totale.',

  'MUS.RULING.1': 'Possono stare due segnalini sulla stessa carta ricompensa? No, mai.',
  'MUS.RULING.2':
    'E se c’è parità per la carta più forte o più debole? Non può succedere: tra le 55 carte non ce ne sono due con lo stesso valore e le stesse spade.',
  'MUS.RULING.3': 'Il campione può non prendere niente? No: prende un gioiello, oppure si libera di una prigione.',
  'MUS.RULING.4':
    'Il campione può prendere il gioiello di qualcun altro se nella riserva ce n’è ancora? No, soltanto quando la riserva non ne ha più.',
  'MUS.RULING.5':
    'Chi decide a chi e da quale carta si prende un segnalino? Chi lo prende. La carta ricompensa, però, resta coperta.',
  'MUS.RULING.6':
    'Nella riserva non ci sono più prigioni: il capro espiatorio può usare una delle proprie? No, deve prenderla da qualcun altro.',
  'MUS.RULING.7':
    'Un capro espiatorio con tre carte occupate, restituito il gioiello, riceve anche una prigione? No, restituisce il gioiello e basta.',
  'MUS.RULING.8':
    'Che cosa si scarta con tre prigioni, e quando? Dal duello successivo, una carta a scelta per duello, mentre gli altri scelgono la loro. Resta coperta e si mostra solo dopo la mano.',
  'MUS.RULING.9':
    'Quando si torna a combattere, se una delle tre prigioni va via? Dal duello successivo: le carte di questo sono già state mostrate.',
  'MUS.RULING.10':
    'Si è in due, e tre prigioni fermano uno dei due? L’altro combatte da solo contro l’intero numero, e fa da campione o da capro espiatorio, secondo l’esito.',
  'MUS.RULING.11':
    'Ci si può accordare o dare indizi? No: le scelte sono segrete. Al tavolo si può parlare, ma non delle carte in mano, delle proprie ricompense o della carta che si sta per giocare.',
  'MUS.RULING.12':
    'Più totali raggiungono 100 nella stessa mano? Vince il più alto. Se i più alti sono uguali, tutti giocano un’altra mano, e un’altra ancora se serve.',
  'MUS.RULING.13':
    'E le carte della guardia che avanzano dopo l’ultimo duello? Nessuno le vede. Per la mano successiva si riparte da tutte e 15.',
  'MUS.RULING.14': 'Si possono guardare le proprie carte ricompensa? Sì, in qualsiasi momento.',
  'MUS.RULING.15':
    'Le carte usate restano in vista? Quelle che hanno combattuto sì, per tutti. Quelle scartate per via di tre prigioni restano coperte fino alla fine della mano.',
  'MUS.RULING.16': 'Si può spostare un segnalino in un secondo momento? No, resta dove è stato messo.',
  'MUS.RULING.17':
    'Tre gioielli chiudono la mano prima del tempo: quanto valgono le carte ancora in mano? Niente, si ignorano.',
  'MUS.RULING.18':
    'C’è altro di speciale in due? No: soltanto le carte della guardia tolte, e il combattimento in solitaria quando l’altro ha tre prigioni.',
  'MUS.RULING.19':
    'Si può giocare una mano sola? Sì, si sceglie preparando il tavolo: vince chi ha più ducati, e se in testa c’è parità segue un’altra mano.',
};

export const chapters: readonly Chapter[] = [
  { title: 'Lo scopo del gioco', rules: ['MUS.1', 'MUS.22'] },
  { title: 'Prima di ogni mano', rules: ids('MUS', 2, 6) },
  { title: 'La forza delle carte', rules: ['MUS.7'] },
  { title: 'Un duello', rules: ids('MUS', 8, 13) },
  { title: 'Gioielli e prigioni', rules: ids('MUS', 14, 18) },
  { title: 'La fine di una mano', rules: ids('MUS', 19, 21) },
  { title: 'Domande e risposte', rules: ids('MUS.RULING', 1, 19) },
];
