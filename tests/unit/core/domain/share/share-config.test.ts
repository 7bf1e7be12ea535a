import { beforeEach, expect, it } from 'vitest';
import { SHARE_METHODS } from '../../../../../core/domain/share/methods.ts';
import { orderOf, shareConfig, utmOf } from '../../../../../core/domain/share/share-config.ts';
import { logged } from '../../../support/logged.ts';

const read = (config: Record<string, unknown>) => shareConfig({ config });

beforeEach(() => {});

it('counts a method under its own name and kind where the site names no other [share-modal-7]', () => {
  const { shareUtm } = read({});
  for (const method of SHARE_METHODS) {
    const medium = method === 'mail' ? 'email' : method === 'clipboard' ? 'link' : 'social';
    expect(utmOf(shareUtm, method)).toEqual({ source: method, medium });
  }
});

it('takes source and medium of the site, method by method [share-modal-7]', () => {
  const { shareUtm } = read({ shareUtm: { twitter: { source: 'x', medium: 'sociaal' } } });
  expect(utmOf(shareUtm, 'twitter')).toEqual({ source: 'x', medium: 'sociaal' });
  expect(utmOf(shareUtm, 'mail')).toEqual({ source: 'mail', medium: 'email' });
});

it('has the order of the specification at every width, unless the site names another [share-modal-4, share-modal-7]', () => {
  const { shareOrder } = read({ shareOrder: { wide: ['clipboard', 'whatsapp'], narrow: ['whatsapp'] } });
  expect(orderOf(shareOrder, 'large')).toEqual([...SHARE_METHODS]);
  expect(orderOf(shareOrder, 'wide').slice(0, 3)).toEqual(['clipboard', 'whatsapp', 'mail']);
  expect(orderOf(shareOrder, 'narrow').slice(0, 2)).toEqual(['whatsapp', 'mail']);
});

it('never loses a method or shows one twice, however the site orders them [share-modal-2]', () => {
  const { shareOrder } = read({ shareOrder: { large: ['twitter', 'twitter'], narrow: [] } });
  for (const width of ['large', 'wide', 'narrow'] as const) {
    expect([...orderOf(shareOrder, width)].sort()).toEqual([...SHARE_METHODS].sort());
  }
  expect(orderOf(shareOrder, 'large')[0]).toBe('twitter');
});

it.each([
  [{ shareUtm: { myspace: { source: 'a', medium: 'b' } } }, '"shareUtm.myspace"'],
  [{ shareUtm: { mail: { source: '' } } }, '"shareUtm.mail"'],
  [{ shareUtm: 'x' }, '"shareUtm"'],
  [{ shareOrder: { large: ['hyves'] } }, '"shareOrder.large"'],
  [{ shareOrder: { 980: ['mail'] } }, '"shareOrder.980"'],
])('has its default where the site’s is wrong, and logs it: %j [share-modal-7]', (config, key) => {
  const { shareUtm, shareOrder } = read(config);
  expect(utmOf(shareUtm, 'mail')).toEqual({ source: 'mail', medium: 'email' });
  expect(orderOf(shareOrder, 'large')).toEqual([...SHARE_METHODS]);
  logged('warn', key);
});
