import { readFile, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const TEXT = /\.(html|js|css|svg|json|webmanifest|txt|ico)$/;
const LEAST = 1024;

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Smaller copies (`.br`, `.gz`) beside every text file, made once here instead of at every request. */
export const compressAll = (/** @type {readonly string[]} */ files) =>
  Promise.all(files.filter(file => TEXT.test(file)).map(compress));

const compress = async (/** @type {string} */ file) => {
  const text = await readFile(file);
  if (text.length < LEAST) return;
  const params = { [constants.BROTLI_PARAM_SIZE_HINT]: text.length };
  await writeFile(`${file}.br`, await brotli(text, { params }));
  await writeFile(`${file}.gz`, await zip(text, { level: 9 }));
};
