import type { Refusals } from '../shape.ts';
import {
  challengeOf,
  epicTokens,
  FOR_EFFECT,
  Man,
  man,
  names,
  ofMan,
  pistoles,
  title,
  upper,
  yourPlace,
} from './names.ts';

const at = (place: keyof typeof names.places): string => names.places[place].at;
const idle = (card: keyof typeof names.cards): string => `Jouer ${names.cards[card].a} ne changerait rien :`;
/** “que 2”, “qu’une” pistole */
const only = (count: number): string => (count === 1 ? 'qu’une' : `que ${count}`);

export const refusals: Refusals = {
  'another-acts': ({ who }) => `C’est le tour ${ofMan(who)} : on le joue jusqu’au bout avant d’en commencer un autre.`,
  'had-his-turn': ({ who }) => `${Man(who)} a déjà joué son tour durant cette manche.`,
  'milady-first': () => 'La phase de Milady vient d’abord ; les mousquetaires joueront ensuite leurs tours.',
  'siege-now': () => 'La phase des mousquetaires est finie : on en est au siège de La Rochelle.',
  'round-ends': () => 'La phase des mousquetaires est finie : la manche s’achève.',
  'no-actions': ({ who }) => `${Man(who)} n’a plus d’action.`,
  'must-leave': ({ who }) => `${Man(who)} a commencé son tour chez Richelieu : il doit d’abord en partir.`,
  'deck-empty': () => 'La pioche et la défausse Aventure sont vides l’une et l’autre : il n’y a rien à piocher.',
  'no-quarters': () => 'Les mousquetaires n’entrent jamais dans l’hôtel de Milady.',
  'no-bastille': () => 'Personne ne se rend à la Bastille de son plein gré.',
  'already-here': ({ who, place }) => `${Man(who)} est déjà ${at(place)}.`,
  'in-bastille': ({ who }) => `${Man(who)} est à la Bastille : il lui faut soudoyer ses geôliers ou s’évader.`,
  'quest-closed': ({ who }) => `${Man(who)} est tombé à la Quête et ne peut plus y retourner.`,
  'no-horse': ({ who }) => `${Man(who)} n’a pas de pur-sang pour un déplacement gratuit.`,
  'horse-used': ({ who }) => `Le pur-sang ${ofMan(who)} a déjà servi durant cette manche.`,
  'horse-not-ordered': ({ who }) =>
    `Un ordre vaut une action, jamais un déplacement gratuit : ${man(who)} ne prend son pur-sang qu’à son propre tour.`,
  'partner-elsewhere': ({ who, place }) =>
    `${Man(who)} est ${at(place)} : on n’échange qu’avec quelqu’un du même lieu.`,
  isolation: () => `${title(names.treachery.isolation)} : personne ne peut échanger durant cette manche.`,
  'partner-refused': ({ who }) =>
    `L’échange avec ${man(who)} n’a pas abouti : faites une autre action avant de lui redemander.`,
  'nothing-to-trade': ({ who }) => `Ni vous ni ${man(who)} n’avez quoi que ce soit à échanger.`,
  'one-hand': ({ who }) =>
    `Vous menez aussi ${man(who)} : vos cartes servent à tous deux, et seul l’équipement peut changer de main.`,
  'nothing-offered': () => 'Rien n’a été offert : on n’échange pas rien contre rien.',
  'too-much-gear': () => 'Après l’échange, quelqu’un aurait plus de 2 équipements, ou deux fois le même.',
  'purse-full': ({ card, most }) => `${idle(card)} la bourse est pleine, avec ${pistoles(most)}.`,
  'epics-full': ({ card, most }) => `${idle(card)} les ${epicTokens(most)} sont tous en jeu.`,
  'location-shown': ({ card }) => `${idle(card)} la carte Lieu de Milady est déjà visible.`,
  'no-location': ({ card }) => `${idle(card)} Milady n’est nulle part durant cette manche.`,
  'honour-whole': ({ card }) => `${idle(card)} la Reine n’a pas perdu d’honneur.`,
  'nothing-to-draw': ({ card }) => `${idle(card)} il n’y a plus de carte à piocher.`,
  'garrison-full': ({ most }) => `${most} cartes sont déjà posées à La Rochelle : il n’y a plus de place.`,
  'not-wounded': ({ who }) => `${Man(who)} n’est pas blessé : Planchet n’a rien à soigner.`,
  'friend-down': ({ who }) => `${Man(who)} est hors de combat : Planchet ne peut pas l’aider.`,
  'friend-jailed': ({ who }) =>
    `${Man(who)} est à la Bastille et il n’y a plus de carte à piocher : Planchet ne peut pas l’aider.`,
  'not-at-la-rochelle': ({ who }) => `${Man(who)} doit être à La Rochelle pour y poser une carte Combat.`,
  'no-combat-card': () => 'Vous n’avez pas de carte Combat en main.',
  'mission-elsewhere': ({ place }) => `Cela ne peut se tenter que sur place, ${at(place)}.`,
  'no-mission': ({ place }) => `Il n’y a pas de mission ${at(place)} en ce moment.`,
  'no-challenge': () => `${title(names.paris.duels)} n’a pas de défi : il faut vaincre trois gardes.`,
  'challenge-won': ({ skill }) => `Le ${challengeOf(skill)} est déjà remporté.`,
  'out-of-reach': ({ skill, have, need }) =>
    `Le ${challengeOf(skill)} ${need} est hors de portée : avec tout ce que vous avez, vous arrivez à ${have}.`,
  beggars: ({ place, price }) =>
    `Les Mendiants ${names.places[place].from} barrent le passage : donnez-leur d’abord ${pistoles(price)}. Cela ne coûte pas d’action.`,
  nemesis: ({ place, who }) => `Nemesis ${at(place)} : seul ${man(who)} peut s’attaquer à cette mission.`,
  'foe-elsewhere': ({ foe, place }) =>
    `${upper(names.foes[foe].the)} est ${at(place)} : il faut y être pour l’affronter.`,
  'asked-done': () => 'Ce que demande cette carte Paris est déjà fait.',
  'beggars-poor': ({ have, need }) =>
    have === 0
      ? `Les Mendiants veulent ${pistoles(need)}, et la bourse est vide.`
      : `Les Mendiants veulent ${pistoles(need)}, et il n’y en a ${only(have)} dans la bourse.`,
  'between-actions': () => 'Cela ne se paie qu’entre deux actions.',
  owned: ({ who, item }) => `${Man(who)} a déjà ${names.items[item].a}.`,
  'sold-out': ({ item }) => `${names.items[item].name} : l’Arsenal n’en a plus.`,
  'too-dear': ({ item, have, need }) =>
    have === 0
      ? `${names.items[item].name} : il faut ${pistoles(need)}, et la bourse est vide.`
      : `${names.items[item].name} : il faut ${pistoles(need)}, et il n’y en a ${only(have)} dans la bourse.`,
  'no-card-to-pay': ({ item }) => `${names.items[item].name} : cela coûte une carte, et vous n’en avez pas en main.`,
  'no-combat-to-pay': ({ item }) =>
    `${names.items[item].name} : cela coûte une carte Combat, et vous n’en avez pas en main.`,
  'full-life': ({ who }) => `${Man(who)} a tous ses points de vie : le baume serait gaspillé.`,
  'jailed-today': ({ who }) =>
    `Richelieu vient d’envoyer ${man(who)} à la Bastille : il ne pourra tenter d’en sortir qu’à partir de la manche suivante.`,
  'bribe-poor': ({ need }) => `Soudoyer les geôliers coûte ${pistoles(need)}, et la bourse est vide.`,
  'not-at-quest': ({ who }) => `${Man(who)} n’est pas à la Quête : cela ne se tente que sur place.`,
  'other-path': ({ who }) => `${Man(who)} est sur un autre chemin : il doit d’abord revenir à la Salle commune.`,
  'common-room': ({ who }) => `${Man(who)} est déjà dans la Salle commune.`,
  'wardes-waits': ({ won }) =>
    `On n’affronte de Wardes qu’une fois les quatre défis remportés ; pour l’instant, ${won} sur 4.`,
  'already-beaten': ({ foe }) => `${upper(names.foes[foe].the)} de cette antichambre est déjà vaincu.`,
  'passage-dear': ({ have, need }) =>
    have === 0
      ? `Un passage secret coûte ${epicTokens(need)}, et vous n’en avez pas.`
      : `Un passage secret coûte ${epicTokens(need)} ; vous pouvez en dépenser ${have}.`,
  'nothing-hidden': () => 'Il n’y a plus de jeton face cachée à l’auberge.',
  'order-used': () => 'Tréville a déjà donné son ordre durant cette manche.',
  'order-down': ({ who }) => `${Man(who)} est hors de combat et ne peut pas recevoir d’ordre.`,
  'wrong-skill': ({ skill }) => `Seules les cartes ${names.skills[skill]} comptent dans ce défi.`,
  'epics-not-here': () =>
    'Les jetons Épopée ne servent à rien ici : ils n’aident qu’à la Quête, chaque plateau à sa façon.',
  'epics-rochefort': () => 'On ne peut pas dépenser de jetons Épopée contre Rochefort.',
  'epics-wardes': () => 'On ne peut pas dépenser de jetons Épopée contre de Wardes.',
  'epics-later': () =>
    'Les jetons Épopée viendront quand l’adversaire sera retourné ; pour l’instant, on n’engage que des cartes.',
  'no-epics': () => 'Il n’y a pas de jeton Épopée à dépenser sur le plateau de Quête.',
  'ability-used': () => 'Aramis s’est déjà servi de sa capacité durant cette manche.',
  'six-dice': ({ most }) => `Vous avez ${most} dés : il n’y en a pas davantage.`,
  'no-combat-against': ({ foe }) => `On ne peut engager aucune carte Combat contre ${names.foes[foe].the}.`,
  'dice-thrown': () => 'Les dés sont jetés : cartes et jetons ne s’engagent qu’avant le premier lancer.',
  'after-a-draw': () => 'Après une égalité, on ne peut plus rien ajouter.',
  'token-up': () => 'L’adversaire est retourné : les cartes s’engageaient avant.',
  'blade-used': () => 'La lame de Tolède a déjà servi dans ce duel.',
  'no-blade': ({ who }) => `${Man(who)} n’a pas de lame de Tolède pour relancer un dé.`,
  'foe-rerolls-first': ({ foe }) =>
    `Milady décide d’abord si ${names.foes[foe].the} relance un dé ; la lame de Tolède vient ensuite.`,
  'no-one-for-all': () => 'Les mousquetaires n’ont pas de carte « Un pour tous ».',
  'effect-idle': ({ effect }) =>
    ({
      time: 'Le temps est déjà arrêté pour cette manche.',
      honour: 'La Reine n’a pas perdu d’honneur : il n’y a rien à relever.',
      epic: 'Tous les jetons Épopée sont en jeu et il n’y a rien à payer : deux de plus seraient perdus.',
    })[effect],
  outvoted: ({ effect }) => `Les autres viennent de refuser de jouer une carte « Un pour tous » ${FOR_EFFECT[effect]}.`,
  'vote-on': () => 'On est en train de voter sur une carte « Un pour tous ».',
  'not-at-siege': ({ who }) =>
    `${Man(who)} n’est pas à La Rochelle : seuls ceux qui y sont peuvent sacrifier un point de vie.`,
  'answered-already': ({ who }) => `${Man(who)} a répondu : un point de vie chacun, et un refus est définitif.`,
  taken: ({ who: name, seat }, who) =>
    seat === who.me ? `${Man(name)} est déjà à vous.` : `${Man(name)} est pris : c’est ${who.name(seat)} qui le joue.`,
  'has-his-men': () => 'Vous avez vos mousquetaires ; les autres sont pour vos compagnons.',
  'rochefort-out': ({ place }) =>
    `Rochefort est hors de combat : vous ne pouvez pas aller ${names.places[place].to} tant qu’il n’est pas soigné.`,
  'not-for-milady': ({ place }) => `Milady ne va jamais ${names.places[place].to}.`,
  'destination-laid': () => 'Votre destination est posée : elle ne change plus durant cette manche.',
  'order-given': () => 'Vous avez déjà changé la consigne de Rochefort durant cette manche.',
  mandatory: () => 'À cette table, Rochefort intercepte dès qu’il le peut : il n’y a pas de consigne à donner.',
  'paris-in-pile': ({ card }) =>
    `${title(names.paris[card])} n’est pas dans votre main : allez d’abord la prendre à votre hôtel.`,
  'paris-in-hand': ({ card }) => `${title(names.paris[card])} est déjà dans votre main.`,
  'paris-gone': ({ card }) => `${title(names.paris[card])} a quitté la partie et ne reviendra pas.`,
  'paris-in-play': ({ card }) => `${title(names.paris[card])} est déjà en jeu.`,
  'paris-step-over': () => 'Les cartes Paris ne se jouent qu’à la deuxième étape de votre phase.',
  'no-target': ({ card }) => `${title(names.treachery[card])} n’a personne à frapper en ce moment.`,
  'plots-empty': () => 'Il n’y a plus de Perfidie à piocher.',
  'treachery-over': () => 'Les Perfidies ne se piochent et ne se jouent qu’à la dernière étape de votre phase.',
  'cannot-strike': ({ who, card }) =>
    card === 'jailed'
      ? `On ne peut pas envoyer ${man(who)} à la Bastille : il y est déjà, ou il est hors de combat.`
      : `${Man(who)} est hors de combat et ne peut pas être blessé de nouveau.`,
  'breaks-total': ({ strength, left }) =>
    strength > left
      ? `Une force de ${strength}, c’est trop : il ne reste à placer qu’une force de ${left}.`
      : `Une force de ${strength} laisserait un reste que vos cartes ne permettent pas de compléter exactement.`,
  'second-trap': () => 'Il ne peut y avoir qu’une Embûche par lieu.',
  'not-with-you': ({ place, location }) => `Cela se passe ${at(place)}, et vous êtes ${yourPlace(location)}.`,
  'athos-safe': () => 'Rochefort et Athos ne se battent jamais l’un contre l’autre.',
  'rochefort-fled': () => 'Rochefort a fui : il n’intercepte plus rien durant cette manche.',
  'rochefort-down': () => 'Rochefort est hors de combat.',
  'rochefort-elsewhere': () => 'Rochefort n’intercepte qu’à Paris, au Louvre ou à la Quête, là où vous êtes vous-même.',
  'nothing-declared': () => 'Il n’y a rien à intercepter tant qu’un mousquetaire ne tente rien là où vous êtes.',
  'none-left': ({ token }) => `${upper(names.tokens[token].a)} : vous n’en avez plus à poser.`,
  'decoys-inn': () => 'Les Leurres ne servent qu’à l’auberge.',
  'decoys-needed': ({ decoys }) =>
    `Les ${decoys} Leurres doivent tous être posés à l’auberge : les cases qui restent sont pour eux.`,
  'bassompierre-stays': () => 'M. de Bassompierre ne peut pas être défaussé.',
  'not-in-paris': ({ who }) => `${Man(who)} n’est pas à Paris.`,
};
