export const miladyPages = {
  'w-aim': {
    say: 'Madame. Rochefort, ai tuoi ordini. Giochi da sola contro tutti i moschettieri. Loro vincono se completano la Missione; tu vinci se li trattieni abbastanza a lungo, o se una delle tue trame riesce.',
  },
  'w-wins': {
    say: 'Quattro strade portano alla vittoria: il tempo finisce; l’assedio di La Rochelle va in rovina; la Regina perde tutto l’onore; o Costanza muore. Ne basta una. Premi su due insieme: non possono essere dappertutto.',
  },
  'w-screen': {
    say: 'Dietro il tuo schermo c’è la tua gente: dodici avversari, cinque trappole, i segnalini della Missione, le tue carte Tradimento. Nessun altro li vede.',
  },
  'w-abduction': {
    say: 'Scegli la carta Parigi con cui si comincia. Il Rapimento ti fa tirare quattro dadi a giro; sei Spade in tutto e Costanza è morta.',
    now: 'Comincia con il Rapimento.',
  },
  'w-inn': {
    say: 'La locanda del Giglio d’Oro è la prima plancia della Missione. Su dodici caselle, in tre corridoi, posi otto dei tuoi uomini e quattro Esche, coperti. Ai moschettieri basta forzare un corridoio.',
  },
  'w-snare': {
    say: 'Un Tranello costa un punto vita a chi ci avanza sopra, e nessun duello lo salva. In testa alle stanze morderà qualcuno ancora fiducioso.',
    now: 'Posa un Tranello.',
  },
  'w-three': { say: 'Dietro, una buona lama.', now: 'Posa un uomo da tre dadi.' },
  'w-decoy': {
    say: 'Tutte e quattro le Esche vanno posate da qualche parte. Un’Esca non è nessuno, ma a loro costa comunque un’azione.',
    now: 'Posa un’Esca.',
  },
  'w-four': {
    say: 'L’ultima casella decide: il corridoio è loro solo quando cade il quarto segnalino. Mettici il migliore.',
    now: 'Posa un uomo da quattro dadi.',
  },
  'w-rest': {
    say: 'Benissimo. Permetti che posi io gli altri due corridoi con lo stesso spirito: nessun ingresso facile, niente di facile in fondo.',
  },
  'w-strength': {
    say: 'Ora la tua gente per il Rapimento. La sua forza è 3: le carte che ci posi devono fare esattamente 3. Gli avversari contano da 1 a 3, una trappola conta 1, e ce n’è una al massimo.',
  },
  'w-biscarat': {
    say: 'Biscarat vale 2: tre dadi, e tre Spade sono la sua manovra segreta.',
    now: 'Piazza Biscarat.',
  },
  'w-harlot': {
    say: 'Resta un punto. La Cortigiana rende la sfida più difficile di uno: Coraggio 7 invece di 6.',
    now: 'Piazza la Cortigiana.',
  },
  'w-louvre': {
    say: 'La carta del Louvre si scopre per te: il falso confessore, forza 3. Finché la trascurano scende, e la Regina perde onore.',
  },
  'w-vitray': { say: 'Vitray porta un’armatura: uno Scudo in più a ogni lancio.', now: 'Piazza Vitray.' },
  'w-lubin': { say: 'Ancora un punto: Lubin porta una pistola.', now: 'Piazza Lubin.' },
  'w-round': {
    say: 'Il primo giro. Cominci sempre tu, con tre cose: una destinazione segreta, una carta Parigi se ne hai, e una carta Tradimento da pescare o da giocare.',
  },
  'w-paris': {
    say: 'A Parigi, al Louvre o alla Missione posso sbarrare loro la strada. Il tuo rifugio porta una carta Parigi, Richelieu porta Tradimenti, La Rochelle toglie loro una carta Combattimento. D’Artagnan è a Parigi, davanti al Rapimento.',
    now: 'Scegli Parigi.',
  },
  'w-treachery': { say: 'Adesso il Tradimento: pesca una carta per dopo, o gioca una delle tue tre.' },
  'w-ambush': {
    say: 'Un’Imboscata costa un punto vita a un moschettiere, ovunque sia. Cominciano con tre, Porthos con cinque.',
    now: 'Gioca l’Imboscata.',
  },
  'w-target': { say: 'Chi? Quello che più minaccia il Rapimento.', now: 'Colpisci d’Artagnan.' },
  'w-watch': {
    say: 'Comincia la loro fase: quattro azioni a testa. Vedi tutto quello che fanno. Appena qualcuno tenta qualcosa dove io sono in agguato, te lo chiederò.',
  },
  'w-declared': {
    say: 'Ha dichiarato un duello con Biscarat, a Parigi, dove siamo noi. Pescare, muoversi, comprare e scambiare non posso impedirlo; duelli, sfide e Missione sì.',
  },
  'w-intercept': {
    say: 'Se intervengo sei scoperta, e lui deve prima battersi con me: quattro dadi. Se non mi ferisce, la sua azione è persa.',
    now: 'Intercetta!',
  },
  'w-held': {
    say: 'Hai visto i miei quattro Scudi: tre di loro fanno la mia manovra segreta. È ferito, la sua azione è persa, e io resto qui: chi tenta qualcosa a Parigi in questo giro mi ritrova. Se mi avesse ferito, sarei dovuto fuggire.',
  },
  'w-athos': {
    say: 'Athos è l’unico con cui non mi batto: mi è passato accanto e ha battuto Biscarat. Contro di lui servono avversari forti e trappole. La sfida però regge ancora.',
  },
  'w-snared': {
    say: 'Ecco il tuo Tranello. Un punto vita per niente. Ogni segnalino posato è una domanda a cui devono pagare per rispondere.',
  },
  'w-hour': {
    say: 'Il giro è finito. L’assedio oggi non ha dato nulla. Il tempo avanza, e anche il segnalino del Louvre: sulla terza casella la Regina perde un punto onore, sulla quarta altri due, e la missione fallisce.',
  },
  'w-rolled': {
    say: 'E il Rapimento: tre Spade su quattro dadi. Tre su sei! Lo sventino nel giro che viene, o tremino.',
  },
  'w-standing': {
    say: 'Non serve chiedertelo ogni volta: lasciami un ordine permanente. «Sempre» vuol dire che intercetto appena posso. Loro sanno che ho un ordine, non quale.',
    now: 'Ordinami di intercettare sempre.',
  },
  'w-again': {
    say: 'Ancora Parigi? Se lo aspetteranno, ed è proprio questo il punto: chi mi teme sta lontano dal Rapimento.',
    now: 'Scegli di nuovo Parigi.',
  },
  'w-intrigue': {
    say: 'Hai un Complotto contro la Regina: un punto onore in meno, subito. Una seconda strada per vincere, mentre loro guardano la prima.',
    now: 'Gioca il Complotto contro la Regina.',
  },
  'w-fear': {
    say: 'Ora guardali: nessuno osa tentare la sfida finché posso essere a Parigi. Il tempo lavora per te finché esitano.',
  },
  'w-won': {
    say: 'Quattro Spade: sei in tutto. Costanza è perduta, e con lei i moschettieri. La partita è tua, Madame, in due giri. Non è sempre così rapido.',
  },
  'w-end': {
    say: 'Ricorda: sii dove loro devono andare; quando sono forti, torna al rifugio per una carta Parigi, o da Richelieu per i Tradimenti; e non lasciare mai che il tempo si fermi. Ora gioca contro i bot, o guarda l’altra parte.',
  },
} as const;
