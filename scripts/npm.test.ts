import { expect, test } from 'vitest';
import { npmTrouble } from './npm.mjs';
import { ROOT } from './say.mjs';

test.each([
  ['npm error code ENOSPC\nnpm error syscall write', /no space left/],
  [
    'npm error code EACCES\nnpm error path /srv/panache/node_modules\nnpm error errno -13',
    /npm cannot write to \/srv\/panache\/node_modules:/,
  ],
  ['npm ERR! code EROFS\nnpm ERR! path /srv/panache', /npm cannot write to \/srv\/panache:/],
  ['npm error code ECONNREFUSED\nnpm error errno ECONNREFUSED', /registry cannot be reached/],
  ['npm error code EAI_AGAIN', /registry cannot be reached/],
  ['npm error code ENOTCACHED', /registry cannot be reached/],
])('what npm says becomes one sentence: %j', (output, sentence) => {
  const trouble = npmTrouble(output);
  expect(trouble.message).toMatch(sentence);
  expect(trouble.details).toBe('');
});

test('a folder of ours that cannot be written is named', () => {
  expect(npmTrouble(`npm error code EACCES\nnpm error path ${ROOT}/node_modules`).message).toMatch(
    `${ROOT}/node_modules, where`,
  );
});

test('what we do not know is shown as npm said it', () => {
  expect(npmTrouble('npm error code E404\n').details).toBe('npm error code E404');
});
