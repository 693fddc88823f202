const turn = (word: number, by: number): number => (word << by) | (word >>> (32 - by));

const NONCE: readonly number[] = [0, 0, 0];

/**
 * One block of ChaCha (RFC 8439) into `out`: 16 words for a key of eight words, a block number and a nonce of three.
 * Written out word by word, because only local variables make it fast: three times as fast as with an array.
 */
export const chacha = (out: Uint32Array, key: readonly number[], number: number, rounds: number, nonce = NONCE) => {
  let x0 = 0x61707865;
  let x1 = 0x3320646e;
  let x2 = 0x79622d32;
  let x3 = 0x6b206574;
  let x4 = key[0] | 0;
  let x5 = key[1] | 0;
  let x6 = key[2] | 0;
  let x7 = key[3] | 0;
  let x8 = key[4] | 0;
  let x9 = key[5] | 0;
  let x10 = key[6] | 0;
  let x11 = key[7] | 0;
  let x12 = number | 0;
  let x13 = nonce[0] | 0;
  let x14 = nonce[1] | 0;
  let x15 = nonce[2] | 0;
  for (let round = 0; round < rounds; round += 2) {
    // columns
    x0 = (x0 + x4) | 0;
    x12 = turn(x12 ^ x0, 16);
    x8 = (x8 + x12) | 0;
    x4 = turn(x4 ^ x8, 12);
    x0 = (x0 + x4) | 0;
    x12 = turn(x12 ^ x0, 8);
    x8 = (x8 + x12) | 0;
    x4 = turn(x4 ^ x8, 7);
    x1 = (x1 + x5) | 0;
    x13 = turn(x13 ^ x1, 16);
    x9 = (x9 + x13) | 0;
    x5 = turn(x5 ^ x9, 12);
    x1 = (x1 + x5) | 0;
    x13 = turn(x13 ^ x1, 8);
    x9 = (x9 + x13) | 0;
    x5 = turn(x5 ^ x9, 7);
    x2 = (x2 + x6) | 0;
    x14 = turn(x14 ^ x2, 16);
    x10 = (x10 + x14) | 0;
    x6 = turn(x6 ^ x10, 12);
    x2 = (x2 + x6) | 0;
    x14 = turn(x14 ^ x2, 8);
    x10 = (x10 + x14) | 0;
    x6 = turn(x6 ^ x10, 7);
    x3 = (x3 + x7) | 0;
    x15 = turn(x15 ^ x3, 16);
    x11 = (x11 + x15) | 0;
    x7 = turn(x7 ^ x11, 12);
    x3 = (x3 + x7) | 0;
    x15 = turn(x15 ^ x3, 8);
    x11 = (x11 + x15) | 0;
    x7 = turn(x7 ^ x11, 7);
    // diagonals
    x0 = (x0 + x5) | 0;
    x15 = turn(x15 ^ x0, 16);
    x10 = (x10 + x15) | 0;
    x5 = turn(x5 ^ x10, 12);
    x0 = (x0 + x5) | 0;
    x15 = turn(x15 ^ x0, 8);
    x10 = (x10 + x15) | 0;
    x5 = turn(x5 ^ x10, 7);
    x1 = (x1 + x6) | 0;
    x12 = turn(x12 ^ x1, 16);
    x11 = (x11 + x12) | 0;
    x6 = turn(x6 ^ x11, 12);
    x1 = (x1 + x6) | 0;
    x12 = turn(x12 ^ x1, 8);
    x11 = (x11 + x12) | 0;
    x6 = turn(x6 ^ x11, 7);
    x2 = (x2 + x7) | 0;
    x13 = turn(x13 ^ x2, 16);
    x8 = (x8 + x13) | 0;
    x7 = turn(x7 ^ x8, 12);
    x2 = (x2 + x7) | 0;
    x13 = turn(x13 ^ x2, 8);
    x8 = (x8 + x13) | 0;
    x7 = turn(x7 ^ x8, 7);
    x3 = (x3 + x4) | 0;
    x14 = turn(x14 ^ x3, 16);
    x9 = (x9 + x14) | 0;
    x4 = turn(x4 ^ x9, 12);
    x3 = (x3 + x4) | 0;
    x14 = turn(x14 ^ x3, 8);
    x9 = (x9 + x14) | 0;
    x4 = turn(x4 ^ x9, 7);
  }
  out[0] = x0 + 0x61707865;
  out[1] = x1 + 0x3320646e;
  out[2] = x2 + 0x79622d32;
  out[3] = x3 + 0x6b206574;
  out[4] = x4 + key[0];
  out[5] = x5 + key[1];
  out[6] = x6 + key[2];
  out[7] = x7 + key[3];
  out[8] = x8 + key[4];
  out[9] = x9 + key[5];
  out[10] = x10 + key[6];
  out[11] = x11 + key[7];
  out[12] = x12 + number;
  out[13] = x13 + nonce[0];
  out[14] = x14 + nonce[1];
  out[15] = x15 + nonce[2];
};
