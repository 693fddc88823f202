import type { Words } from '../words.ts';

export const orders: Words['orders'] = {
  ML01: { title: 'Le vin frelaté', help: 'Milady verse, vous buvez. Passez un tour.' },
  ML02: {
    title: 'La coupe droguée',
    help: 'Passez un tour. Si vous portez les ferrets, ils restent sur cette case.',
  },
  ML03: {
    title: 'La fièvre des marais',
    help: 'Vous grelottez au lit jusqu’à ce que vos dés fassent 7 ou plus. Après deux essais manqués, la fièvre tombe.',
  },
  ML04: { title: 'La ruse éventée', help: 'On ne vous la fait pas ! Piochez une carte Mousquetaires.' },
  ML05: { title: 'Les faux ordres', help: 'Le sceau était faux. Reculez de 5 cases.' },
  ML06: { title: 'La fausse piste', help: 'Reculez jusqu’à la case Gazette la plus proche, de 6 cases au plus.' },
  ML07: { title: 'Le sourire de Milady', help: 'Vous chevauchez en rêvant : un seul dé à votre prochain lancer.' },
  ML08: {
    title: 'Le tire-laine de l’auberge',
    help: 'Une de vos bottes secrètes, prise au hasard, va sous la pile Mousquetaires. Si vous n’en avez pas, reculez de 3 cases.',
  },
  ML09: {
    title: 'La poudre de sommeil',
    help: 'Vous dormez jusqu’à ce que vos dés fassent un double. Après deux essais manqués, vous vous réveillez quand même.',
  },
  ML10: {
    title: 'Le ruban coupé',
    help: 'Si vous portez les ferrets, ils tombent sur cette case et vous reculez de 4 cases. Sinon, reculez de 2 cases.',
  },
  RO01: { title: 'L’embuscade du pont', help: 'Reculez de 3 cases ; de 6 s’il y a des espions.' },
  RO02: {
    title: 'Les fers croisés',
    help: 'Un duel : lancez un dé. À 4 ou plus, vous gagnez ; en dessous, vous passez un tour. S’il y a des espions, il faut 5 ou plus.',
  },
  RO03: {
    title: 'Le cheval boiteux',
    help: 'Un seul dé à votre prochain lancer. S’il y a des espions, reculez aussi de 2 cases.',
  },
  RO04: { title: 'L’arrestation', help: 'Passez un tour ; deux s’il y a des espions.' },
  RO05: {
    title: 'La route barrée',
    help: 'S’il y a des espions, reculez jusqu’au dernier lieu traversé, de 8 cases au plus. Sinon, il ne se passe rien.',
  },
  RO06: {
    title: 'Les cavaliers masqués',
    help: 'Si vous portez les ferrets, ils tombent sur cette case et vous reculez de 4 cases ; s’il y a des espions, vous passez en plus un tour. Sans les ferrets, reculez de 2 cases.',
  },
  RO07: {
    title: 'L’inconnu de Meung',
    help: 'S’il y a des espions, vous fuyez : reculez de 4 cases. Sinon, vous le poursuivez : avancez de 4 cases.',
  },
  RO08: {
    title: 'Les fontes fouillées',
    help: 'Vous perdez une botte secrète de votre choix ; toutes s’il y a des espions.',
  },
  RO09: { title: 'Des ombres dans la nuit', help: 'S’il y a des espions, passez un tour. Sinon, il ne se passe rien.' },
  RO10: {
    title: 'Une nuit au corps de garde',
    help: 'On vous garde jusqu’à ce que vos dés fassent 6 ou plus ; 8 ou plus s’il y a des espions. Après deux essais manqués, on vous relâche.',
  },
  MO01: { title: 'Tous pour un', help: 'Avancez de 2 cases. Puis tous les autres avancent aussi de 2 cases.' },
  MO02: { title: 'Des chevaux frais', help: 'Avancez de 5 cases.' },
  MO03: { title: 'Un valet fidèle', help: 'Tout est prêt avant que vous ne le demandiez : relancez les dés.' },
  MO04: {
    title: 'Des nouvelles du capitaine',
    help: 'Avancez jusqu’à la prochaine case Gazette, de 8 cases au plus.',
  },
  MO05: { title: 'Les gardes en déroute', help: 'Les gardes du Cardinal détalent. Avancez de 4 cases.' },
  MO06: { title: 'Une bonne table', help: 'Le rôti sent trop bon. Passez un tour.' },
  MO07: {
    title: 'Une docte dispute',
    help: 'Aramis parle latin et vous somnolez : un seul dé à votre prochain lancer.',
  },
  MO08: {
    title: 'Le siège de la cave',
    help: 'Rendez une botte secrète pour sortir de la cave, ou passez un tour.',
  },
  MO09: {
    title: 'Un pour tous',
    help: 'Délivrez un compagnon qui attend. Puis avancez de 3 cases.',
  },
};
