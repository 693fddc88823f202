import type { Browser } from 'playwright-core';

/** One picture as it was taken. */
export interface Picture {
  readonly width: number;
  readonly height: number;
  readonly data: Buffer;
}

const SCALE = 0.55;
const QUALITY = 74;

/** The same moment at several sizes, side by side; those that stand upright beside the largest. */
export const sheetOf = async (browser: Browser, pictures: readonly Picture[]): Promise<Buffer> => {
  const page = await browser.newPage({ viewport: { width: 1270, height: 100 } });
  const [largest, ...others] = pictures;
  const isUpright = ({ width, height }: Picture) => height > width;
  const inRows = [largest, ...others.filter(isUpright), ...others.filter(each => !isUpright(each))];
  const shown = inRows.map(
    ({ width, height, data }) =>
      `<img width="${Math.round(width * SCALE)}" height="${Math.round(height * SCALE)}"
        src="data:image/png;base64,${data.toString('base64')}">`,
  );
  await page.setContent(
    `<body style="display:flex;flex-wrap:wrap;gap:16px;align-items:start;margin:0;padding:16px;background:#241307">
      ${shown.join('')}</body>`,
  );
  const sheet = await page.screenshot({ type: 'jpeg', quality: QUALITY, fullPage: true });
  await page.close();
  return sheet;
};
