import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '../../../../..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');

/**
 * Code that overlays the page or addresses the visitor: parts of `core/ui` that do so, and styles of elements that stay
 * in the window.
 */
const OVER =
  /\b(showBottomBar|openDialog|openModal|showToast|servedModal)\s*[(<]|<(Dialog|BottomBar)\b|position:\s*(fixed|sticky)/;
/** A request for a turn among the prompts. */
const TURN = /\b(requestPrompt|keepTurnInView)\s*\(/;
/** Code that may leave out the first pages of a visit. */
const LATER = /\bmayOffer\s*\(/;

/**
 * Features that prompt the visitor without being requested; `shell/login-modal` also keeps the turn for the number of
 * free articles. `offers` also wait for the page view in the site's configuration.
 */
const UNINVITED: Record<string, 'essential' | 'offers'> = {
  'paywall/gift-article-view': 'essential',
  'paywall/paywall': 'essential',
  'shell/consent': 'essential',
  'newsletters/newsletter-banner': 'offers',
  'personal/tour': 'offers',
  'shell/app-promo-bar': 'offers',
  'shell/history-notice': 'offers',
  'shell/login-modal': 'offers',
  'shell/push-prompt': 'offers',
};

/** Features that overlay the page or stay in view, and why they need no turn. */
const INVITED: Record<string, string> = {
  'article/article-sidebar': 'a column of the page',
  'article/listen-to': 'plays what the visitor started',
  'article/path-storytelling': 'a part of the story; the panel is for editors',
  'article/share': 'answers a press',
  'article/share-overlay': 'answers a press',
  'article/soundtrack': 'a button of the story',
  'ebooks/ebook-select': 'answers a press',
  'forms/in-memoriam-contact': 'answers a press',
  'lists/most-read': 'a column of the page',
  'liveblog/liveblog': 'counts what the visitor came for, in a line of the page',
  'liveblog/liveblog-update': 'answers a press',
  'media/full-page-photo-scroller': 'the story itself',
  'media/photo-lightbox': 'answers a press or the address',
  'newsletters/newsletter-button': 'answers a press; only its debug switch prompts',
  'newsletters/newsletters-page': 'answers a press',
  'onboarding/onboarding': 'the page itself',
  'podcasts/podcast-player': 'the player itself',
  'personal/reading-history': 'goes on with what the visitor read, above whatever covers the bottom',
  'screens/stories': 'answers a press',
  'search/honours-search': 'a head of the table',
  'shell/ab-group': 'for developers, by an address',
  'shell/debug-panel': 'for developers, by an address',
  'shell/sticky-bar': 'a bar of the page',
  'shell/sticky-header': 'the header',
  'specials/special-kindernamen': 'a part of the page',
  'specials/special-party-comparison': 'a head of the table',
  'specials/special-usp-page': 'a part of the page',
  'topics/topic-notify': 'answers a press',
};

const sources = new Map<string, string>();
for (const file of readdirSync(join(root, 'widgets'), { recursive: true, encoding: 'utf8' })) {
  if (!/\.(tsx?|css)$/.test(file)) continue;
  const feature = file.split('/').slice(0, 2).join('/');
  sources.set(feature, (sources.get(feature) ?? '') + read(join('widgets', file)));
}
// The paywall renders its contents as well.
const GIFT = 'core/domain/paywall/gift';
for (const file of readdirSync(join(root, GIFT)))
  sources.set(
    'paywall/gift-article-view',
    `${sources.get('paywall/gift-article-view') ?? ''}${read(join(GIFT, file))}`,
  );
const sourceOf = (feature: string) => sources.get(feature) ?? '';

describe('what asks for attention unasked', () => {
  it.each(Object.entries(UNINVITED))('%s takes its turn among the prompts', (feature, kind) => {
    expect(sourceOf(feature)).toMatch(TURN);
    if (kind === 'offers') expect(sourceOf(feature)).toMatch(LATER);
  });

  it('is all in this table, as is what lies over the page by invitation', () => {
    const found = [...sources.keys()].filter(
      (feature) => OVER.test(sourceOf(feature)) || TURN.test(sourceOf(feature)),
    );
    const listed = [...Object.keys(UNINVITED), ...Object.keys(INVITED)];
    expect(found.filter((feature) => !listed.includes(feature))).toEqual([]);
    expect(Object.keys(INVITED).filter((feature) => !found.includes(feature))).toEqual([]);
  });

  it('has a place of its own in the order', () => {
    const places = [...read('core/user/prompts/priority.ts').matchAll(/^ {2}(\w+): (\d+),$/gm)];
    const used = [...sources.values()].join('\n');
    expect(new Set(places.map(([, , place]) => place)).size).toBe(places.length);
    for (const [, name] of places) expect(used).toContain(`PRIORITY.${name}`);
  });
});
