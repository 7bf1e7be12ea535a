import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { CAMPAIGNS } from '../../../fixtures/backends/paywall-campaigns.ts';
import { IDENTITY_CHECK, KINDS } from '../../../fixtures/prices/price-list.ts';
import { allAmounts, offeredProduct, perWeek, weeklyCents } from '../../../fixtures/prices/prices.ts';
import { IDENTITY_CHECK as CHECK } from '../../../widgets/paywall/paywall/offer/prices.ts';
import { call, demoSite } from './demo-site.ts';

const AMOUNTS = allAmounts();

/** Prices of subscriptions in a text: amounts with a currency sign, and amounts in words for a period. */
function pricesIn(text: string): string[] {
  const plain = text.replaceAll('&nbsp;', ' ').replace(/<[^>]+>/g, '');
  const signed = plain.match(/(€|&euro;)\s?\d[\d.]*(,\d+)?/g) ?? [];
  const period = '(dag|week|weken|maand|maanden|kwartaal|jaar)';
  const words = new RegExp(
    `\\b\\d+([.,]\\d+)? euro (per|in de) ${period}|${period}(en)? (is )?voor (maar )?\\d+([.,]\\d+)? euro`,
    'g',
  );
  return [...signed, ...(plain.match(words) ?? [])];
}

const isListed = (price: string): boolean => {
  const [, whole = '', cents = ''] = /^€\s?([\d.]+),(\d\d)$/.exec(price) ?? [];
  return whole !== '' && AMOUNTS.has(Number(whole.replaceAll('.', '') + cents));
};

/** Pages of this site to which a page links. */
function linksIn(text: string): string[] {
  return [...text.matchAll(/<a [^>]*?href="(\/[^"#]*)/g)].map(([, path = '']) =>
    path.replaceAll('&amp;', '&'),
  );
}

describe('prices', () => {
  it('of every page of the newspaper are those of the list', async () => {
    const site = demoSite();
    const start = [
      '/',
      '/features/',
      ...KINDS.map(({ products: [{ id }] }) => `/abonnementen/bestellen/?paywallId=abonneren&product=${id}`),
    ];
    const found = new Map<string, string[]>();
    let priced = 0;
    for (let round = start; round.length > 0 && found.size < 260; ) {
      const next: string[] = [];
      for (const path of round) {
        const key = path.replace(/\?(?!paywallId=).*/s, '');
        if (found.has(key) || /^\/(logout|willekeurig|static|third-party|assets)\b/.test(key)) continue;
        const answer = await call(site, path);
        if (!answer.headers.get('content-type')?.startsWith('text/html')) continue;
        const text = await answer.text();
        const prices = pricesIn(text);
        priced += prices.length;
        found.set(
          key,
          prices.filter((price) => !isListed(price)),
        );
        // Two steps from the front page and the list of features cover all kinds of pages.
        if (round !== start || found.size <= start.length) next.push(...linksIn(text));
      }
      round = round === start || found.size < 200 ? next : [];
    }
    expect([...found].filter(([, prices]) => prices.length > 0)).toEqual([]);
    expect([...found.keys()]).toEqual(
      expect.arrayContaining(['/abonnementen/', '/regio-bundel/', '/partners/']),
    );
    expect(priced).toBeGreaterThan(30);
  }, 180_000);

  it('of every wall and funnel are those of the list', () => {
    const offer = perWeek(weeklyCents(offeredProduct().product));
    for (const [id, campaign] of CAMPAIGNS) {
      const text = JSON.stringify(campaign.funnel);
      expect
        .soft(
          pricesIn(text).filter((price) => !isListed(price)),
          id,
        )
        .toEqual([]);
      const isWall = text.includes('/abonnementen/');
      if (isWall) expect.soft(text, id).toContain(offer);
    }
  });

  it('stand in no other file as a number', () => {
    const files = ['demo', 'fixtures', 'widgets', 'core'].flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .filter((file) => /\.(ts|tsx|html)$/.test(file))
        .map((file) => join(folder, file)),
    );
    const priced = files.filter(
      (file) => pricesIn(readFileSync(file, 'utf8').replace(/^\s*(\/\*\*|\*|\/\/).*$/gm, '')).length > 0,
    );
    expect(priced).toEqual([]);
    expect(Number(CHECK.cents)).toBe(IDENTITY_CHECK.cents);
  });

  it.each([
    ['<p>Nu € 9,00</p>', 1],
    ['<p>voor <strong>1 euro per week</strong></p>', 1],
    ['4 weken voor 1 euro', 1],
    ['De eerste maand is voor <b>1 euro</b>', 1],
    ['Dat kost 410 miljoen euro', 0],
  ])('are found in %j', (text, count) => {
    expect(pricesIn(text)).toHaveLength(count);
  });
});
