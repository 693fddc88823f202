import type { Words } from '../words.ts';

export const orders: Words['orders'] = {
  ML01: { title: 'Vino guasto', help: 'Milady versa e tu bevi. Salta un turno.' },
  ML02: { title: 'La coppa drogata', help: 'Salta un turno. Se porti i puntali, restano su questa casella.' },
  ML03: {
    title: 'Febbre di palude',
    help: 'Tremi a letto finché con i dadi non fai 7 o più. Dopo due tiri falliti la febbre passa.',
  },
  ML04: { title: 'Inganno scoperto', help: 'A te non la si fa! Pesca una carta dal mazzo delle spade.' },
  ML05: { title: 'Ordini falsi', help: 'Il sigillo era finto. Torna indietro di 5 caselle.' },
  ML06: {
    title: 'Una falsa pista',
    help: 'Torna indietro fino alla casella Gazzetta più vicina, al massimo di 6 caselle.',
  },
  ML07: { title: 'Il sorriso di Milady', help: 'Cavalchi sognando: al prossimo tiro usi un dado solo.' },
  ML08: {
    title: 'Il borseggiatore della locanda',
    help: 'Una delle tue stoccate segrete, presa a caso, va sotto il mazzo delle spade. Se non ne hai, torna indietro di 3 caselle.',
  },
  ML09: {
    title: 'Polvere di sonno',
    help: 'Dormi finché con i dadi non fai doppio. Dopo due tiri falliti ti svegli comunque.',
  },
  ML10: {
    title: 'Il nastro reciso',
    help: 'Se porti i puntali, cadono su questa casella e torni indietro di 4 caselle. Altrimenti torni indietro di 2.',
  },
  RO01: { title: 'Agguato al ponte', help: 'Torna indietro di 3 caselle; di 6 se ci sono spie in giro.' },
  RO02: {
    title: 'Ferri incrociati',
    help: 'Un duello: tira un dado. Con 4 o più vinci, con meno salti un turno. Se ci sono spie in giro serve 5 o più.',
  },
  RO03: {
    title: 'Il cavallo zoppo',
    help: 'Al prossimo tiro usi un dado solo. Se ci sono spie in giro, torni anche indietro di 2 caselle.',
  },
  RO04: { title: 'In arresto!', help: 'Salta un turno; due se ci sono spie in giro.' },
  RO05: {
    title: 'Strada bloccata',
    help: 'Se ci sono spie in giro, torna fino all’ultimo luogo attraversato, al massimo di 8 caselle. Altrimenti non succede niente.',
  },
  RO06: {
    title: 'Cavalieri mascherati',
    help: 'Se porti i puntali, cadono su questa casella e torni indietro di 4 caselle; se ci sono spie in giro salti anche un turno. Senza i puntali, torni indietro di 2 caselle.',
  },
  RO07: {
    title: 'Lo sconosciuto di Meung',
    help: 'Se ci sono spie in giro, scappi: torna indietro di 4 caselle. Altrimenti lo insegui: avanza di 4 caselle.',
  },
  RO08: {
    title: 'Bisacce perquisite',
    help: 'Perdi una stoccata segreta a tua scelta; tutte se ci sono spie in giro.',
  },
  RO09: {
    title: 'Ombre nella notte',
    help: 'Se ci sono spie in giro, salta un turno. Altrimenti non succede niente.',
  },
  RO10: {
    title: 'Una notte in guardina',
    help: 'Ti tengono dentro finché con i dadi non fai 6 o più; 8 o più se ci sono spie in giro. Dopo due tiri falliti ti lasciano andare.',
  },
  MO01: { title: 'Tutti per uno', help: 'Avanza di 2 caselle. Poi anche tutti gli altri avanzano di 2.' },
  MO02: { title: 'Cavalli freschi', help: 'Avanza di 5 caselle.' },
  MO03: { title: 'Un servo fedele', help: 'È tutto pronto prima che tu lo chieda: tira di nuovo.' },
  MO04: {
    title: 'Notizie dal capitano',
    help: 'Avanza fino alla prossima casella Gazzetta, al massimo di 8 caselle.',
  },
  MO05: { title: 'Guardie in fuga', help: 'Le guardie del Cardinale se la danno a gambe. Avanza di 4 caselle.' },
  MO06: { title: 'Una buona tavola', help: 'L’arrosto profuma troppo. Salta un turno.' },
  MO07: {
    title: 'Una dotta disputa',
    help: 'Aramis parla in latino e tu ti appisoli: al prossimo tiro usi un dado solo.',
  },
  MO08: {
    title: 'Barricata in cantina',
    help: 'Rinuncia a una stoccata segreta per uscire dalla cantina, oppure salta un turno.',
  },
  MO09: {
    title: 'Uno per tutti',
    help: 'Libera un compagno che aspetta. Poi avanza di 3 caselle.',
  },
};
