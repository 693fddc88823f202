import type { Chapter } from '#kernel/text.ts';
import { ids } from '../situation.ts';

/** The rulebook in Italian, in the order it is read. */
export const rules: Readonly<Record<string, string>> = {
  'TRO.1':
    'Si gioca da due a quattro, ognuno con un moschettiere. Vince chi consegna alla Regina i puntali di diamante. Il tabellone e tutte le carte sono una nostra ricostruzione: di questo vecchio gioco ci è arrivato solo il regolamento, senza le caselle e senza le carte.',
  'TRO.2':
    'Il viaggio ha cinque tappe: dal tuo castello a casa di Madame Bonacieux; da lì alla Regina; di nuovo a casa sua; per Calais e Dover fino al castello di Buckingham; infine, per Dover, Calais e la casa di Madame Bonacieux, di nuovo dalla Regina.',
  'TRO.3':
    'Due vie portano dalla casa alla Regina: la via lastricata, nove caselle passando dalla porta del Louvre, e la scala segreta, soltanto quattro.',
  'TRO.28': 'La partita finisce nel momento in cui i puntali arrivano alla Regina.',

  'TRO.4':
    'Ognuno comincia con una stoccata segreta, in francese «botte secrète»: una carta da tenere nascosta fino al momento giusto.',
  'TRO.5':
    'Quattro mazzi stanno coperti, mescolati ognuno per conto suo: Milady (fiala), Rochefort (pugnale), le Gazzette, e il mazzo delle spade, dove le carte Moschettieri sono mescolate alle altre stoccate segrete.',
  'TRO.6':
    'A turno si sceglie un moschettiere, e il primo posto fa le veci del più giovane; ogni moschettiere parte dal proprio castello. L’ordine di gioco è sempre Aramis, d’Artagnan, Porthos, Athos.',
  'TRO.7': 'All’inizio i puntali sono dal duca di Buckingham.',
  'TRO.8': 'Prima del primo turno si gira una Gazzetta. Ciò che dice vale fino alla prossima.',
  'TRO.9':
    'Ogni Gazzetta dice sei cose: se Madame Bonacieux è a casa, dalla Regina o sparita; se la scala segreta è aperta; se la porta del Louvre è aperta; da quale parte della Manica c’è una barca; se Buckingham è in casa; e se ci sono spie in giro.',

  'TRO.10':
    'Nel tuo turno tiri due dadi e avanzi di tante caselle quanti sono i punti. Dopo un doppio tiri di nuovo, se niente te lo impedisce.',
  'TRO.11':
    'Su una casella c’è posto per un solo moschettiere: se la tua è occupata, ti fermi sulla prima casella libera dietro. Da Madame Bonacieux, dalla Regina e da Buckingham c’è posto per tutti.',
  'TRO.12':
    'Se arrivi da Madame Bonacieux, dalla Regina o da Buckingham con altre caselle da percorrere, puoi fermarti lì o proseguire.',
  'TRO.13':
    'Se finisci su una spada, un pugnale o una fiala, peschi da quel mazzo e fai ciò che dice la carta; poi la carta va sotto il suo mazzo. Una carta che fa aspettare resta davanti a te finché l’attesa non è finita. Se ti trattiene, prova con i due dadi all’inizio di ogni turno: il tiro che ti libera è la tua mossa.',
  'TRO.14':
    'Se avanzando passi o finisci su una casella Gazzetta, dopo la tua mossa si gira la Gazzetta successiva. Dopo un doppio la Gazzetta viene prima del secondo tiro.',
  'TRO.15':
    'Le stoccate segrete restano nascoste finché non si giocano; poi vanno sotto il mazzo delle spade. Se ne tengono tre al massimo. Alla quarta, scegline una da rimettere sotto il mazzo.',
  'TRO.16':
    'Da quando i puntali sono stati consegnati, tutti gli altri scelgono a ogni turno: tirare i due dadi, o avanzare esattamente di una casella. Chi porta i puntali tira sempre.',

  'TRO.17':
    'La scala segreta si usa solo quando è aperta. Per salire serve che Madame Bonacieux sia a casa; per scendere, che sia dalla Regina.',
  'TRO.18': 'Nessuno passa la porta del Louvre finché è chiusa.',
  'TRO.19': 'Per attraversare il mare ci vuole una barca dalla parte da cui si parte.',
  'TRO.20':
    'Finché Buckingham è assente nessuno entra nel suo castello: si aspetta sulla casella davanti, finché una Gazzetta non annuncia il suo ritorno.',
  'TRO.21':
    'Certe notizie portano la scritta «un giro al massimo». Se tutti hanno giocato e tutti sono fermi, il guaio segnato finisce senza una nuova Gazzetta: le barche partono da entrambe le parti, la porta si apre, il Duca torna a casa.',

  'TRO.22': 'Il primo moschettiere che entra nel castello di Buckingham riceve i puntali.',
  'TRO.23': 'Se superi chi porta i puntali, li prendi tu.',
  'TRO.24':
    'Se una carta obbliga chi porta i puntali a lasciarli su una casella, li prende il primo moschettiere dell’ultima tappa che passa su quella casella. Finché sono sulla via lastricata, nessuno all’ultima tappa può aggirarli per la scala.',
  'TRO.25':
    'Attenzione al cavaliere in trappola, sulla strada per Parigi: chi porta i puntali e passa o finisce sulla sua casella li lascia lì. Li prende il primo che si ferma esattamente lì sopra. Per questo, e per nient’altro, si può tornare indietro.',
  'TRO.26':
    'Se arrivi tardi a Calais, all’andata, quando i puntali sono già tornati in Francia, non occorre attraversare: prosegui in Francia.',
  'TRO.27':
    'Da quando Buckingham ha dato via i puntali, gli altri moschettieri possono prendere la scorciatoia in Inghilterra.',

  'TRO.RULING.1': 'Dal castello dritti al Louvre? No, prima a casa di Madame Bonacieux.',
  'TRO.RULING.2':
    'È la stessa strada all’andata e al ritorno? No: in Francia e in Inghilterra c’è una strada per l’andata e un’altra per il ritorno. Le due vie tra la casa e la Regina servono nei due sensi.',
  'TRO.RULING.3':
    'Che cosa cambia in due o in tre? Niente, tranne i castelli che restano vuoti. «Tutti» vuol dire tutti i moschettieri in gioco.',
  'TRO.RULING.32':
    'I puntali vengono consegnati prima ancora che tu abbia visto la Regina? Devi comunque fare le tue tappe, una dopo l’altra.',

  'TRO.RULING.4':
    'In porto bisogna arrivare con il numero esatto? No. La traversata è un passo della mossa, se c’è una barca. Senza barca la mossa finisce in porto, e il resto del tiro è perso.',
  'TRO.RULING.5': 'C’è posto per più moschettieri in un porto? Sì.',
  'TRO.RULING.6':
    'Dove si aspetta quando la porta è chiusa? Sulla casella subito prima, fuori o dentro. Il resto del tiro è perso. Se la casella è occupata, si aspetta dietro.',
  'TRO.RULING.7': 'La porta chiusa impedisce anche di uscire dal Louvre? Sì, è chiusa nei due sensi.',
  'TRO.RULING.8':
    'La scala si chiude mentre ci sei sopra? Prosegui: solo il primo passo richiede la scala aperta e Madame Bonacieux.',
  'TRO.RULING.9': 'Chi sceglie tra la via lastricata e la scala? Il cavaliere, quando parte.',
  'TRO.RULING.10':
    'Più moschettieri aspettano Buckingham? Il primo davanti al castello, il secondo sulla prima casella libera dietro. Anche chi sta dietro aspetta. Lo stesso vale alla porta chiusa.',
  'TRO.RULING.12': 'Le barche viaggiano con te? No, mostrano soltanto da dove si può attraversare.',
  'TRO.RULING.33':
    'Non puoi fare nemmeno un passo? Il tuo turno finisce. Prima puoi giocare una stoccata segreta, se ti aiuta.',
  'TRO.RULING.34':
    'Sono tutti fermi e niente porta la scritta «un giro al massimo», o ciò che la portava è già finito? Si gira una nuova Gazzetta.',

  'TRO.RULING.13':
    'Che cosa fanno le spie? Da sole niente, ma con loro in giro parecchie carte Rochefort sono peggiori.',
  'TRO.RULING.14':
    'Che cosa toglie il secondo tiro dopo un doppio? Una carta che fa aspettare o che trattiene, oppure una mossa troncata da una porta chiusa, da una barca che manca o dal Duca assente.',
  'TRO.RULING.15': 'Passi su una Gazzetta e finisci su una casella con carta? Prima la carta, poi la Gazzetta.',
  'TRO.RULING.16': 'Passi su due caselle Gazzetta con un tiro solo? Si gira una Gazzetta sola.',
  'TRO.RULING.17': 'Quale Gazzetta vale durante la mossa? Quella vecchia. La nuova viene dopo.',
  'TRO.RULING.18':
    'Una carta ti sposta: la casella dove arrivi conta? Non si pesca mai un’altra carta. Avanzando contano le Gazzette, i luoghi, i puntali e il cavaliere in trappola; tornando indietro non conta niente.',
  'TRO.RULING.19': 'La casella era occupata e ti fermi dietro, su un segno? Il segno conta.',
  'TRO.RULING.20': 'Fin dove può rimandarti una carta? Mai oltre l’ultimo luogo attraversato.',
  'TRO.RULING.35': 'Si può giocare una stoccata segreta nel turno di un altro? No, solo nel proprio.',
  'TRO.RULING.36': 'Porti i puntali e una carta ti lascia un dado solo? Tiri un dado solo.',
  'TRO.RULING.37': 'I mazzi si rimescolano? No, le carte usate vanno in fondo. Una buona memoria aiuta!',
  'TRO.RULING.38':
    'Avanzi esattamente di una casella: conta? Sì, come ogni altra; ma senza dadi non c’è un secondo tiro.',

  'TRO.RULING.11': 'Si ricevono i puntali anche solo attraversando il castello? Sì, basta entrare.',
  'TRO.RULING.21':
    'Chi è davanti? Tra chi è all’ultima tappa, chi ha meno passi da fare fino alla Regina. Si conta la via lastricata, tranne per chi è sulla scala.',
  'TRO.RULING.22':
    'Quando si supera, di preciso? Alla fine di una mossa: chi era alla pari o dietro e ora sta davanti prende i puntali, anche se è una carta a rimandare indietro chi li porta. Se in mezzo c’è il cavaliere in trappola, i puntali restano da lui. Chi era già davanti non ci guadagna niente.',
  'TRO.RULING.23':
    'Superi chi porta i puntali e arrivi dalla Regina in una mossa sola? Prendi i puntali passando, e vinci.',
  'TRO.RULING.24':
    'Arrivi dalla Regina senza i puntali? Aspetti lì, e riparti solo per riprenderli al cavaliere in trappola.',
  'TRO.RULING.25':
    'Chi porta i puntali finisce esattamente sul cavaliere in trappola? I puntali restano lì lo stesso. Per riaverli bisogna andarsene e tornare. Finché sono lì, sulla casella possono stare più moschettieri.',
  'TRO.RULING.26':
    'Chi può tornare indietro verso il cavaliere in trappola? Chiunque sia all’ultima tappa; si decide dopo il tiro. Anche muoversi di una casella sola è permesso. Si torna indietro al massimo fino a Calais; la carta della casella d’arrivo conta, le Gazzette no.',
  'TRO.RULING.27':
    'I puntali sono a terra: si può ancora avanzare di una casella sola? Sì, tutti, da quando Buckingham li ha dati via.',
  'TRO.RULING.28':
    'Si possono riprendere i puntali che si sono lasciati? Sì: ripassando più tardi sulla loro casella o, se si è rimasti lì, alla fine del turno saltato.',
  'TRO.RULING.29': 'I puntali sono su una casella dove c’è qualcuno? Li prendi, poi ti fermi dietro come sempre.',
  'TRO.RULING.30':
    'I puntali non hanno ancora raggiunto lo sbocco della scorciatoia? Allora nessuno può prenderla: serve per rimontare.',
  'TRO.RULING.31': 'I puntali sono a terra in Francia: chi è in ritardo può evitare l’Inghilterra? Sì.',
};

export const chapters: readonly Chapter[] = [
  { title: 'Lo scopo del gioco', rules: ['TRO.1', 'TRO.2', 'TRO.3', 'TRO.28'] },
  { title: 'Prima di partire', rules: ids('TRO', 4, 9) },
  { title: 'Il tuo turno', rules: ids('TRO', 10, 16) },
  { title: 'Che cosa ti ferma', rules: ids('TRO', 17, 21) },
  { title: 'I puntali', rules: ids('TRO', 22, 27) },
  { title: 'Domande sul viaggio', rules: [...ids('TRO.RULING', 1, 3), 'TRO.RULING.32'] },
  {
    title: 'Domande su porta, scala, porti e castello',
    rules: [...ids('TRO.RULING', 4, 10), 'TRO.RULING.12', 'TRO.RULING.33', 'TRO.RULING.34'],
  },
  {
    title: 'Domande su dadi, caselle e carte',
    rules: [...ids('TRO.RULING', 13, 20), ...ids('TRO.RULING', 35, 38)],
  },
  { title: 'Domande sui puntali', rules: ['TRO.RULING.11', ...ids('TRO.RULING', 21, 31)] },
];
