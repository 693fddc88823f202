import type { OptionText } from '#kernel/text.ts';
import type { RoyText } from '../shape.ts';

const onOff = (title: string, help: string, off: string, on: string): OptionText => ({
  title,
  help,
  values: { off: { title: 'Non', help: off }, on: { title: 'Oui', help: on } },
});

const seconds = (count: number) => ({
  title: `${count} secondes`,
  help: `Les mousquetaires ont ${count} secondes pour le reste de leur phase ; les duels ne comptent pas.`,
});

export const options: RoyText['options'] = {
  automa: {
    title: 'Milady',
    help: 'Y a-t-il quelqu’un pour la jouer ? Sinon, la table tire ses cartes et lance ses dés.',
    values: {
      off: { title: 'Avec', help: 'Quelqu’un joue Milady.' },
      on: { title: 'Sans', help: 'La première place est celle de Milady, et c’est la table qui la joue.' },
    },
  },
  treville: {
    title: 'Tréville',
    help: 'Le capitaine des mousquetaires joue-t-il ? À six joueurs, il est toujours là.',
    values: {
      none: { title: 'Reste chez lui', help: 'On joue avec les mousquetaires habituels.' },
      'stands-in': { title: 'Remplace', help: 'Il prend la place d’un mousquetaire, au choix des joueurs.' },
    },
  },
  easy: onOff(
    'Partie plus facile',
    'Un coup de pouce aux mousquetaires.',
    'Les mousquetaires commencent sans carte « Un pour tous ».',
    'Les mousquetaires commencent avec une carte « Un pour tous ».',
  ),
  mortalQuest: onOff(
    'Quête mortelle',
    'Ce qui arrive à un mousquetaire mis hors de combat à la Quête.',
    'Il se relève et peut y retourner.',
    'Il n’y retourne plus jamais, et Milady gagne quand tous en sont là.',
  ),
  athosBrave: onOff(
    'Athos le brave',
    'Rochefort affronte-t-il parfois Athos ?',
    'Jamais.',
    'Il doit l’affronter là où il est déjà à découvert, et là seulement.',
  ),
  noHourglass: {
    title: 'Sablier',
    help: 'Les cartes « Urgence ! » le retournent. On peut les retirer.',
    values: {
      off: { title: 'Avec', help: 'Les deux cartes « Urgence ! » sont parmi les Perfidies.' },
      on: { title: 'Sans', help: 'Les deux cartes « Urgence ! » sont retirées : rien ne presse.' },
    },
  },
  hourglassSeconds: {
    title: 'Durée du sablier',
    help: 'Le temps qu’ont les mousquetaires après une carte « Urgence ! ».',
    values: { 120: seconds(120), 60: seconds(60), 90: seconds(90), 180: seconds(180), 240: seconds(240) },
  },
  rochefortMandatory: onOff(
    'Rochefort intercepte toujours',
    'Milady cachée peut-elle laisser passer une tentative ? À découvert, Rochefort se bat toujours.',
    'Elle décide chaque fois.',
    'Rochefort intercepte dès qu’il le peut.',
  ),
  rochefortDoubleHit: {
    title: 'Rochefort et un mousquetaire se touchent',
    help: 'Ce que perd chacun quand tous deux se blessent au même lancer.',
    values: {
      one: { title: 'Un point chacun', help: 'Chacun perd exactement 1 point de vie.' },
      perSword: {
        title: 'Chaque Épée compte',
        help: 'Chacun perd 1 point de vie par Épée qui n’a pas été annulée.',
      },
    },
  },
  bastilleLoose: onOff(
    'Évasion facile',
    'Ce qu’il faut pour s’évader de la Bastille.',
    'Il faut vaincre le geôlier.',
    'Il suffit de se battre : le mousquetaire sort quelle que soit l’issue.',
  ),
  treacheryNoReshuffle: onOff(
    'Perfidies sans retour',
    'Ce que deviennent les Perfidies jouées.',
    'On les remélange quand la pioche est vide.',
    'Elles sont perdues pour de bon.',
  ),
  richelieuMayStay: onOff(
    'Rester chez Richelieu',
    'Un mousquetaire qui y commence son tour peut-il y rester ?',
    'Il doit en partir avant la fin de son tour.',
    'Il peut rester.',
  ),
  jussacArmourOnce: onOff(
    'La cuirasse contre Jussac',
    'Quand la cuirasse absorbe la blessure que Jussac inflige à la fin du duel.',
    'Toujours.',
    'Seulement si son Bouclier n’a rien arrêté au dernier lancer.',
  ),
  hopelessChallenges: onOff(
    'Défis perdus d’avance',
    'Peut-on tenter un défi hors de portée, par exemple pour débusquer Rochefort ?',
    'On ne tente que des défis qu’on peut remporter.',
    'On tente ce qu’on veut ; l’action est perdue si le défi ne peut pas être remporté.',
  ),
  openTrades: onOff(
    'Échanges à découvert',
    'Qui voit les cartes que les mousquetaires échangent.',
    'Les deux intéressés seulement ; les autres en voient le nombre.',
    'Tout le monde, Milady comprise.',
  ),
  bassompierreDiscardable: onOff(
    'On peut chasser M. de Bassompierre',
    'Milady peut-elle le défausser à La Rochelle ?',
    'Non, elle ne défausse que des cartes Combat.',
    'Oui, comme une carte Combat.',
  ),
  oneForAllVote: onOff(
    'Vote sur les cartes « Un pour tous »',
    'Qui décide d’en jouer une.',
    'N’importe quel joueur mousquetaire, sur-le-champ.',
    'Il faut l’accord de plus de la moitié des joueurs mousquetaires.',
  ),
  louvreReshuffle: onOff(
    'Louvre sans fin',
    'Ce qui se passe quand les huit missions du Louvre ont été jouées.',
    'Le Louvre reste vide.',
    'On remélange les missions jouées pour former une nouvelle pile.',
  ),
  sixPlayerParis: {
    title: 'Cartes Paris à six joueurs',
    help: 'Combien de cartes Paris Milady a en main au départ, outre celle qu’elle met en jeu. À moins de six, aucune.',
    values: {
      two: { title: 'Deux en main', help: 'Elle choisit deux cartes Paris à garder en main.' },
      one: { title: 'Une en main', help: 'Elle choisit une carte Paris à garder en main.' },
    },
  },
  automaSharp: onOff(
    'Table plus rude',
    'La carte Combat défaussée à La Rochelle quand personne ne joue Milady.',
    'Une de celles qui s’y trouvent, au hasard.',
    'D’abord une carte double.',
  ),
  setupTrapsAsleep: onOff(
    'Embûches endormies au départ',
    'Un Voleur ou un Assassin frappe-t-il pendant la mise en place ?',
    'Il agit aussitôt sur les mousquetaires déjà présents.',
    'Il dort jusqu’à ce que quelqu’un entre.',
  ),
  privateTalk: onOff(
    'Messes basses',
    'Milady lit-elle ce que s’écrivent les mousquetaires ?',
    'Elle lit tout, comme le veut la règle.',
    'Leurs messages lui sont cachés, contre la règle du jeu.',
  ),
  odds: {
    title: 'Les chances d’un duel',
    help: 'La page calcule-t-elle les chances exactes d’un duel pour ceux qui regardent ?',
    values: {
      shown: { title: 'Affichées', help: 'Les chances figurent à côté des dés et de chaque choix.' },
      hidden: { title: 'Cachées', help: 'À chacun d’en juger.' },
    },
  },
};
