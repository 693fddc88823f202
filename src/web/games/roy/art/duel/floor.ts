/** The circle of the fencing masters, drawn on a floor in perspective. */
import { coords, path } from '#web/art/engraving.ts';

export const PLATE = { width: 1100, height: 430, horizon: 168 } as const;
const CIRCLE = { x: 550, y: 296, across: 400, down: 122 } as const;
const CORNERS = 8;
const MARKS = 72;

const at = (angle: number, reach = 1): string =>
  coords(CIRCLE.x + Math.cos(angle) * CIRCLE.across * reach, CIRCLE.y + Math.sin(angle) * CIRCLE.down * reach);

const ellipse = (reach: number, width: number, fill: string): string =>
  `<ellipse cx="${CIRCLE.x}" cy="${CIRCLE.y}" rx="${CIRCLE.across * reach}" ry="${CIRCLE.down * reach}" fill="${fill}" stroke="var(--ink-2)" stroke-width="${width}"/>`;

/** Flagstones that run to the horizon. */
const paving = (): string => {
  let d = '';
  for (let k = 0; k <= 10; k++) d += `M0 ${coords(PLATE.horizon + k * k * 2.7)}H${PLATE.width}`;
  for (let k = -16; k <= 16; k++) d += `M${550 + k * 36} ${PLATE.horizon}L${550 + k * 112} ${PLATE.height}`;
  return path(d, 'fine', 'none', 'opacity=".5"') + path(`M0 ${PLATE.horizon}H${PLATE.width}`);
};

export const floor = (): string => {
  let chords = '';
  let marks = '';
  for (let k = 0; k < CORNERS; k++) {
    const angle = (k / CORNERS) * Math.PI * 2;
    for (const step of [3, 4]) chords += `M${at(angle)}L${at(angle + (step / CORNERS) * Math.PI * 2)}`;
  }
  for (let k = 0; k < MARKS; k++) {
    const angle = (k / MARKS) * Math.PI * 2;
    marks += `M${at(angle)}L${at(angle, 1.028)}`;
  }
  return (
    paving() +
    `<g opacity=".85">${ellipse(1.03, 0.9, 'var(--paper-light)')}</g>` +
    ellipse(1, 0.9, 'none') +
    ellipse(0.55, 0.5, 'none') +
    path(chords, 'fine', 'none', 'opacity=".75"') +
    path(marks)
  );
};
