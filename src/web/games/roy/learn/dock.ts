/** Where the guide's sheet lies: over the rail, across the table from it; on a narrow screen above or below. */
export type Dock = 'beside' | 'across' | 'above' | 'below';

interface Size {
  readonly width: number;
  readonly height: number;
}
type Box = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>;

/** As the sheets of the table are laid out: narrower than this they stand one below the other. */
const NARROW = 860;
/** So wide is the sheet with its margin, and so high the strip below it. */
const SHEET = 330;
const STRIP = 250;

/** A place for the sheet that leaves free what it points at. */
export const dockFor = (box: Box | null, { width, height }: Size): Dock => {
  if (width < NARROW) return box !== null && (box.top + box.bottom) / 2 < height / 2 ? 'below' : 'above';
  if (box === null || box.right <= width - SHEET || box.top >= height - STRIP) return 'beside';
  // Something as wide as the table leaves no side free; then the rail is the better one to cover.
  return box.left > SHEET ? 'across' : 'beside';
};
