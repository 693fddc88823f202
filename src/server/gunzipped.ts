import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';

const unpack = promisify(gunzip);

/** The text of compressed bytes. */
export const gunzipped = async (bytes: Uint8Array): Promise<string> => (await unpack(bytes)).toString();
