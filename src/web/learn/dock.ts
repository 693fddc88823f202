interface Size {
  readonly width: number;
  readonly height: number;
}
type Box = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>;

/** Where the guide's sheet lies. */
export interface Spot {
  readonly left: number;
  readonly top: number;
  readonly width: number;
}

/** As the parts of the table are laid out: narrower than this they stand one below the other. */
const NARROW = 860;
/** A telephone laid on its side: lower than this, what one can do stands beside the board. */
const LOW = 520;
const WIDTH = 304;
const MARGIN = 6;
const BAR = 56;
const RING = 5;
/** The rail at the right begins so far from the edge; the strip below the board is so high. */
const RAIL = 12;
const LEFT = 24;
const STRIP = 250;

/** The places it may have, the best first. */
const spotsIn = ({ width, height }: Size, high: number, strip: number): readonly Spot[] => {
  const onScreen = (top: number): number => Math.max(MARGIN, Math.min(top, height - MARGIN - high));
  if (height <= LOW) {
    const half = Math.min(400, Math.floor(width * 0.47) - MARGIN);
    // Over the bar too, where a menu lies across both halves.
    return [BAR, MARGIN, height].flatMap(top =>
      [MARGIN, width - MARGIN - half].map(left => ({ left, top: onScreen(top), width: half })),
    );
  }
  if (width < NARROW)
    return [BAR, height - MARGIN - high].map(top => ({
      left: MARGIN,
      top: onScreen(top),
      width: width - 2 * MARGIN,
    }));
  const beside = width - RAIL - WIDTH;
  const low = onScreen(height - strip - high);
  return [
    { left: beside, top: low, width: WIDTH },
    { left: LEFT, top: low, width: WIDTH },
    { left: beside, top: onScreen(BAR), width: WIDTH },
  ];
};

const overlap = (from: number, to: number, least: number, most: number): number =>
  Math.max(0, Math.min(to, most) - Math.max(from, least));

/** How much of what it points at, with the ring a little around it, the sheet lies on. */
export const coveredBy = ({ left, top, width }: Spot, high: number, box: Box): number =>
  overlap(left, left + width, box.left - RING, box.right + RING) *
  overlap(top, top + high, box.top - RING, box.bottom + RING);

/** A place for the sheet, so high as it is, that leaves free what it points at. */
export const spotFor = (box: Box | null, screen: Size, high: number, strip = STRIP): Spot => {
  const spots = spotsIn(screen, high, strip);
  if (box === null) return spots[0];
  return spots.reduce((best, each) => (coveredBy(each, high, box) < coveredBy(best, high, box) ? each : best));
};
