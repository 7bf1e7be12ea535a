import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { createLinter } from '../../../../tools/lint-page/create-linter.ts';
import { FORMATS } from '../../../../tools/lint-page/format.ts';
import { LAWS, NO_ADVICE } from '../../../../tools/lint-page/law/laws.ts';
import { currentContract } from '../current-contract.ts';

const RULES = LAWS['nl-2026'] ?? {};
const { contract } = await currentContract();
const lint = createLinter(contract, { law: 'nl-2026' });

const found = async (html: string) =>
  (await lint('page.html', html)).map(({ rule }) => rule).filter((rule) => rule.startsWith('nmt/law-'));

/** Footer links that every page needs. */
const LINKS = {
  accessibility: '<a href="/toegankelijkheid/">Toegankelijkheid</a>',
  owner: '<a href="/colofon/">Colofon</a>',
  contact: '<a href="/contact/">Contact</a>',
  privacy: '<a href="/privacy/">Privacy</a>',
  'withdrawal-link': '<a href="/herroepen/">Hier herroepen</a>',
  'cancel-link': '<a href="/account/opzeggen/">Abonnement opzeggen</a>',
};

interface PageOptions {
  readonly content?: string;
  readonly without?: string;
  readonly body?: string;
  readonly config?: string;
}

const page = ({ content = '', without = '', body = 'data-consent-required="true"', config }: PageOptions) =>
  `<!doctype html><html lang="nl"><head>${config ? `<script type="application/json" id="site-config">${config}</script>` : ''}</head><body data-page-type="article" ${body}><main>${content}</main><footer>${Object.entries(
    LINKS,
  )
    .filter(([name]) => name !== without)
    .map(([, link]) => link)
    .join(' ')}</footer></body></html>`;

const order = (button: string, above = '<p>€ 10 per maand. Opzeggen kan elke maand.</p>', inside = '') =>
  `<form action="/bestellen/" method="post">${above}${inside}<button>${button}</button></form>`;
const offer = (text: string) => `<ul><li>${text} <a href="/abonnementen/">Kies digitaal</a></li></ul>`;
const dialog = (buttons: string) => `<dialog open><p>Mogen wij cookies plaatsen?</p>${buttons}</dialog>`;
const SLOT = '<div data-ad-position="rectangle"></div>';
const withoutVendors = 'CPtest4AOSbk4AnWAAAENAwCgAAAAAAAAAAYgACPAAAAA';

/** Pages on which a rule finds something, and the same pages with what it asks for. */
const CASES: readonly (readonly [rule: string, wrong: string, right: string])[] = [
  ['order-button', page({ content: order('Bestellen') }), page({ content: order('Bestel en betaal') })],
  ['order-button', page({ content: order('Start proefabonnement') }), page({ content: order('Koop nu') })],
  [
    'order-button',
    page({ content: order('').replace('<button></button>', '<input type="submit" value="Bevestig">') }),
    page({
      content: order('').replace(
        '<button></button>',
        '<input type="submit" value="Bestelling met betalingsverplichting">',
      ),
    }),
  ],
  [
    'order-button',
    page({
      content:
        '<div><p>&euro; 10 per jaar, opzegbaar.</p><form method="post" action="/x"><button>Neem een abonnement</button></form></div>',
    }),
    page({
      content: '<form method="post" action="/herroepen/"><p>€ 10</p><button>Ga verder</button></form>',
    }),
  ],
  ['order-conditions', page({ content: order('Betaal', '') }), page({ content: order('Betaal') })],
  [
    'order-conditions',
    page({ content: `${order('Betaal', '<p>€ 10 per maand.</p>')}<p>Opzeggen kan altijd.</p>` }),
    page({ content: order('Betaal', '<p>€ 4, eenmalig.</p>') }),
  ],
  [
    'trial',
    page({ content: offer('Proefabonnement voor € 5.') }),
    page({ content: offer('Proefabonnement: 6 weken voor € 5, stopt vanzelf.') }),
  ],
  [
    'trial',
    page({ content: offer('De eerste 3 maanden € 2 per week.') }),
    page({ content: offer('De eerste 3 maanden € 2 per week, daarna € 4.') }),
  ],
  [
    'free',
    page({ content: offer('Nu gratis, daarna € 10 per maand.') }),
    page({ content: `<p>De bus rijdt gratis en kost € 3 miljoen.</p>${offer('€ 10 per maand.')}` }),
  ],
  ...['withdrawal-link', 'cancel-link'].map(
    (rule) =>
      [
        rule,
        page({ content: offer('€ 10'), without: rule }),
        page({ content: '<p>Nieuws</p>', without: rule }),
      ] as const,
  ),
  ...['withdrawal-link', 'cancel-link'].map(
    (rule) =>
      [
        rule,
        page({ content: '<div data-widget="paywall"></div>', without: rule }),
        page({ content: '<div data-widget="paywall"></div>' }),
      ] as const,
  ),
  ...['accessibility', 'owner', 'contact', 'privacy'].map(
    (rule) => [rule, page({ without: rule }), page({ without: rule, body: 'class="app-view"' })] as const,
  ),
  [
    'waiver',
    page({
      content:
        '<label><input type="checkbox" name="start" checked> Begin direct; ik zie af van mijn bedenktijd</label>',
    }),
    page({
      content:
        '<label><input type="checkbox" name="start"> Begin direct; ik zie af van mijn bedenktijd</label>',
    }),
  ],
  [
    'waiver',
    page({
      content:
        '<input id="w" type="checkbox" checked><label for="w">Ik doe afstand van mijn herroepingsrecht</label>',
    }),
    page({ content: '<input id="w" type="checkbox" checked><label for="w">Bewaar mijn adres</label>' }),
  ],
  [
    'waiver',
    page({ content: '<form><input type="hidden" name="waiver" value="1"></form>' }),
    page({ content: '<form><input type="hidden" name="waiver" value=""></form>' }),
  ],
  [
    'ticked-consent',
    page({
      content: order(
        'Betaal',
        undefined,
        '<label><input type="checkbox" checked> Stuur me de nieuwsbrief</label>',
      ),
    }),
    page({ content: '<form><label><input type="checkbox" checked> Nieuwsbrief Klimaat</label></form>' }),
  ],
  [
    'ticked-consent',
    page({
      content:
        '<form><input type="password" autocomplete="new-password"><label><input type="checkbox" checked> Akkoord met de voorwaarden</label></form>',
    }),
    page({
      content:
        '<form><input type="password" autocomplete="new-password"><label><input type="checkbox"> Akkoord met de voorwaarden</label></form>',
    }),
  ],
  [
    'payment-mark',
    page({ content: '<p>Betaal met iDEAL.</p>' }),
    page({ content: '<p>Betaal met iDEAL | Wero.</p>' }),
  ],
  [
    'payment-mark',
    page({ content: '<p><img src="/ideal.svg" alt=""></p>' }),
    page({ content: '<div data-article-body><p>De bank achter iDEAL stopt ermee.</p></div>' }),
  ],
  ['unasked-ads', page({ content: SLOT }), page({ content: SLOT, body: 'data-consent-required="false"' })],
  [
    'unasked-ads',
    page({ content: SLOT, config: '{"consentPurposes":["social-media"]}' }),
    page({ content: SLOT, config: '{"consentPurposes":["social-media","ads"]}' }),
  ],
  [
    'unasked-ads',
    page({ content: SLOT, config: '{"consent":{"source":"own"}}' }),
    page({ content: SLOT, config: '{"consent":{"source":"tcf"}}' }),
  ],
  [
    'refusal',
    page({ content: dialog('<button>Alles toestaan</button><a href="/cookies/">Weigeren</a>') }),
    page({ content: dialog('<button>Alles toestaan</button><button>Alles weigeren</button>') }),
  ],
  [
    'refusal',
    page({ content: dialog('<button>Accepteren</button><button>Zelf instellen</button>') }),
    page({ content: dialog('<button>Accepteren</button><button>Alleen noodzakelijk</button>') }),
  ],
  [
    'tcf',
    page({ content: `<img alt="" src="https://ads.example/p?gdpr_consent=${withoutVendors}">` }),
    page({
      content: `<img alt="" src="https://ads.example/p?gdpr_consent=${withoutVendors}.IDKO4AAqAKA.YAAA">`,
    }),
  ],
  [
    'tcf',
    page({ content: '<script>window.__tcfapi = () => ({ tcfPolicyVersion: 4 });</script>' }),
    page({ content: '<script>window.__tcfapi = () => ({ tcfPolicyVersion: 5 });</script>' }),
  ],
  [
    'sponsor',
    page({
      content: '<div data-ad-position="rectangle" data-ad-sponsor=""></div>',
      body: 'data-consent-required="false"',
    }),
    page({
      content: '<div data-ad-position="rectangle" data-ad-sponsor="Bakkerij Kist"></div>',
      body: 'data-consent-required="false"',
    }),
  ],
  [
    'sponsor',
    page({ body: 'data-article-type="native-ad"' }),
    page({
      body: 'data-article-type="native-ad"',
      content: '<p data-ad-sponsor="Warm BV">Partnerbericht van Warm BV</p>',
    }),
  ],
  [
    'sponsor',
    page({ content: '<a rel="sponsored" href="https://kist.example/">Brood</a>' }),
    page({ content: '<p>Betaald door Kist: <a rel="sponsored" href="https://kist.example/">Brood</a></p>' }),
  ],
  [
    'political-ad',
    page({
      content: '<div data-ad-position="rectangle" data-ad-political="/transparantie/1/"></div>',
      body: 'data-consent-required="false"',
    }),
    page({
      content:
        '<div data-ad-position="rectangle" data-ad-sponsor="Partij A" data-ad-political="/transparantie/1/"></div>',
      body: 'data-consent-required="false"',
    }),
  ],
  [
    'political-ad',
    page({ content: '<aside><p>Politieke advertentie</p><p>Stem op A.</p></aside>' }),
    page({
      content: '<aside><p>Politieke advertentie</p><a href="/n/1/">Transparantieverklaring</a></aside>',
    }),
  ],
  [
    'ai-label',
    page({ content: '<figure><img alt="" src="/a.jpg"><figcaption>Beeld: Midjourney</figcaption></figure>' }),
    page({
      content:
        '<article data-made-with="ai-pictures"><figure><img alt="" src="/a.jpg"><figcaption>Beeld: Midjourney</figcaption></figure></article>',
    }),
  ],
  [
    'ai-label',
    page({
      content: '<script type="application/ld+json">{"digitalSourceType":"trainedAlgorithmicMedia"}</script>',
    }),
    page({ content: '<article data-made-with=""></article>'.replace('""', '"ai-text"') }),
  ],
];

describe('nl-2026', () => {
  it('has fifteen rules at least, each with its source, its date and what to do', () => {
    expect(Object.keys(RULES).length).toBeGreaterThanOrEqual(15);
    for (const { about, source, since, action } of Object.values(RULES)) {
      expect(since).toMatch(/^\d{4}-\d{2}-\d{2}$/);
      for (const text of [about, source, action]) expect(text).not.toBe('');
    }
  });

  it('has a page for each rule', () =>
    expect([...new Set(CASES.map(([rule]) => `law-${rule}`))].sort()).toEqual(Object.keys(RULES).sort()));

  it.each(CASES)('%s: %s', async (rule, wrong, right) => {
    expect(await found(wrong)).toContain(`nmt/law-${rule}`);
    expect(await found(right)).not.toContain(`nmt/law-${rule}`);
  });

  it('finds nothing on a page with all it asks for', async () =>
    expect(await found(page({ content: `${order('Bestel en betaal')}${offer('€ 10 per maand')}` }))).toEqual(
      [],
    ));

  it('is off without --law, and a comment switches off what is meant', async () => {
    const wrong = page({ without: 'privacy' });
    expect((await createLinter(contract)('page.html', wrong)).filter(({ law }) => law)).toEqual([]);
    const meant = wrong.replace(
      '<head>',
      '<head><!-- [html-validate-disable nmt/law-privacy -- none is kept] -->',
    );
    expect(await found(meant)).toEqual([]);
  });

  it('is documented with the same sources and dates', () => {
    const rows = [
      ...readFileSync('docs/lint-page.md', 'utf8').matchAll(/^\| <a id="(law-[\w-]+)"><\/a>.*$/gm),
    ];
    expect(rows.map(([row]) => row)).toEqual(
      Object.entries(RULES).map(
        ([name, { severity = 'error', about, source, since, action }]) =>
          `| <a id="${name}"></a>\`nmt/${name}\` | ${about} | ${severity === 'warn' ? 'warning' : 'error'} | ${source} | ${since} | ${action} |`,
      ),
    );
  });
});

describe('the output', () => {
  it('says what to do, who asks for it since when, and once that it is no legal advice', async () => {
    const findings = await lint('page.html', page({ without: 'accessibility' }));
    const text = FORMATS.text(findings, 1, 'nl-2026');
    expect(text).toContain(
      '  docs/lint-page.md#law-accessibility  Link to the statement in the footer. (Directive (EU) 2019/882 (EAA) art. 13 and annex V; in force since 2025-06-28)',
    );
    expect(text.split(NO_ADVICE)).toHaveLength(2);
    expect(FORMATS.text(findings, 1)).not.toContain(NO_ADVICE);
    expect(JSON.parse(FORMATS.json(findings, 1)).findings).toContainEqual(
      expect.objectContaining({
        rule: 'nmt/law-accessibility',
        law: expect.objectContaining({ since: '2025-06-28' }),
      }),
    );
    expect(FORMATS.github(findings, 1)).toContain('in force since 2025-06-28');
  });
});
