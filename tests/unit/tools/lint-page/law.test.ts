import { describe, expect, it } from 'vitest';
import { createLinter } from '../../../../tools/lint-page/create-linter.ts';
import { FORMATS } from '../../../../tools/lint-page/format.ts';
import { NO_ADVICE } from '../../../../tools/lint-page/law/law-names.ts';
import { LAWS } from '../../../../tools/lint-page/law/laws.ts';
import { currentContract } from '../current-contract.ts';

const RULES = LAWS['nl-2026'];
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

const political = (label: string) => `<aside>${label}<p>Stem op A.</p></aside>`;
const picture = (caption: string) =>
  `<figure><img alt="" src="/a.jpg"><figcaption>${caption}</figcaption></figure>`;
const SLOT_WITHOUT_CONSENT = 'data-consent-required="false"';
const consentPixel = (consent: string) => `<img alt="" src="https://ads.example/p?gdpr_consent=${consent}">`;
const tcfScript = (version: number) =>
  `<script>window.__tcfapi = () => ({ tcfPolicyVersion: ${version} });</script>`;
const registration = (box: string) =>
  `<form><input type="password" autocomplete="new-password"><label>${box} Akkoord met de voorwaarden</label></form>`;
const waiver = (box: string) => `<label>${box} Begin direct; ik zie af van mijn bedenktijd</label>`;
const CHECKED = '<input type="checkbox" checked>';
const UNCHECKED = '<input type="checkbox">';

/** Contents of a page with findings of a rule, and contents without. */
const CONTENTS: readonly (readonly [rule: string, wrong: string, right: string])[] = [
  ['order-button', order('Bestellen'), order('Bestel en betaal')],
  ['order-button', order('Start proefabonnement'), order('Koop nu')],
  [
    'order-button',
    order('').replace('<button></button>', '<input type="submit" value="Bevestig">'),
    order('').replace(
      '<button></button>',
      '<input type="submit" value="Bestelling met betalingsverplichting">',
    ),
  ],
  [
    'order-button',
    '<div><p>&euro; 10 per jaar, opzegbaar.</p><form method="post" action="/x"><button>Neem een abonnement</button></form></div>',
    '<form method="post" action="/herroepen/"><p>€ 10</p><button>Ga verder</button></form>',
  ],
  ['order-button', order('Ga verder'), order('Ga verder', '')],
  ['order-conditions', order('Betaal', ''), order('Betaal')],
  [
    'order-conditions',
    `${order('Betaal', '<p>€ 10 per maand.</p>')}<p>Opzeggen kan altijd.</p>`,
    order('Betaal', '<p>€ 4, eenmalig.</p>'),
  ],
  ['trial', offer('Proefabonnement voor € 5.'), offer('Proefabonnement: 6 weken voor € 5, stopt vanzelf.')],
  [
    'trial',
    offer('De eerste 3 maanden € 2 per week.'),
    offer('De eerste 3 maanden € 2 per week, daarna € 4.'),
  ],
  [
    'free',
    offer('Nu gratis, daarna € 10 per maand.'),
    `<p>De bus rijdt gratis en kost € 3 miljoen.</p>${offer('€ 10 per maand.')}`,
  ],
  ['waiver', waiver(CHECKED), waiver(UNCHECKED)],
  [
    'waiver',
    '<input id="w" type="checkbox" checked><label for="w">Ik doe afstand van mijn herroepingsrecht</label>',
    '<input id="w" type="checkbox" checked><label for="w">Bewaar mijn adres</label>',
  ],
  [
    'waiver',
    '<form><input type="hidden" name="waiver" value="1"></form>',
    '<form><input type="hidden" name="waiver" value=""></form>',
  ],
  [
    'waiver',
    order('Betaal', undefined, `<label>${CHECKED} Direct toegang</label>`),
    order('Betaal', undefined, `<label>${UNCHECKED} Direct toegang</label>`),
  ],
  [
    'ticked-consent',
    order('Betaal', undefined, `<label>${CHECKED} Stuur me de nieuwsbrief</label>`),
    `<form><label>${CHECKED} Nieuwsbrief Klimaat</label></form>`,
  ],
  ['ticked-consent', registration(CHECKED), registration(UNCHECKED)],
  ['payment-mark', '<p>Betaal met iDEAL.</p>', '<p>Betaal met iDEAL | Wero.</p>'],
  [
    'payment-mark',
    '<p><img src="/ideal.svg" alt=""></p>',
    '<div data-article-body><p>De bank achter iDEAL stopt ermee.</p></div>',
  ],
  [
    'refusal',
    dialog('<button>Alles toestaan</button><a href="/cookies/">Weigeren</a>'),
    dialog('<button>Alles toestaan</button><button>Alles weigeren</button>'),
  ],
  [
    'refusal',
    dialog('<button>Accepteren</button><button>Zelf instellen</button>'),
    dialog('<button>Accepteren</button><button>Alleen noodzakelijk</button>'),
  ],
  [
    'refusal',
    '<div><p>Wij gebruiken cookies.</p><div><button>Akkoord</button></div></div>',
    '<div><p>Wij gebruiken cookies.</p><div><button>Akkoord</button> <button>Alleen functionele</button></div></div>',
  ],
  ['tcf', consentPixel(withoutVendors), consentPixel(`${withoutVendors}.IDKO4AAqAKA.YAAA`)],
  ['tcf', tcfScript(4), tcfScript(5)],
  [
    'tcf',
    "<script>window.__tcfapi = () => ({ apiVersion: '2.2' });</script>",
    "<script>window.__tcfapi = () => ({ apiVersion: '2.3' });</script>",
  ],
  [
    'sponsor',
    '<a rel="sponsored" href="https://kist.example/">Brood</a>',
    '<p>Betaald door Kist: <a rel="sponsored" href="https://kist.example/">Brood</a></p>',
  ],
  [
    'political-ad',
    political('<p>Politieke advertentie</p>'),
    political('<p>Politieke advertentie</p><a href="/n/1/">Transparantieverklaring</a>'),
  ],
  [
    'political-ad',
    political('<p>Politieke advertentie van Partij A</p>'),
    political('<h2>Politieke advertentie van Partij A verwijderd</h2>'),
  ],
  [
    'ai-label',
    picture('Beeld: Midjourney'),
    `<article data-made-with="ai-pictures">${picture('Beeld: Midjourney')}</article>`,
  ],
  [
    'ai-label',
    '<script type="application/ld+json">{"digitalSourceType":"trainedAlgorithmicMedia"}</script>',
    '<article data-made-with="ai-text"></article>',
  ],
  ['ai-label', picture('Een stad. Illustratie gemaakt met ChatGPT'), picture('Een telefoon met ChatGPT')],
  ['ai-label', '<p data-byline>Door Gemini</p>', '<p data-byline>Door Jan de Vries</p>'],
];

/** Pages with findings of a rule, and pages without. */
const PAGES: readonly (readonly [rule: string, wrong: PageOptions, right: PageOptions])[] = [
  ...CONTENTS.map(([rule, wrong, right]) => [rule, { content: wrong }, { content: right }] as const),
  ...['withdrawal-link', 'cancel-link'].flatMap(
    (rule) =>
      [
        [rule, { content: offer('€ 10'), without: rule }, { content: '<p>Nieuws</p>', without: rule }],
        [
          rule,
          { content: '<div data-widget="paywall"></div>', without: rule },
          { content: '<div data-widget="paywall"></div>' },
        ],
      ] as const,
  ),
  ...['accessibility', 'owner', 'contact', 'privacy'].map(
    (rule) => [rule, { without: rule }, { without: rule, body: 'class="app-view"' }] as const,
  ),
  ['unasked-ads', { content: SLOT }, { content: SLOT, body: SLOT_WITHOUT_CONSENT }],
  [
    'unasked-ads',
    { content: SLOT, config: '{"consentPurposes":["social-media"]}' },
    { content: SLOT, config: '{"consentPurposes":["social-media","ads"]}' },
  ],
  [
    'unasked-ads',
    { content: SLOT, config: '{"consent":{"source":"own"}}' },
    { content: SLOT, config: '{"consent":{"source":"tcf"}}' },
  ],
  [
    'sponsor',
    { content: '<div data-ad-position="rectangle" data-ad-sponsor=""></div>', body: SLOT_WITHOUT_CONSENT },
    {
      content: '<div data-ad-position="rectangle" data-ad-sponsor="Bakkerij Kist"></div>',
      body: SLOT_WITHOUT_CONSENT,
    },
  ],
  [
    'sponsor',
    { body: 'data-article-type="native-ad"' },
    {
      body: 'data-article-type="native-ad"',
      content: '<p data-ad-sponsor="Warm BV">Partnerbericht van Warm BV</p>',
    },
  ],
  [
    'sponsor',
    {
      body: 'data-article-type="native-ad"',
      content: '<div data-article-body><p>Betaald door Warm BV</p></div>',
    },
    { body: 'data-article-type="native-ad"', content: '<p>Gesponsord door <b>Warm BV</b></p>' },
  ],
  [
    'political-ad',
    {
      content: '<div data-ad-position="rectangle" data-ad-political="/transparantie/1/"></div>',
      body: SLOT_WITHOUT_CONSENT,
    },
    {
      content:
        '<div data-ad-position="rectangle" data-ad-sponsor="Partij A" data-ad-political="/transparantie/1/"></div>',
      body: SLOT_WITHOUT_CONSENT,
    },
  ],
];

/** Contents of other publishers' pages, in which no rule may have a finding. */
const HARMLESS: readonly (readonly [what: string, content: string])[] = [
  [
    'a game beside an article about money',
    `<p>€ 500 ${'lang '.repeat(200)}</p><form><button>Start</button></form>`,
  ],
  ['a form that sends again', '<form><p>Een kaart kost € 5.</p><button>Probeer het opnieuw</button></form>'],
  ['a contact form', '<div><p>€ 5</p><form><button>Neem contact op</button></form></div>'],
  ['a search for houses', '<form action="/kopen/" method="get"><p>tot € 500</p><button>Zoek</button></form>'],
  ['a step before an order', '<form action="/bestellen/2/" method="post"><button>Volgende</button></form>'],
  [
    'a login before an order',
    '<form action="/bestellen/login/" method="post"><button>Inloggen</button></form>',
  ],
  [
    'a newsletter beside a price',
    '<div><p>€ 5 per week</p><form action="/nieuwsbrief/"><button>Abonneer</button></form></div>',
  ],
  [
    'a book',
    '<form action="/bestellen/" method="post"><p>€ 20, exclusief verzendkosten</p><button>Koop nu</button></form>',
  ],
  [
    'a teaser about buying',
    '<article><h3><a href="/nieuws/1/">Gratis geld? Kopen op afbetaling kost € 200</a></h3></article>',
  ],
  [
    'a teaser around its heading',
    '<article><a href="/nieuws/1/"><h3>Gratis kopen</h3> € 200 besparen</a></article>',
  ],
  [
    'a teaser whose address begins like a shop',
    '<li><a href="/nieuws/abonnementen-duurder-1/">De eerste maand: € 2 gratis</a></li>',
  ],
  ['a choice of a distance', '<form><input type="hidden" name="afstand" value="10"></form>'],
  ['a setting of a player', `<form><label>${CHECKED} Direct starten met afspelen</label></form>`],
  ['a ticked refusal', order('Betaal', undefined, `<label>${CHECKED} Stuur mij geen aanbiedingen</label>`)],
  ['a headline about a bank', '<h2>Storing bij iDEAL</h2>'],
  ['a teaser about a bank', '<a href="/nieuws/1/"><span>Storing bij iDEAL</span></a>'],
  ['a picture of something ideal', '<img src="/ideal.jpg" alt="An ideal summer">'],
  [
    'agreement to rules beside a link to the privacy statement',
    '<form><p>Lees de privacyverklaring.</p><button>Akkoord</button></form>',
  ],
  ['agreement to the rules of a game', '<div><p>Spelregels</p><button>Akkoord</button></div>'],
  [
    'a video that waits for consent',
    '<figure><p>Deze video plaatst cookies.</p><button>Toestaan</button></figure>',
  ],
  ['the version of another API', "<script>maps.load({ apiVersion: '2.0' });</script>"],
  ['a consent that the server fills in', consentPixel('__GDPR_CONSENT__')],
  [
    'a sponsored link',
    '<p>Gesponsord door Kist: <a rel="sponsored" href="https://kist.example/">Brood</a></p>',
  ],
  ['a headline about political advertisements', '<h3>Politieke reclame op Facebook verboden</h3>'],
  [
    'a teaser about political advertisements',
    '<a href="/nieuws/1/"><span>Politieke reclame van A weg</span></a>',
  ],
  ['a picture of a program', picture('Sam Altman toont ChatGPT. Foto ANP')],
  ['a picture of a pilot', picture('De copilot van het toestel')],
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
    expect([...new Set(PAGES.map(([rule]) => `law-${rule}`))].sort()).toEqual(Object.keys(RULES).sort()));

  it.each(PAGES)('%s: %o', async (rule, wrong, right) => {
    expect(await found(page(wrong))).toContain(`nmt/law-${rule}`);
    expect(await found(page(right))).not.toContain(`nmt/law-${rule}`);
  });

  it.each(HARMLESS)('finds nothing in %s', async (_what, content) => {
    expect(await found(page({ content }))).toEqual([]);
  });

  it('asks a part of another page with the footer of an article for no links', async () =>
    expect(await found('<body><article><footer>Jan de Vries</footer></article></body>')).toEqual([]));

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
});

describe('the output', () => {
  it('says what to do, who asks for it since when, and once that it is no legal advice', async () => {
    const findings = await lint('page.html', page({ without: 'accessibility' }));
    const text = FORMATS.text(findings, 1, 'nl-2026');
    expect(text).toContain(
      '  docs/reference/findings.md#law-accessibility  Link to the statement in the footer. (Directive (EU) 2019/882 (EAA) art. 13 and annex V; in force since 2025-06-28)',
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
