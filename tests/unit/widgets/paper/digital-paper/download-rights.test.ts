// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import {
  DownloadRefused,
  requireDownloadRights,
  validPermissions,
} from '../../../../../widgets/paper/digital-paper/download-rights.ts';

const VALID = ['digitale-editie', 'weekend'];
const reader = (...permissions: string[]) => ({ loggedIn: true, permissions });

function codeOf(run: () => void): string | undefined {
  try {
    run();
    return undefined;
  } catch (cause) {
    return cause instanceof DownloadRefused ? cause.code : 'another error';
  }
}

describe('the right to download', () => {
  it.each([
    ['one of the permissions', reader('nrc-online', 'weekend'), VALID, false, undefined],
    ['none of them', reader('nrc-online'), VALID, false, 'no-download-rights'],
    ['no permissions at all', reader(), VALID, false, 'no-download-rights'],
    ['a page that lists none', reader('weekend'), [], false, 'no-download-rights'],
    ['nobody logged in', { loggedIn: false, permissions: VALID }, VALID, false, 'no-download-rights'],
    ['the debug switch', reader('weekend'), VALID, true, 'no-download-rights'],
  ])('with %s [digital-paper-6, digital-paper-7, debug-hashes-3]', (_, visitor, valid, isDenied, code) => {
    expect(codeOf(() => requireDownloadRights(visitor, valid, isDenied))).toBe(code);
  });

  it.each([
    ['weekend, digitale-editie', ['weekend', 'digitale-editie']],
    ['weekend digitale-editie', ['weekend', 'digitale-editie']],
    ['["weekend","digitale-editie"]', ['weekend', 'digitale-editie']],
    ['', []],
  ])('is given by the words of the attribute %j [digital-paper-7]', (value, words) => {
    const body = document.createElement('div');
    body.setAttribute('data-de-valid-permissions-for-download', value);
    expect(validPermissions(body)).toEqual(words);
  });

  it('is named by the page before the hook, also without data- [digital-paper-7]', () => {
    const element = () => document.createElement('div');
    const [page, hook, none] = [element(), element(), element()];
    page.setAttribute('de-valid-permissions-for-download', 'page');
    hook.setAttribute('data-de-valid-permissions-for-download', 'hook');
    expect(validPermissions(page, hook)).toEqual(['page']);
    expect(validPermissions(none, hook)).toEqual(['hook']);
    expect(validPermissions(none)).toEqual([]);
  });
});
