import { describe, expect, it } from 'vitest';
import { createLinter } from '../../../../tools/lint-page/create-linter.ts';
import { FORMATS } from '../../../../tools/lint-page/format.ts';
import { FILES, lint } from './demo-paper.ts';

/** The findings of the new paper's rules for a whole page, regardless of the files in its head. */
async function find(body: string, { config = '{}', head = '', facts = 'data-page-type="article"' } = {}) {
  const page = `<!doctype html><html lang="nl"><head><script type="application/json" id="site-config">${config}</script>${head}</head>\n<body ${facts}>${body}</body></html>`;
  return (await lint('page.html', page))
    .filter(({ rule }) => !/^nmt\/(loader|head-script|base-style|page-files)$/.test(rule))
    .map(({ rule, message }) => `${rule}: ${message}`);
}

const quiz = (definition: object) =>
  `<div data-widget="quiz"><script type="application/json">${JSON.stringify(definition)}</script></div>`;
const QUESTION = {
  question: 'Vis?',
  answers: [
    { answer_id: 1, answer: 'Ja', correct: true },
    { answer_id: 2, answer: 'Nee' },
  ],
};
const RULES = (json: string) => `<script type="speculationrules">${json}</script>`;
const WALL = '<div data-widget="paywall"></div>';
const MENU = (opener: string, column: string) =>
  `<div data-widget="sidebar-nav"><a data-menu-opener href="${opener}">Menu</a><div data-menu id="menu" aria-label="Menu"><nav data-menu-column id="begin"><a href="${column}">Service</a></nav><nav data-menu-column id="service"></nav><p data-menu-close><a href="#dicht">Sluit</a></p></div></div>`;
const CONTENTS = (links: string) =>
  `<nav data-widget="table-of-contents">${links}</nav><article><h2 id="vis">Vis</h2><h2>De Dijk</h2></article>`;
const UPDATE = (id: string) =>
  `<li data-widget="liveblog-update" data-update-id="${id}" data-published-at="2026-03-29T10:42:00+02:00" data-article-url="/a"></li>`;

describe('what belongs together on a page', () => {
  it.each<[what: string, body: string, options: Parameters<typeof find>[1], finding: unknown]>([
    [
      'a position',
      '<div data-ad-position="leaderbord"></div>',
      {},
      'nmt/ad-position: ads: No position is named "leaderbord". Did you mean "leaderboard"?',
    ],
    ['a numbered position', '<div data-ad-position="rectangle-2"></div>', {}, undefined],
    [
      'a wall without content',
      WALL,
      {},
      'nmt/wall: paywall: there is no [data-paywall-content] on the page: a wall that blocks has nothing to protect.',
    ],
    ['a wall with content', `${WALL}<div data-paywall-content></div>`, {}, undefined],
    [
      'a wall with content of another name',
      '<div data-widget="paywall" data-content-selector=".tekst"></div><div class="tekst"></div>',
      {},
      undefined,
    ],
    [
      'a wall with content of another name in the settings',
      `${WALL}<div class="tekst"></div>`,
      { config: '{"paywall":{"contentSelector":".tekst"}}' },
      undefined,
    ],
    [
      'a wall with parts that search engines know',
      `${WALL}<div class="vast"></div>`,
      {
        head: '<script type="application/ld+json">{"isAccessibleForFree":false,"hasPart":{"isAccessibleForFree":false,"cssSelector":".vast"}}</script>',
      },
      undefined,
    ],
    ['a wall on a front page', WALL, { facts: 'data-page-type="frontpage"' }, undefined],
    [
      'content without a wall',
      '<div data-paywall-content></div>',
      {},
      'nmt/wall: data-paywall-content protects nothing: there is no [data-widget="paywall"] on the page.',
    ],
    [
      'content that is free',
      '<div data-paywall-content></div>',
      { facts: 'data-page-type="article" data-article-is-free="true"' },
      undefined,
    ],
    [
      'a button that checks visitors by itself',
      '<div data-widget="newsletter-button" data-code="haven" data-name="Haven" data-source="krant"><a href="/login/">Schrijf je in</a></div>',
      { config: '{"captchaSiteKey":"k"}' },
      'nmt/captcha: newsletter-button checks visitors who are not logged in, which needs "scripts.captcha" of script#site-config: without, they cannot send it.',
    ],
    [
      'a button that checks visitors by itself on a site that can',
      '<div data-widget="newsletter-button" data-code="haven" data-name="Haven" data-source="krant"><a href="/login/">Schrijf je in</a></div>',
      { config: '{"captchaSiteKey":"k","scripts":{"captcha":"/c.js"}}' },
      undefined,
    ],
    [
      'a robot check that the site does not have',
      '<form data-widget="form" action="/a" method="post" aria-label="Brief"><div data-captcha></div></form>',
      {},
      'nmt/captcha: form: data-captcha needs "scripts.captcha" and "captchaSiteKey" of script#site-config: without, the form cannot be sent.',
    ],
    [
      'a robot check',
      '<form data-widget="form" action="/a" method="post" aria-label="Brief"><div data-captcha></div></form>',
      { config: '{"captchaSiteKey":"k","scripts":{"captcha":"/c.js"}}' },
      undefined,
    ],
    [
      'a fact against the body',
      '',
      { config: '{"page":{"type":"frontpage"}}' },
      'nmt/page-facts: "page.type" is "frontpage", and the page has "article": its body comes first.',
    ],
    [
      'a number against the body',
      '',
      { config: '{"page":{"articleId":12}}', facts: 'data-page-type="article" data-article-id="13"' },
      'nmt/page-facts: "page.articleId" is 12, and the page has "13": its body comes first.',
    ],
    ['a fact that the body leaves out', '', { config: '{"page":{"articleId":12}}' }, undefined],
    [
      'an update twice',
      `<ol>${UPDATE('7')}${UPDATE('8')}${UPDATE('7')}</ol>`,
      {},
      'nmt/repeated-update: data-update-id is "7" here and on line 2: one of the two is taken for the other.',
    ],
    [
      'a misspelt purpose of the site',
      '',
      { config: '{"consentPurposes":["social media"]}' },
      'nmt/misspelt-purpose: "consentPurposes" of script#site-config has "social media", which is not a purpose of the product. Did you mean "social-media"?',
    ],
    [
      'a purpose of the site’s own',
      '',
      { config: '{"consentPurposes":["social-media","kaarten"]}' },
      undefined,
    ],
    [
      'an opener that leads nowhere',
      MENU('#meun', '#service'),
      {},
      'nmt/dead-link: sidebar-nav: href is "#meun", and no element of the page has the id "meun".',
    ],
    [
      'a link to a column that is not there',
      MENU('#menu', '#serivce'),
      {},
      'nmt/dead-link: sidebar-nav: href is "#serivce", and no element of the page has the id "serivce".',
    ],
    ['a menu', MENU('#menu', '#service'), {}, undefined],
    [
      'contents that lead nowhere',
      CONTENTS('<a href="#vsi">Vis</a><a href="#vis">Vis</a>'),
      {},
      'nmt/dead-link: table-of-contents: href is "#vsi", and no element of the page has the id "vsi".',
    ],
    [
      'contents with a heading that gets its id later',
      CONTENTS('<a href="#vis">Vis</a><a href="#de-dijk">De Dijk</a>'),
      {},
      undefined,
    ],
    [
      'a modal that does not exist',
      '<a href="#modal=consent-preferneces">Cookies</a>',
      {},
      'nmt/dead-link: #modal=consent-preferneces opens nothing; expected "consent-notice" or "consent-preferences". Did you mean "consent-preferences"?',
    ],
    ['the settings of consent', '<a href="#modal=consent-preferences">Cookies</a>', {}, undefined],
    [
      'a base',
      '',
      { head: '<base href="/">' },
      `nmt/base-element: <base href> leads links such as "#place" to another page, and the policy of the product refuses it (base-uri 'none').`,
    ],
    ['a base for targets', '', { head: '<base target="_top">' }, undefined],
    [
      'a policy by meta',
      '',
      { head: '<meta http-equiv="Content-Security-Policy" content="default-src \'self\'">' },
      'nmt/meta-policy: In a <meta> a Content-Security-Policy holds for what comes after it, without frame-ancestors and reports: send it as a header.',
    ],
    [
      'a policy that reports by meta',
      '',
      { head: '<meta http-equiv="content-security-policy-report-only" content="default-src \'self\'">' },
      'nmt/meta-policy: Browsers ignore Content-Security-Policy-Report-Only in a <meta>: send it as a header.',
    ],
    [
      'rules for loading ahead that a site wrote by hand',
      '',
      {
        head: RULES(
          '{"prerender":[{"where":{"and":[{"href_matches":"/*"},{"not":{"href_matches":["/log*","/create-account/*","/onboarding*"]}},{"not":{"href_matches":"/:one/"}}]}}]}',
        ),
      },
      undefined,
    ],
    [
      'rules that open a page which ends the session',
      '',
      {
        head: RULES(
          '{"prefetch":[{"urls":["/"]}],"prerender":[{"where":{"and":[{"href_matches":"/*"},{"not":{"href_matches":["/login*","/create-account*","/onboarding*","/paywall-*","/profiel/*","/ebook/*","/papi/*","/talk*","/logout?*"]}}]}}]}',
        ),
      },
      'nmt/speculation: The rules for prerender do not exclude /logout*: browsers open what changes or counts something for visitors who do not click.',
    ],
    [
      'rules that are no JSON',
      '',
      { head: RULES('{"prefetch":}') },
      expect.stringMatching(
        /^nmt\/speculation: The speculation rules are not JSON, so nothing is loaded ahead: /,
      ),
    ],
    [
      'a quiz',
      quiz({
        quiz_id: 1,
        type: 'questions',
        questions: [{ ...QUESTION, image: { src: '/a.jpg', width: 2, height: 1 } }],
      }),
      {},
      undefined,
    ],
    [
      'a quiz without a known type',
      quiz({ quiz_id: 1, type: 'poll', questions: [QUESTION] }),
      {},
      'nmt/quiz: quiz: type is "poll"; expected "questions" or "statements".',
    ],
    [
      'a quiz with one answer',
      quiz({
        quiz_id: 1,
        type: 'questions',
        questions: [QUESTION, { question: 'A?', answers: [{ answer: 'B' }] }],
      }),
      {},
      'nmt/quiz: quiz: questions[1] has no text or fewer than two answers; it is left out.',
    ],
    [
      'a quiz in an attribute',
      `<div data-widget="quiz" data-json="{}"></div>`,
      {},
      'nmt/quiz: quiz: quiz_id is missing; expected a whole number or a text.',
    ],
    [
      'a hidden hook of other pages',
      '<div data-widget="login-modal" hidden></div>',
      { facts: 'data-page-type="zoek"', config: '{"pageTypes":["zoek"]}' },
      undefined,
    ],
  ])('%s', async (_, body, options, finding) => {
    expect(await find(body, options)).toEqual(finding === undefined ? [] : [finding]);
  });

  it('names a misspelt purpose of a hook, also where the site lists it so', async () => {
    const gate = '<div data-widget="consent-gate" data-purpose="social media"><p>Bericht</p></div>';
    const found = await find(gate, { config: '{"consentPurposes":["social media"]}' });
    expect(found).toContain(
      'nmt/unasked-purpose: consent-gate: data-purpose is "social media", which is none of the product. Did you mean "social-media"?',
    );
  });
});

describe('files of a release', () => {
  const rulesOf = async (head: string, body = '') => {
    const page = `<!doctype html><html lang="nl"><head><script async src="/nmt/loader.js"></script>${head}</head><body data-page-type="article">${body}</body></html>`;
    return (await lint('page.html', page)).map(({ rule, message }) => `${rule}: ${message}`);
  };
  const script = (folder: string) =>
    `<script async crossorigin src="${folder}${FILES['weather.js']}" integrity="sha256-x"></script>`;

  it('come from one folder', async () => {
    expect(await rulesOf(script('/nmt/site/'))).toContain(
      `nmt/mixed-builds: ${FILES['weather.js']} is from /nmt/site/, and the loader from /nmt/: a page takes all files of one build.`,
    );
    expect((await rulesOf(script('/nmt/'))).join()).not.toContain('mixed-builds');
  });

  it('are sent for what a page expects to show', async () => {
    const wall = '<div data-widget="paywall" data-expected></div>';
    const wanted = `nmt/page-files: paywall has data-expected, and the page does not send ${FILES['wall.js']} along; without, they load one after another.`;
    expect(await rulesOf('', wall)).toContain(wanted);
    const sent = `<link rel="preload" as="script" crossorigin href="/nmt/${FILES['wall.js']}">`;
    expect(await rulesOf(sent, wall)).not.toContain(wanted);
    expect(await rulesOf('', wall.replace('data-expected', 'data-expected="false"'))).not.toContain(wanted);
  });
});

describe('hostile pages', () => {
  it('may name what every object has', async () => {
    const found = await lint(
      'constructor',
      '<body data-page-type="constructor"><div data-widget="toString"></div><p title="&constructor;">a</p></body>',
    );
    expect(found.map(({ file, rule }) => [file, rule])).toContainEqual(['constructor', 'nmt/unknown-hook']);
    expect(found.map(({ rule }) => rule)).not.toContain('nmt/unreadable');
  });

  it('cannot write to the terminal', async () => {
    const found = await lint('\u001b[2Ja.html', '<div data-widget="\u001b[31m&#10;x"></div>');
    const text = FORMATS.text(found, 1);
    expect(text).toContain('\\u001b[2Ja.html');
    expect(text).toContain('\\u001b[31m\\u000ax');
    expect(text).not.toContain('\u001b');
  });

  it('with ten thousand mistakes name the first', async () => {
    const linter = createLinter({ pageTypes: [], body: [], features: {} });
    const found = await linter('a', '<i data-widget="a"></i>\n'.repeat(10_000));
    expect(found).toHaveLength(501);
    expect(found.at(-1)?.message).toBe('There are more than 500 such mistakes; the others are not listed.');
  });
});
