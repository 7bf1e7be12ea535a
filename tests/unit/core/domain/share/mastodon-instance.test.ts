// @vitest-environment happy-dom
import { afterEach, describe, expect, it } from 'vitest';
import {
  instanceOrigin,
  keepInstance,
  keptInstance,
} from '../../../../../core/domain/share/mastodon-instance.ts';
import { notAnAddress } from '../../../../../core/domain/share/texts.ts';

const KEY = 'nmt_mastodon_instance';
afterEach(() => localStorage.clear());

describe('an instance of Mastodon', () => {
  it.each([
    ['mastodon.nl', 'https://mastodon.nl'],
    ['  mastodon.nl \n', 'https://mastodon.nl'],
    ['https://mastodon.nl', 'https://mastodon.nl'],
    ['HTTP://Mastodon.NL/', 'https://mastodon.nl'],
    ['http://mastodon.nl:8080', 'https://mastodon.nl:8080'],
    ['mastodon.nl:8443', 'https://mastodon.nl:8443'],
    ['social.münchen.de', 'https://social.xn--mnchen-3ya.de'],
    ['масто́дон.рф', new URL('https://масто́дон.рф').origin],
    ['https://mastodon.nl/@iemand', 'https://mastodon.nl'],
    ['mastodon.nl/explore?a=b#c', 'https://mastodon.nl'],
    ['https:/mastodon.nl', 'https://mastodon.nl'],
    ['https:mastodon.nl/@iemand', 'https://mastodon.nl'],
  ])('is the origin of %j [mastodon-share-1, mastodon-share-3, mastodon-share-4]', (value, origin) => {
    expect(instanceOrigin(value)).toBe(origin);
  });

  it.each([
    '',
    '   ',
    'javascript:alert(1)',
    'JavaScript:alert(1)//mastodon.nl',
    'javascript:1',
    'data:text/html,<b>',
    'ftp://mastodon.nl',
    'blob:https://mastodon.nl/1',
    'mastodon',
    'localhost:3000',
    'https://mastodon',
    'mastodon.',
    '.mastodon.nl',
    'mastodon..nl',
    'iemand@mastodon.nl',
    '@iemand@mastodon.nl',
    'https://@mastodon.nl',
    'https://wie:wat@mastodon.nl',
    'mastodon .nl',
    'mastodon.nl/een pad',
    'mast\u0000odon.nl',
    'mastodon.nl\\@elders.nl',
    '127.0.0.1',
    'http://[::1]/',
    '0x7f.1',
    '//',
    'https://',
  ])('is not %j [mastodon-share-2, mastodon-share-4]', (value) => {
    expect(instanceOrigin(value)).toBeUndefined();
  });

  it('is remembered, and checked again when it is read [mastodon-share-3, mastodon-share-4]', () => {
    expect(keptInstance()).toBeUndefined();
    keepInstance('https://mastodon.nl');
    expect(localStorage.getItem(KEY)).toBe('https://mastodon.nl');
    expect(keptInstance()).toBe('https://mastodon.nl');
    localStorage.setItem(KEY, 'javascript:alert(1)');
    expect(keptInstance()).toBeUndefined();
  });

  it('is refused in the words of the specification [mastodon-share-2]', () => {
    expect(notAnAddress('<b>')).toBe("Fout: '<b>' is geen geldige url.");
  });
});
