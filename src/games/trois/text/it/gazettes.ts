import type { Words } from '../words.ts';

export const gazettes: Words['gazettes'] = {
  GZ01: {
    headline: 'Bel tempo sul regno',
    article:
      'Non una nuvola, non una spia, non una porta chiusa. Madame Bonacieux rammenda a casa sua, la scala segreta è aperta e la porta del Louvre pure; una barca sonnecchia a Calais, un’altra a Dover, e il duca di Buckingham è in casa. Il vostro gazzettiere non ha di che lamentarsi, e se ne lamenta.',
  },
  GZ02: {
    headline: 'Si perquisisce il Louvre',
    article:
      'A corte è sparito un guanto: si chiude la porta e si aprono gli armadi. Nessuno ha pensato alla scala segreta, che è aperta, né a Madame Bonacieux, che canticchia a casa sua. La barca è a Calais, il Duca nel suo castello, e una spia dietro ogni tenda.',
  },
  GZ03: {
    headline: 'Il Duca è a caccia',
    article:
      'Milord Buckingham ha lasciato il castello per inseguire un cervo, al quale nessuno ha detto con chi ha a che fare. A Parigi la porta è aperta e Madame Bonacieux è a casa, ma la scala segreta è sbarrata. Una barca aspetta a Calais, nessuna a Dover; le spie, oggi, fanno festa.',
  },
  GZ04: {
    headline: 'La guardarobiera è dalla Regina',
    article:
      'Madame Bonacieux è da Sua Maestà, a cucire qualcosa che nessuno deve vedere. Scala aperta, porta aperta, una barca su ogni riva e il Duca in casa: si viaggerebbe quasi in pace. Quasi, perché le spie contano i cavalli.',
  },
  GZ05: {
    headline: 'Guardia raddoppiata',
    article:
      'Il doppio delle alabarde, il doppio dei baffi: la porta del Louvre è chiusa, ma non più a lungo di quanto le guardie resistano senza cena. Madame Bonacieux è dalla Regina e la scala segreta è aperta. L’unica barca è a Dover, il Duca è in casa, e di spie nemmeno l’ombra.',
  },
  GZ06: {
    headline: 'Madame Bonacieux è sparita',
    article:
      'La sua casa è vuota, la minestra ancora calda, la scala segreta chiusa a chiave, e certe spie fischiettano con aria innocente. Per il resto tutto bene: la porta del Louvre è aperta, le barche aspettano a Calais e a Dover, e il Duca è in casa.',
  },
  GZ07: {
    headline: 'Burrasca nella Manica',
    article:
      'Il mare si è portato via due cappelli e una predica: nessuna barca lascia Calais né Dover, ma un tempo così non dura mai. A terra la porta e la scala segreta sono aperte, Madame Bonacieux è a casa e il Duca accanto al fuoco. Le spie sono in giro, al riparo sotto i tetti altrui.',
  },
  GZ08: {
    headline: 'La posta parte da Dover',
    article:
      'La barca della posta è a Dover, pronta per la Francia; Calais non ne ha e tiene il broncio. Madame Bonacieux è dalla Regina e la scala segreta è chiusa: si prega di usare la porta, che è aperta. Il Duca è in casa, e le spie sono tutte a letto col raffreddore.',
  },
  GZ09: {
    headline: 'Rapimento in rue des Fossoyeurs',
    article:
      'Madame Bonacieux è stata portata via in una carrozza dalle tendine abbassate, e le spie chiedono ai vicini che cosa hanno visto. Porta e scala sono aperte, ma non c’è più nessuno che vi faccia strada. Una barca aspetta a Calais; il Duca è assente, e manda a dire che torna presto.',
  },
  GZ10: {
    headline: 'Alabarde incrociate, scala aperta',
    article:
      'La porta del Louvre è chiusa, per ragioni che le guardie hanno dimenticato. Un uccellino ci dice che la scala segreta è aperta e Madame Bonacieux a casa. Barche su entrambe le rive, il Duca nel suo castello, nessuna spia: che cosa può volere di più un moschettiere?',
  },
  GZ11: {
    headline: 'Nebbia in mare, il Duca a corte',
    article:
      'La nebbia è così fitta che i gabbiani vanno a piedi: finché non si alza, nessuna barca parte, né di qua né di là. Anche il Duca è assente, e balla a corte finché le scarpe reggono. A Parigi porta e scala sono aperte, Madame Bonacieux è dalla Regina, e le spie, che non vedono un bel niente, sono tornate a casa.',
  },
  GZ12: {
    headline: 'La scala è sorvegliata',
    article:
      'Hanno messo un lucchetto alla scala segreta, e una spia a sorvegliare il lucchetto. Madame Bonacieux resta a casa, e la porta del Louvre è aperta alla gente onesta. L’unica barca è a Dover; il Duca è in casa e conta le sue navi.',
  },
  GZ13: {
    headline: 'La posta è a Calais',
    article:
      'In mare, signori! La barca è a Calais, e a Dover se ne cercherebbe un’altra invano. La porta è aperta e la scala segreta anche, con Madame Bonacieux a casa; pure il Duca è in casa, e di spie in giro non ce n’è.',
  },
  GZ14: {
    headline: 'Parigi sotto sorveglianza',
    article:
      'Porta chiusa, scala chiusa, Madame Bonacieux sparita: Parigi è una scatola, e il Cardinale siede sul coperchio. Le guardie alla porta si stancheranno presto; le spie no. Altrove tutto è facile: barche su entrambe le rive, e il Duca in casa.',
  },
  GZ15: {
    headline: 'Il Duca passa in rivista la flotta',
    article:
      'Milord è assente: ammira le sue navi, e tornerà quando loro avranno ammirato lui. Ha lasciato una barca a Dover e nessuna a Calais. A Parigi porta e scala sono aperte e Madame Bonacieux è dalla Regina, ma le spie hanno le orecchie lunghe.',
  },
  GZ16: {
    headline: 'Raffiche a Calais',
    article:
      'Una raffica ha portato la parrucca del sindaco fino a Boulogne; finché soffia, nessuna barca parte, né da Calais né da Dover. La scala segreta si è chiusa di colpo, ma la porta del Louvre resta aperta, e Madame Bonacieux, a casa, tiene ferme le imposte. Il Duca è in casa; le spie temono la pioggia e non si fanno vedere.',
  },
  GZ17: {
    headline: 'La scala è murata',
    article:
      'I muratori hanno chiuso la scala segreta e le guardie, la porta del Louvre: così Madame Bonacieux resta dalla Regina. La porta non starà chiusa a lungo, ché anche una guardia ha le sue commissioni. Una barca è a Calais, il Duca è in casa, e le spie ispezionano la calcina.',
  },
  GZ18: {
    headline: 'Il Duca cena in città',
    article:
      'Milord ha lasciato il castello per un pasticcio di Londra e tornerà dopo il formaggio. Anche Madame Bonacieux è via, nessuno sa dove. Porta e scala sono aperte, le barche aspettano su entrambe le rive, e non si vede una spia.',
  },
};
