// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { pageOf, shownPodcasts } from '../../../../../widgets/podcasts/podcast-list/shown-podcasts.ts';

const show = (slug: string, name = slug) => ({ slug, name, description: '', image: undefined });

it('lists the seven podcasts in their order, and drops others [podcast-list-1, podcast-list-2]', () => {
  const sent = [
    'hans',
    'anders',
    'hetuur',
    'vandaag',
    'cocainekoorts',
    'luisterartikelen',
    'onbehaarde-apen',
    'future-affairs',
    '',
  ].map((slug) => show(slug));
  expect(shownPodcasts(sent).map(({ slug }) => slug)).toEqual([
    'future-affairs',
    'onbehaarde-apen',
    'luisterartikelen',
    'cocainekoorts',
    'vandaag',
    'hetuur',
    'hans',
  ]);
  expect(shownPodcasts([show('hans', 'eerste'), show('hans', 'tweede')]).map(({ name }) => name)).toEqual([
    'eerste',
  ]);
  expect(shownPodcasts([])).toEqual([]);
});

it.each([
  ['/podcasts/hans/', 'hans', true],
  ['/podcasts/?serie=hans', 'hans', true],
  ['/podcasts/#hans', 'hans', true],
  ['/podcasts/hans-in-geluk/', 'hans', false],
])('takes %s for the page of %s: %s [podcast-list-2]', (href, slug, isPage) => {
  const link = document.createElement('a');
  link.href = href;
  expect(pageOf([link], slug)).toBe(isPage ? link.href : undefined);
});
