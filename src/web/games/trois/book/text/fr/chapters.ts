import type { BookWords } from '#web/parts/book/book.ts';

export const introductions: BookWords['introductions'] = {
  'TRO.1':
    'Une mission, cinq étapes, et un trésor qui change de mains. Arriver le premier aux ferrets, c’est bien ; rentrer le premier avec eux, c’est tout ce qui compte.',
  'TRO.4':
    'Quatre châteaux, quatre piles de cartes et un secret pour chacun. La première Gazette dit où en est le royaume.',
  'TRO.10':
    'On lance, on chevauche, et l’on prend ce que la case réserve. Vous choisissez plus qu’il n’y paraît : le chemin, l’endroit où s’arrêter, le moment d’une botte secrète.',
  'TRO.17':
    'Une porte, un escalier, la mer et un duc absent vous séparent des ferrets. La Gazette les ouvre et les ferme, et chaque cavalier en apporte une nouvelle.',
  'TRO.22':
    'Maintenant c’est une chasse. Le porteur doit lancer les dés, les autres peuvent le suivre à petits pas, et un bon coup renverse tout.',
  'TRO.RULING.1': 'Comment les étapes s’enchaînent, et quelle route va avec laquelle.',
  'TRO.RULING.4': 'Où l’on attend, à combien, et quand l’attente finit.',
  'TRO.RULING.13': 'Ce qui passe avant quoi quand un trajet, une carte et une Gazette se rencontrent.',
  'TRO.RULING.11':
    'Qui est devant, qui prend les ferrets à qui, et ce qu’ils deviennent par terre : rien ne fait naître autant de disputes.',
};

export const figures: BookWords['figures'] = {
  'TRO.1':
    'Les cinq étapes de d’Artagnan : chez Mme Bonacieux, chez la Reine, retour, chez Buckingham, et enfin de nouveau chez la Reine.',
  'TRO.4':
    'Trois piles face cachée ; sur la quatrième, la première Gazette est ouverte. Une botte secrète, comme celle-ci, reste cachée dans votre main.',
  'TRO.10':
    'Porthos fait 6. Athos occupe la fiole : Porthos s’arrête derrière lui, sur les épées. Il pioche une carte, puis on retourne la Gazette sur laquelle il est passé.',
  'TRO.17': 'La porte est fermée, l’escalier verrouillé, aucun bateau ne part, le duc est absent.',
  'TRO.22': 'D’Artagnan fait 5 et finit devant Athos : à lui les ferrets.',
  'TRO.RULING.1':
    'Entre la maison et la Reine, il y a deux chemins, neuf pas et quatre, et tous deux servent à l’aller comme au retour.',
  'TRO.RULING.4':
    'Le duc est absent. Aramis attend devant le château, Porthos sur la première case libre derrière lui.',
  'TRO.RULING.13':
    'Avec des espions aux aguets, cette arrestation coûte deux tours. Une parade, et elle n’en coûte aucun.',
  'TRO.RULING.11':
    'Les ferrets sont chez le cavalier piégé. Porthos les a dépassés de quatre cases et fait 4 : il rebrousse chemin et les prend.',
};
