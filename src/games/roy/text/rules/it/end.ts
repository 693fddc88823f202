export const end: Readonly<Record<string, string>> = {
  'ROY.ONE.1':
    'I moschettieri ricevono una carta «Uno per tutti» la prima volta che mettono Rochefort fuori combattimento e una la prima volta che l’assedio raggiunge la casella più a destra. Nella variante facile ne hanno una in più dall’inizio.',
  'ROY.ONE.2':
    'Questa carta si può giocare in qualsiasi momento e in qualsiasi fase, perfino nell’istante in cui Milady sta per vincere.',
  'ROY.ONE.3':
    'Chi la gioca sceglie uno di tre effetti: fermare il tempo, restituire onore alla Regina, ottenere segnalini Epico.',
  'ROY.ONE.4':
    'Fermare il tempo: da quel momento fino alla fine del giro il segnalino Tempo non avanza, né nella fase IV né per effetto della «Scomparsa».',
  'ROY.ONE.5':
    'Giocata in risposta a una «Strada sbarrata» appena calata, ferma anche quell’avanzamento, e il tempo resta fermo fino alla fine del giro.',
  'ROY.ONE.6': 'Fermare il tempo non cancella un avanzamento già avvenuto in questo giro.',
  'ROY.ONE.7':
    'Onore: il segnalino Regina torna subito indietro di 2 caselle, non oltre quella iniziale. Non annulla nulla di ciò che accade dopo.',
  'ROY.ONE.8':
    'L’onore si può restituire anche quando la Regina è arrivata sulla casella Richelieu: in quel caso evita la sconfitta.',
  'ROY.ONE.9':
    'Segnalini Epico: nel momento in cui se ne spendono, la carta ne vale 2, senza doverli prima prendere dalla riserva.',
  'ROY.ONE.10':
    'Se dei due ne serve uno solo, o se nel ritorno a Parigi se ne vuole uno solo come dado, l’altro si prende dalla riserva e si mette sulla plancia della Ricerca, purché ce ne siano.',
  'ROY.ONE.11': 'Una carta «Uno per tutti» giocata esce dal gioco.',
  'ROY.ONE.12':
    'Giocata per i segnalini Epico quando non c’è nulla da pagare, o per una sfida già raggiunta, ne porta 2 dalla riserva sulla plancia della Ricerca, per quanti ce ne sono.',
  'ROY.ONE.13':
    'Quando i moschettieri possono rispondere con questa carta, si aspetta che uno la giochi o che tutti abbiano rinunciato: la rinuncia di uno non vincola gli altri.',
  'ROY.ONE.14':
    'Non si può scegliere un effetto che non cambierebbe nulla: l’onore se la Regina è sulla casella iniziale, fermare il tempo una seconda volta nello stesso giro, i segnalini Epico se la riserva è vuota e non c’è nulla da pagare.',

  'ROY.TIME.1': 'Nel primo passo della fase IV il segnalino Tempo avanza di una casella.',
  'ROY.TIME.2':
    'Se il segnalino Tempo raggiunge l’ultima casella, quella di Richelieu, per un avanzamento qualsiasi, Milady vince all’istante.',
  'ROY.TIME.3':
    'La casella del segnalino Tempo dice quanti dadi rossi lancia Milady nell’assedio di questo giro, da 1 a 4.',
  'ROY.TIME.4': 'Al quinto giro di una partita in cinque, senza avanzamenti in più, Milady lancia 2 dadi nell’assedio.',

  'ROY.END.1':
    'La partita finisce nell’istante in cui si realizza una condizione di vittoria e si è risolta l’eventuale risposta con una carta «Uno per tutti»; il resto del giro non si gioca.',
  'ROY.END.2': 'I moschettieri vincono quando completano la quarta plancia della Ricerca.',
  'ROY.END.3':
    'Milady vince quando il segnalino Tempo è sull’ultima casella, quando il segnalino La Rochelle è sulla casella più a sinistra, quando il segnalino Regina è su quella più a destra, oppure quando ha 6 successi con «Il Rapimento».',
  'ROY.END.4':
    'Se nello stesso giro si realizzano più condizioni, decide quella che si verifica per prima nell’ordine di gioco.',
  'ROY.END.5':
    'L’assedio perduto e la morte di Costanza non si possono evitare con una carta «Uno per tutti»: nessuno dei suoi effetti li riguarda.',

  'ROY.GLASS.1':
    'Giocare «Emergenza!» fa partire la clessidra: i moschettieri hanno 2 minuti per l’intera fase II. Opzione del tavolo: si può scegliere un’altra durata.',
  'ROY.GLASS.2':
    'Se il tempo scade prima della fine della fase, le azioni rimaste sono perse e si passa alla fase III.',
  'ROY.GLASS.3': 'La clessidra si ferma quando si dichiara un duello e riparte quando il duello è finito.',
  'ROY.GLASS.4': 'Resta ferma mentre si allestisce una missione di Parigi o del Louvre.',
  'ROY.GLASS.5':
    'Resta ferma dal momento in cui una plancia della Ricerca è completata fino a quando è allestita la successiva.',
  'ROY.GLASS.6': 'Anche a tempo scaduto, alla fine della fase II Milady si scopre ed esegue l’azione del suo luogo.',
  'ROY.GLASS.7': 'Anche a tempo scaduto, chi attendeva un recupero normale lo compie.',
  'ROY.GLASS.8': 'Un’azione dichiarata prima che il tempo scada si porta a termine, nei limiti delle scelte già fatte.',
  'ROY.GLASS.9':
    'Per la prima partita conviene lasciare da parte la clessidra e le due carte «Emergenza!». Opzione del tavolo: si gioca senza clessidra.',
  'ROY.GLASS.10':
    'La clessidra resta ferma mentre Milady ha una scelta da fare, e per la breve attesa che nasconde se le tocca scegliere. Corre invece durante ogni scelta dei moschettieri fuori dai duelli.',
  'ROY.GLASS.11':
    'Allo scadere del tempo le scelte in corso si chiudono come stanno: uno scambio non accettato da entrambi è nullo, gli acquisti già fatti valgono, una sfida vale se è già pagata per intero. Altrimenti ciò che si era messo torna in mano e l’azione è persa.',
};
