import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { holdsEmail, removeSecrets } from '../../../../../core/platform/navigation/remove-secrets.ts';

const SITE = 'https://krant.example';
const NAMES = /token$|^email$|^invit/i;

function without(path: string): string {
  const url = new URL(path, SITE);
  removeSecrets(url, NAMES);
  return url.pathname + url.search + url.hash;
}

/** Escapes a text a number of times. */
const escaped = (text: string, times: number): string =>
  times === 0 ? text : escaped(encodeURIComponent(text), times - 1);

describe('an address without its secrets', () => {
  it.each([
    ['/login/?return_to=%2Factiveer%2F%3Ftoken%3Dgeheim', '/login/?return_to=%2Factiveer%2F'],
    [
      '/login/?return_to=%2Factiveer%2F%3Ftoken%3Dgeheim%26stap%3D2%23top&q=1',
      '/login/?return_to=%2Factiveer%2F%3Fstap%3D2%23top&q=1',
    ],
    ['/login/?return_to=%2Fa%23id_token%3Dgeheim', '/login/?return_to=%2Fa'],
    ['/login/?return_to=/a?token=geheim&x=1', '/login/?return_to=/a?x=1'],
    ['/login/?%2Fa%3Ftoken%3Dgeheim', '/login/?%2Fa'],
    ['/login/?a=1&amp;token=geheim', '/login/?a=1&amp'],
    ['/?x=%2Fa%3Fk%3D1%26amp%3Binvitation%3Dgeheim', '/?x=%2Fa%3Fk%3D1%26amp'],
    ['/?q=invitation%3Dgeheim', '/'],
    ['/?next=https%3A%2F%2Fkrant.example%2Fa%3Femail%3Dgeheim', '/?next=https%3A%2F%2Fkrant.example%2Fa'],
    ['/?wie=geheim%40krant.nl&x=1', '/?x=1'],
    ['/?wie=geheim%2540krant.nl&x=1', '/?x=1'],
    ['/?wie=geheim@krant.nl#x', '/#x'],
    ['/?terug=%2Fa%3Fwie%3Dgeheim%2540krant.nl%26x%3D1', '/?terug=%2Fa%3Fx%3D1'],
    ['/?%2574oken=geheim', '/'],
    ['/?x=%E9%3Ftoken%3Dgeheim', '/?x=%C3%A9'],
    ['/?x=%zz%3Ftoken%3Dgeheim', '/?x=%25zz'],
    ['/#/inloggen?token=geheim&stap=2', '/#/inloggen?stap=2'],
    ['/#return_to=%2Fa%3Ftoken%3Dgeheim', '/#return_to=%2Fa'],
    ['/naar/https%3A%2F%2Fkrant.example%2Fa%3Ftoken%3Dgeheim/x', '/naar/https%3A%2F%2Fkrant.example%2Fa/x'],
    [`/?x=${escaped('/a?token=geheim', 30)}&y=1`, '/?y=1'],
  ])('%s becomes %s [analytics-3, login-modal-5]', (address, expected) => {
    expect(without(address)).toBe(expected);
    expect(without(expected)).toBe(expected);
  });

  it.each([
    '/',
    '/a?q=a+b%20c&&z',
    '/a?q=wat%20is%20een%20token%3F&bron=%2Femail%2F',
    '/token/email/invitation?x=token',
    '/a?x=%E9&y=%&z=%C3%A9#:~:text=een%20%26%20twee',
    '/a?return_to=%2Fa%3Fb%3D%252Fc%253Fd%253D1%23e',
    '/caf%C3%A9/R%26D?q=1%3D1',
    '/foto@2x.png?breed=1;hoog=2',
  ])('%s stays as it is written', (address) => {
    expect(without(address)).toBe(address);
  });

  it('holds none at any depth, in any place', () => {
    const text = fc.string({ maxLength: 10 }).map((it) => it.replace(/geheim/gi, ''));
    const secret = fc.constantFrom('token=geheim', 'invitation=geheim', 'email=geheim', 'x=geheim@krant.nl');
    const place = fc.constantFrom('?', '#', '?b=1&', '#/c?', '?d=1#');
    fc.assert(
      fc.property(text, secret, place, fc.nat(5), text, (before, found, mark, times, after) => {
        const inner = `/${before.replaceAll('@', '')}${mark}${found}&e=${after}`;
        for (const outer of ['?return_to=', '#', '#/x?y=1&z=']) {
          const clean = without(`/a${outer}${escaped(inner, times)}`);
          expect(clean).not.toContain('geheim');
          expect(without(clean)).toBe(clean);
        }
      }),
      { numRuns: 2000 },
    );
  });
});

it.each([
  ['jan@krant.nl', true],
  ['/x?y=jan%40krant.nl', true],
  [`/x?y=${escaped('jan@krant.nl', 4)}`, true],
  ['/@krant', false],
  ['100 %', false],
])('whether %s holds an e-mail address', (text, expected) => {
  expect(holdsEmail(text)).toBe(expected);
});
