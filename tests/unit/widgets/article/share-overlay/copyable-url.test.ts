// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { copyableUrl } from '../../../../../widgets/article/share-overlay/copyable-url.ts';

it.each([
  ['/nieuws/titel-a4101#update-3', '/nieuws/titel-a4101'],
  ['/nieuws/titel-a4101?gift_token=geheim&page=2#', '/nieuws/titel-a4101?page=2'],
  ['#reacties', location.pathname],
])('copies %s absolute, without fragment and token [share-overlay-3]', (address, copied) => {
  expect(copyableUrl(address)).toBe(new URL(copied, location.href).href);
});

it.each(['javascript:alert(1)', 'data:text/html,x', 'mailto:a@b.nl'])(
  'copies nothing of %s [share-overlay-3]',
  (address) => {
    expect(copyableUrl(address)).toBe('');
  },
);
