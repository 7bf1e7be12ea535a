import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isShareMethod, SHARE_METHODS } from '../../../../../core/domain/share/methods.ts';
import {
  type LinkedMethod,
  mastodonAddress,
  shareAddress,
} from '../../../../../core/domain/share/share-address.ts';
import { shareWords } from '../../../../../core/domain/share/share-words.ts';
import { METHOD_LABELS, METHOD_NAMES } from '../../../../../core/domain/share/texts.ts';
import { anyText } from '../../../support/any-text.ts';

const URL_ = 'https://krant.example/a?x=1&y=é#kop';
const TITLE = 'Kaas & wijn: 100% #lekker? 🧀 + שלום';
const LINKED = SHARE_METHODS.filter(
  (method): method is LinkedMethod => method !== 'mastodon' && method !== 'clipboard',
);
const ENCODED_URL = 'https%3A%2F%2Fkrant.example%2Fa%3Fx%3D1%26y%3D%C3%A9%23kop';
const ENCODED_TITLE =
  'Kaas%20%26%20wijn%3A%20100%25%20%23lekker%3F%20%F0%9F%A7%80%20%2B%20%D7%A9%D7%9C%D7%95%D7%9D';

it('knows a method by its exact name alone [share-1]', () => {
  expect(SHARE_METHODS.every(isShareMethod)).toBe(true);
  expect(['', 'x', 'MAIL', 'toString', undefined, 1].some(isShareMethod)).toBe(false);
});

it('has the visible word of each method in its name [share-2]', () => {
  for (const method of SHARE_METHODS) {
    expect(METHOD_NAMES[method].toLowerCase()).toContain(METHOD_LABELS[method].toLowerCase());
  }
});

it.each<[LinkedMethod, string]>([
  ['mail', `mailto:?subject=${ENCODED_TITLE}&body=${ENCODED_TITLE}%0D%0A%0D%0A${ENCODED_URL}`],
  ['linkedin', `https://www.linkedin.com/sharing/share-offsite/?url=${ENCODED_URL}`],
  ['facebook', `https://www.facebook.com/sharer/sharer.php?u=${ENCODED_URL}`],
  ['reddit', `https://www.reddit.com/submit?url=${ENCODED_URL}&title=${ENCODED_TITLE}`],
  ['whatsapp', `https://wa.me/?text=${ENCODED_TITLE}%20${ENCODED_URL}`],
  ['bluesky', `https://bsky.app/intent/compose?text=${ENCODED_TITLE}%20${ENCODED_URL}`],
  ['threads', `https://www.threads.com/intent/post?text=${ENCODED_TITLE}%20${ENCODED_URL}`],
  ['twitter', `https://x.com/intent/post?text=${ENCODED_TITLE}&url=${ENCODED_URL}`],
])(
  '%s has one fixed address that takes title and link, encoded [share-2, share-modal-8]',
  (method, address) => {
    expect(shareAddress(method, { title: TITLE, url: URL_ })).toBe(address);
  },
);

it('shares on the instance of the reader’s choice [mastodon-share-4]', () => {
  expect(mastodonAddress('https://mastodon.nl', { title: TITLE, url: URL_ })).toBe(
    `https://mastodon.nl/share?text=${ENCODED_TITLE}%20${ENCODED_URL}`,
  );
});

it('uses another text than the title where there is one; the subject stays the title [quiz-10]', () => {
  const message = { title: 'De quiz', text: 'Ik had er 8 goed', url: 'https://krant.example/' };
  const mail = new URLSearchParams(shareAddress('mail', message).replace('mailto:?', ''));
  expect(mail.get('subject')).toBe('De quiz');
  expect(mail.get('body')).toBe('Ik had er 8 goed\r\n\r\nhttps://krant.example/');
  expect(shareAddress('whatsapp', message)).toContain('Ik%20had%20er%208%20goed');
  expect(shareAddress('whatsapp', { ...message, text: ' ' })).toContain('De%20quiz');
});

describe('any title and link at all [share-modal-8]', () => {
  it('stays unchanged, and adds no parameter and no other host', () => {
    fc.assert(
      fc.property(fc.constantFrom(...LINKED), anyText, (method, title) => {
        const address = new URL(shareAddress(method, { title, url: URL_ }));
        const names = new URL(shareAddress(method, { title: 'a', url: URL_ }));
        expect([...address.searchParams.keys()]).toEqual([...names.searchParams.keys()]);
        expect(address.origin + address.pathname).toBe(names.origin + names.pathname);
        expect(address.hash).toBe('');
        expect([...address.searchParams.values()].at(-1)).toContain(
          method === 'reddit' ? shareWords(title) : URL_,
        );
      }),
    );
  });
});

describe('the words of a message', () => {
  it.each([
    [' twee\r\nregels\t en  veel ruimte ', 'twee regels en veel ruimte'],
    ['nul\u0000teken', 'nul teken'],
    ['half \ud83e teken \udc00', 'half teken'],
    ['', ''],
    ['🧀', '🧀'],
  ])('%j become one line', (title, words) => {
    expect(shareWords(title)).toBe(words);
  });

  it('end at a word where there are 10,000 characters', () => {
    const words = shareWords('woord '.repeat(1700));
    expect(words).toMatch(/^(woord )+woord…$/);
    expect([...words].length).toBeLessThanOrEqual(220);
  });

  it.each([
    ['one long word', 'a'.repeat(10_000)],
    ['emoji of several parts', '👩‍👩‍👧'.repeat(2000)],
    ['letters with marks', 'é'.normalize('NFD').repeat(5000)],
  ])('are cut between characters: %s', (_, title) => {
    const words = shareWords(title);
    expect([...words].length).toBeLessThanOrEqual(220);
    expect(words).not.toMatch(/\u200d…$/);
    expect(() => encodeURIComponent(words)).not.toThrow();
  });

  it('of 10,000 characters give an address that servers take', () => {
    expect(shareAddress('mail', { title: '🧀'.repeat(10_000), url: URL_ }).length).toBeLessThan(8000);
  });
});
