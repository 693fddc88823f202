import type { News } from '#games/trois/cards/gazettes.ts';
import { inOrder } from '#games/trois/facts.ts';
import type { MusketeerView, View } from '#games/trois/view.ts';
import type { Seat } from '#kernel/game.ts';
import { catalogueOf, type Who } from '#kernel/text.ts';
import { dotted, heading, wrapped } from '../lines.ts';
import type { PictureIn } from '../picture.ts';
import type { TroisWords } from './words.ts';

const WORDS = catalogueOf<TroisWords>(code => import(`./text/${code}.ts`));

/** A phone held upright. */
const WIDTH = 44;
const below = (text: string): string[] => wrapped(text, 2, 4, WIDTH);

const troubles = ({ skip, hold, oneDie }: MusketeerView, words: TroisWords): string =>
  dotted(
    skip > 0 ? words.misses(skip) : null,
    hold === null ? null : words.held(words.names.orders[hold.card].title),
    oneDie === null ? null : words.oneDie,
  );

const drawRider = (view: View, seat: Seat, who: Who, words: TroisWords): string[] => {
  const musketeer = view.musketeers[seat];
  const { rider, at, leg, toGo, bottes } = musketeer;
  const mark = view.turn?.seat === seat ? '▸' : ' ';
  const name = rider === null ? words.noRider : words.names.riders[rider];
  const lines = [`${mark} ${who.name(seat)} — ${name}`];
  if (rider !== null) {
    lines.push(...below(words.names.space(at).name), ...below(dotted(words.names.legs[leg].title, words.steps(toGo))));
    if (bottes.length > 0) lines.push(...below(words.thrusts(bottes.length)));
    const told = troubles(musketeer, words);
    if (told !== '') lines.push(...below(told));
  }
  return lines;
};

const studsOf = ({ studs }: View, who: Who, words: TroisWords): string => {
  switch (studs.where) {
    case 'buckingham':
      return words.withDuke;
    case 'rider':
      return words.carriedBy(who.name(studs.seat));
    case 'square':
      return words.names.space(studs.at).at;
  }
};

const stateOf = <Of extends keyof News>(news: News, of: Of, { names, says }: TroisWords): string => {
  const { name, states } = names.news[of];
  return says(name, states[news[of]].label);
};

const drawNews = ({ news, gazette }: View, words: TroisWords): string[] => [
  heading(words.names.piles.gazettes, WIDTH),
  ...below(words.names.gazettes[gazette].headline),
  ...(Object.keys(news) as (keyof News)[]).flatMap(of => below(stateOf(news, of, words))),
];

const drawHand = (view: View, words: TroisWords): string[] => {
  if (view.seat === null) return [];
  const mine = view.musketeers[view.seat].bottes.flatMap(botte => botte ?? []);
  const cards = mine.map(botte => words.names.bottes[botte]);
  return [
    heading(words.hand, WIDTH),
    ...(cards.length === 0 ? below(words.noThrust) : cards.flatMap(({ title, when }) => below(`${title} · ${when}`))),
  ];
};

/** The table as one seat sees it, in letters. */
const draw = (view: View, who: Who, words: TroisWords): string => {
  return [
    heading(view.round === 0 ? words.taking : words.round(view.round), WIDTH),
    ...inOrder(view).flatMap(seat => drawRider(view, seat, who, words)),
    ...below(words.says(words.studs, studsOf(view, who, words))),
    ...drawNews(view, words),
    ...drawHand(view, words),
  ].join('\n');
};

/** Between a player's own steps he wants to see where he is. */
const remind = (view: View, who: Who, words: TroisWords): string =>
  view.seat === null ? draw(view, who, words) : drawRider(view, view.seat, who, words).join('\n');

export const picture: PictureIn = async language => {
  const words = await WORDS[language]();
  return {
    whole: (view, who) => draw(view as View, who, words),
    reminder: (view, who) => remind(view as View, who, words),
    moment: seen => `${(seen as View).round}/${(seen as View).turn?.seat ?? ''}`,
  };
};
