import { expect, it } from 'vitest';
import { currentContract } from '../current-contract.ts';
import { lint } from './demo-paper.ts';

/** Rules about a hook's surroundings on the page: its files, its settings, and other hooks. */
const AROUND = /^nmt\/(loader|head-script|base-style|page-files|captcha|wall)$/;

const { contract } = await currentContract();
const features = Object.entries(contract.features).filter(([, { sample }]) => sample);

it('has samples to try', () => expect(features.length).toBeGreaterThan(100));

it.each(features)('finds nothing in the sample of %s', async (_, { sample, pageTypes }) => {
  const type = pageTypes?.[0] ?? 'article';
  const page = `<!doctype html><html lang="nl"><head><title>Titel</title><script type="application/json" id="site-config">{}</script></head>\n<body data-page-type="${type}" data-article-type="liveblog" data-article-id="4101">${sample}</body></html>`;
  const found = (await lint('page.html', page)).filter(({ rule }) => !AROUND.test(rule));
  expect(found.map(({ rule, message }) => `${rule}: ${message}`)).toEqual([]);
});

it.each(features.filter(([, { sample = '' }]) => sample.includes('<form')))(
  'can send the form in the sample of %s',
  (name, { sample = '' }) => {
    // Filters react to each change.
    if (/^(item-filters|puzzle-overview|podcast-index)$/.test(name)) return;
    for (const [, form = ''] of sample.matchAll(/<form\b(.*?)<\/form>/gs)) expect(form).toContain('<button');
  },
);
