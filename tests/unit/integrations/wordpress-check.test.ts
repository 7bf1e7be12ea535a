import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import Ajv2020 from 'ajv/dist/2020.js';
import { afterAll, describe, expect, it } from 'vitest';
import { integrityOf } from '../../../build/hash.ts';
import { collectSettings } from '../../../build/settings/collect-settings.ts';
import * as parsers from '../../../core/runtime/feature/attributes.ts';
import { isSafeAddress } from '../../../core/runtime/page/address.ts';
import { hasPhp, runPhp } from './php.ts';

const ORIGIN = 'http://krant.example';

/** A contract with one feature of each form that the plugin treats differently. */
const CONTRACT = {
  features: {
    quiz: {
      purpose: 'A quiz.',
      selector: '[data-widget="quiz"]',
      nesting: { forbiddenIn: ['p'], insideFeature: true },
      attributes: [
        { name: 'data-article-id', type: 'integer', min: 1, required: true },
        { name: 'data-mode', type: 'word', values: ['short', 'long'], required: false },
        { name: 'data-open', type: 'flag', required: false },
      ],
      sample: '<div data-widget="quiz" data-article-id="1">\n  <p>Vragen</p>\n</div>',
    },
    form: {
      purpose: 'A form.',
      selector: '[data-widget="form"]',
      attributes: [],
      sample: '<form data-widget="form" action="/x" method="post"><button>Ja</button></form>',
    },
    links: {
      purpose: 'Links.',
      selector: 'a[data-append-uuid]',
      attributes: [],
      sample: '<a data-append-uuid href="/x">x</a>',
    },
    list: {
      purpose: 'A list.',
      selector: '[data-widget="list"]',
      attributes: [],
      sample: '<div>\n  <ul data-widget="list"></ul>\n</div>',
    },
    pictures: { purpose: 'Pictures.', selector: 'img[data-src]', attributes: [] },
    page: { purpose: 'The page.', selector: 'body', attributes: [] },
  },
};

function accepted(pairs: readonly (readonly [attribute: object, value: string])[], origin = ORIGIN) {
  return runPhp<boolean[]>('check.php', { origin, items: pairs }, 'accepts');
}

interface Checked {
  readonly attributes: Record<string, string>;
  readonly errors: string[];
  readonly mounts: boolean;
}

function checked(...items: readonly (readonly [feature: string, given: object])[]) {
  return runPhp<Checked[]>('check.php', { origin: ORIGIN, contract: CONTRACT, items }, 'hooks');
}

/** The attributes of `NMT_Widgets_Page::LEFT_ALONE`. */
const LEFT_ALONE =
  ' data-cfasync="false" data-no-optimize="1" data-no-defer="1" data-no-minify="1" data-noptimize="1" nowprocket';

describe.skipIf(!hasPhp)('attributes in the WordPress plugin (skipped without php-cli)', () => {
  it('are accepted where the product accepts them', () => {
    const values = [
      '',
      ' ',
      '0',
      '1',
      '01',
      '-1',
      '+1',
      '3.5',
      '.5',
      '1e3',
      ' 7 ',
      '7\n',
      '12',
      '13',
      'true',
      'false',
      'yes',
      'a',
      'b',
      'a,b',
      'a, b',
      'a,c',
      ',',
      'é',
    ];
    const kinds = [
      [{ type: 'integer', min: 1, max: 12 }, parsers.integer(1, 12)],
      [{ type: 'integer' }, parsers.integer()],
      [{ type: 'decimal', min: 0.5, max: 12 }, parsers.decimal(0.5, 12)],
      [{ type: 'flag' }, parsers.flag()],
      [{ type: 'word', values: ['a', 'b'] }, parsers.oneOf('a', 'b')],
      [{ type: 'words', values: ['a', 'b'] }, parsers.someOf('a', 'b')],
      [{ type: 'list' }, parsers.list()],
      [{ type: 'text' }, parsers.text()],
      [{ type: 'text', pattern: '\\S' }, parsers.filledText()],
    ] as const;
    const pairs = kinds.flatMap(([attribute, parser]) =>
      values.map((value) => ({ attribute, value, product: parses(parser, value) })),
    );
    const answers = accepted(pairs.map(({ attribute, value }) => [attribute, value]));
    const named = pairs.map(
      ({ attribute, value, product }) => `${JSON.stringify([attribute, value])} ${product}`,
    );
    expect(answers.map((answer, index) => named[index]?.replace(/ \w+$/, ` ${answer}`))).toEqual(named);
  });

  it.each([ORIGIN, 'https://krant.example', 'http://127.0.0.1:8090'])(
    'are addresses that browsers take as safe ones, on %s',
    (origin) => {
      const right = [
        '',
        '/',
        '/a?b#c',
        'a/b',
        '?q',
        '#x',
        'https://x.example/y',
        'HTTPS://X.example',
        `${origin}/a`,
      ];
      const wrong = [
        'http://elsewhere.example/',
        'javascript:alert(1)',
        ' javascript:alert(1)',
        'java\nscript:alert(1)',
        '\u0001javascript:alert(1)',
        'data:text/html,x',
        'mailto:a@b.example',
        'blob:https://krant.example/1',
        'https://',
        'https://exa mple/',
        'https://[',
        'https://x:99999/',
      ];
      const doubtful = [
        '//x.example/y',
        '\\\\x.example\\y',
        '/\\x.example',
        'https:x',
        'a:b',
        'http:x',
        '//',
      ];
      const answers = accepted(
        [...right, ...wrong, ...doubtful].map((value) => [{ type: 'address' }, value]),
        origin,
      );
      const all = [...right, ...wrong, ...doubtful].map((value, index) => ({
        value,
        php: answers[index],
        product: isSafeAddress(value, `${origin}/pagina/`),
      }));
      expect(
        all.filter(({ value, php }) => right.includes(value) !== php && !doubtful.includes(value)),
      ).toEqual([]);
      // The product mounts everything that the plugin accepts.
      expect(all.filter(({ php, product }) => php && !product)).toEqual([]);
    },
  );

  it('are named with feature, attribute, value and expectation, and left out', () => {
    expect(
      checked(
        ['quiz', { 'article-id': '7', open: true, 'aria-label': 'Quiz' }],
        ['quiz', { 'article-id': '7', mode: 'medium', opne: '1' }],
        ['quiz', { 'data-article-id': '0' }],
        ['quiz', {}],
        ['quizz', {}],
      ),
    ).toEqual([
      {
        attributes: { 'data-article-id': '7', 'data-open': 'true', 'aria-label': 'Quiz' },
        errors: [],
        mounts: true,
      },
      {
        attributes: { 'data-article-id': '7' },
        errors: [
          'quiz: mode is "medium"; expected one of "short", "long".',
          'quiz has no attribute "opne". Did you mean "open"?',
        ],
        mounts: true,
      },
      {
        attributes: [],
        errors: ['quiz: article-id is "0"; expected a whole number from 1.'],
        mounts: false,
      },
      {
        attributes: [],
        errors: ['quiz: article-id is missing; expected a whole number from 1.'],
        mounts: false,
      },
      { attributes: [], errors: ['There is no feature named "quizz". Did you mean "quiz"?'], mounts: false },
    ]);
  });

  it('of a block are those of its hook; what the hook does not have is named, what the editor adds is not', () => {
    const blocks = (...items: readonly (readonly [feature: string, stored: object])[]) =>
      runPhp<Checked[]>('check.php', { origin: ORIGIN, contract: CONTRACT, items }, 'blocks');
    expect(
      blocks(
        ['quiz', { articleId: 7, open: true, ariaLabel: 'Quiz', align: 'wide', className: 'a', lock: {} }],
        ['quiz', { articleId: 7, artikelId: 8, modeOfPlay: 'x', mode: ['short'] }],
      ),
    ).toEqual([
      {
        attributes: { 'data-article-id': '7', 'data-open': 'true', 'aria-label': 'Quiz' },
        errors: [],
        mounts: true,
      },
      {
        attributes: { 'data-article-id': '7' },
        errors: [
          'quiz has no attribute "artikel-id". Did you mean "article-id"?',
          'quiz has no attribute "mode-of-play".',
          'quiz: mode is "["short"]"; expected one of "short", "long".',
        ],
        mounts: true,
      },
    ]);
  });

  it('belong to hooks that are where they may be', () => {
    const quiz = '<div class="a" data-widget="quiz" data-article-id="1">x</div>';
    const items = [
      `<p>Een alinea.</p>${quiz}<p>Nog een.</p>`,
      `<p class="a">Kijk <b>hier</b>: ${quiz}</p>`,
      '<p>Zo: data-widget="quiz"</p>',
      '<p><span data-widget="list"></span></p>',
    ];
    const input = { origin: ORIGIN, contract: CONTRACT, items };
    expect(runPhp<string[][]>('check.php', input, 'places')).toEqual([
      [],
      ['quiz may not be inside <p>: put it on a line of its own.'],
      [],
      [],
    ]);
  });

  it('send a form only to this site', () => {
    const actions = [
      '/antwoorden/?a=1',
      'https://elsewhere.example/',
      '//elsewhere.example/',
      '/\\elsewhere.example',
    ];
    const [own, ...others] = checked(
      ...[...actions, '/\t/elsewhere.example', 'antwoorden'].map((action) => ['form', { action }] as const),
    );
    expect(own).toMatchObject({ attributes: { action: '/antwoorden/?a=1' }, errors: [] });
    expect(others.map(({ attributes }) => attributes)).toEqual([[], [], [], [], []]);
    expect(others[0]?.errors).toEqual([
      'form: action is "https://elsewhere.example/"; expected a path on this site, such as /answers/.',
    ]);
  });

  it('stay short and finish, whatever an editor pastes', () => {
    const long = 'x'.repeat(100_000);
    const [value, name, feature] = checked(
      ['quiz', { 'article-id': long }],
      ['quiz', { 'article-id': '1', [long]: '1' }],
      [long, {}],
    );
    for (const answer of [value, name, feature]) expect(answer?.errors[0]?.length).toBeLessThan(200);
  });

  it('come with those of the hook’s element, and the content of the sample', () => {
    const items = ['quiz', 'form', 'links', 'list', 'pictures', 'page'];
    const compact = runPhp<({ element: string; content: string; attributes: { name: string }[] } | null)[]>(
      'check.php',
      { contract: CONTRACT, items },
      'compact',
    );
    expect(
      compact.map(
        (feature) =>
          feature && [feature.element, feature.content, feature.attributes.map(({ name }) => name)],
      ),
    ).toEqual([
      ['div', '<p>Vragen</p>', ['aria-label', 'data-article-id', 'data-mode', 'data-open']],
      ['form', '<button>Ja</button>', ['action', 'method', 'aria-label']],
      ['a', 'x', ['href', 'aria-label']],
      // The sample's own root is not a hook.
      ['div', '', ['aria-label']],
      null,
      null,
    ]);
  });
});

const SETTINGS = hasPhp ? await collectSettings(process.cwd()) : {};

describe.skipIf(!hasPhp)('the configuration in the WordPress plugin (skipped without php-cli)', () => {
  const schema = { type: 'object', additionalProperties: false, properties: SETTINGS };
  const check = (...items: readonly string[]) =>
    runPhp<string[][]>('check.php', { schema, items }, 'configs');

  it('is accepted where the schema of the product accepts it', () => {
    const configs = [
      {},
      { brand: 'De Krant', disabled: ['quiz'], endpoints: { weather: 'https://data.example.org/weather' } },
      { brand: '' },
      { brand: 4 },
      { brand: ['De Krant'] },
      { endpoints: { profile: { userInfo: '/papi/' } } },
      { endpoints: { profile: { userInfo: 4 } } },
      { endpoints: [] },
      { endpoints: { weather: 'javascript:alert(1)' } },
      { scripts: { captcha: 'http://elsewhere.example/' } },
      { scripts: { own: { a: '/a.js', b: 'http://localhost:8090/b.js' } } },
      { mobileBelow: 'tiny' },
      { profileApiTimeoutMs: 0 },
      { profileApiTimeoutMs: 10.5 },
      { profileApiTimeoutMs: -1 },
      { profileApiTimeoutMs: 2 ** 31 },
      { editorOrigins: ['https://cms.example.org'] },
      { editorOrigins: ['http://cms.example.org', 'https://cms.example.org/a'] },
      { ads: { publisherId: '12', refillUntil: '2026-01-01' } },
      { ads: { publisherId: '12a' } },
      { ads: { publisher: '12' } },
      { shareUtm: { mail: { source: 'a' } } },
      { shareUtm: { mail: { source: 'a', medium: 'b' } } },
      { tours: { 'tour-onboarding': { steps: [{ titel: 'x' }] } } },
      { nope: 1 },
    ];
    const validate = new Ajv2020({ strict: false }).compile(schema);
    const answers = check(...configs.map((config) => JSON.stringify(config)));
    expect(configs.map((config, index) => [config, answers[index]?.length === 0])).toEqual(
      configs.map((config) => [config, validate(config)]),
    );
  });

  it('names what is wrong, with its place and the nearest key', () => {
    expect(
      check(
        '{',
        '[]',
        '{"page":{}}',
        '{"brnad":"x"}',
        '{"ads":{"publisherId":"x"}}',
        '{"brand":true,"mobileBelow":"tiny"}',
        '{"editorOrigins":["https://a.example","http://b.example"]}',
      ).map((errors) => errors.join(' ')),
    ).toEqual([
      'The configuration is no JSON: Syntax error.',
      'The configuration is no JSON object.',
      'The configuration may not contain "page": the plugin writes the facts of each page itself.',
      'There is no key "brnad". Did you mean "brand"?',
      'ads.publisherId is "x", which does not fit ^\\d+$.',
      expect.stringMatching(/^brand has another type than string\. mobileBelow is none of "xxsmall", /),
      'editorOrigins[1] is "http://b.example", which does not fit ^https://[^/?#]+$.',
    ]);
  });
});

describe.skipIf(!hasPhp)('the settings of the WordPress plugin (skipped without php-cli)', () => {
  const former = { source: '/srv/www/assets', path: '/assets/', site_file: '/nmt/site.json' };
  const save = (...inputs: readonly Partial<typeof former>[]) =>
    runPhp<{ options: typeof former; errors: string[] }[]>(
      'in-wordpress.php',
      { items: inputs.map((input) => ({ options: former, input })) },
      'saved',
    );

  it('take a build in a folder or at an address that nobody on the way changes', () => {
    const right = [
      '',
      '/srv/www/assets',
      'C:\\assets',
      'd:/assets',
      'https://static.example.org/nmt',
      'http://localhost:8080/assets',
      'http://127.0.0.1',
    ];
    expect(save(...right.map((source) => ({ source })))).toMatchObject(
      right.map((source) => ({ options: { source }, errors: [] })),
    );
    const wrong = [
      'phar:///srv/www/uploads/a.jpg',
      'php://input',
      'ftp://a.example/nmt',
      'http://a.example/nmt',
      'http://localhost.example.org/',
      '//a.example/nmt',
      'assets',
    ];
    expect(save(...wrong.map((source) => ({ source })))).toMatchObject(
      wrong.map(() => ({
        options: former,
        errors: ['The build is neither in a folder, such as /srv/www/assets, nor at an https address.'],
      })),
    );
  });

  it('take a site file of https or of this site', () => {
    const right = ['', '/nmt/site.json', 'https://static.example.org/site.json?v=2'];
    expect(save(...right.map((site_file) => ({ site_file })))).toMatchObject(
      right.map((site_file) => ({ options: { site_file }, errors: [] })),
    );
    const wrong = [
      '//a.example/site.json',
      'http://a.example/site.json',
      'javascript:alert(1)',
      '/a"b',
      '/\\a.example',
    ];
    expect(save(...wrong.map((site_file) => ({ site_file })))).toMatchObject(
      wrong.map(() => ({
        options: former,
        errors: ['The site file is neither https://… nor a path such as /nmt/site.json.'],
      })),
    );
  });
});

describe.skipIf(!hasPhp)('the build that the WordPress plugin reads (skipped without php-cli)', () => {
  const folder = mkdtempSync(join(tmpdir(), 'nmt-plugin-build-'));
  const write = (file: string, content: object | string) => {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), typeof content === 'string' ? content : JSON.stringify(content));
  };
  const run = <Result>(what: string, options: object) =>
    runPhp<Result[]>('in-wordpress.php', { items: [{ options }] }, what)[0];
  afterAll(() => rmSync(folder, { recursive: true }));

  const base = integrityOf('a{}');
  const manifest = {
    format: 1,
    release: 'a1b2c',
    loader: { file: 'loader.js' },
    head: { file: 'head.js', hash: integrityOf('0') },
    styles: { base: { file: 'base.css', integrity: base, hash: base } },
    integrity: { file: 'integrity.json' },
    pages: { default: { scripts: [], styles: [] } },
    features: {},
  };
  write('nmt/contract.json', { version: '1.2.0', features: {}, pageTypes: ['article'] });
  write('nmt/site-config.schema.json', { type: 'object' });
  write('nmt/site/manifest.json', manifest);
  write('nmt/site/head.js', '0');
  write('nmt/site/base.css', 'a{}');
  write('site/contract.json', { version: '1.3.0', features: {}, pageTypes: [] });
  write('site/manifest.json', manifest);
  write('site/head.js', '0');
  write('site/base.css', 'a{}');

  it('has its contract in the folder around that for site files', () => {
    expect(run('facts', { source: `${folder}/nmt/site` })).toEqual({
      version: '1.2.0',
      pageTypes: ['article'],
      configSchema: { type: 'object' },
      error: '',
    });
    // A folder of that name with its own build.
    expect(run('facts', { source: `${folder}/site` })).toMatchObject({ version: '1.3.0', error: '' });
  });

  it('is written with the site file', () => {
    const options = { source: `${folder}/nmt/site`, path: '/assets/site/', site_file: '/nmt/site.json' };
    const tags =
      '<link rel="preload" as="fetch" crossorigin href="/nmt/site.json">\n' +
      `<script${LEFT_ALONE} async src="/assets/site/loader.js" data-site-file="/nmt/site.json"></script>`;
    expect(run('heads', options)).toContain(tags);
    expect(run('heads', { ...options, site_file: '' })).not.toContain('site.json');
  });

  it('is that in site/ if there is a site file, whether the settings name that folder or the one around it', () => {
    const loader = 'src="/assets/site/loader.js"';
    const site_file = '/nmt/site.json';
    for (const path of ['/assets', '/assets/', '/assets/site', '/assets/site/'])
      for (const source of ['nmt', 'nmt/site'].map((name) => `${folder}/${name}`)) {
        expect(run('heads', { source, path, site_file })).toContain(loader);
        expect(run('facts', { source, path, site_file })).toMatchObject({ version: '1.2.0', error: '' });
      }
    expect(run('heads', { source: `${folder}/nmt/site`, path: '/assets/', site_file: '' })).toContain(
      'src="/assets/loader.js"',
    );
  });
});

describe.skipIf(!hasPhp)('the scripts that the WordPress plugin writes (skipped without php-cli)', () => {
  const folder = mkdtempSync(join(tmpdir(), 'nmt-plugin-scripts-'));
  const base = integrityOf('a{}');
  const head = 'document.title="<script src=a></script"';
  const files = {
    'contract.json': JSON.stringify({ version: '1.2.0', features: {}, pageTypes: ['article'] }),
    'manifest.json': JSON.stringify({
      format: 1,
      release: 'a1b2c',
      loader: { file: 'loader.js', hashed: { file: 'loader-1a2b3.js', integrity: 'sha256-loader' } },
      head: { file: 'head.js', hash: integrityOf(head) },
      styles: { base: { file: 'base.css', integrity: base, hash: base } },
      integrity: { file: 'integrity.json', integrity: 'sha256-table' },
      pages: { default: { scripts: [{ file: 'core.js', integrity: base }], styles: [] } },
      features: {},
    }),
    'head.js': head,
    'base.css': 'a{}',
  };
  for (const [file, text] of Object.entries(files)) writeFileSync(join(folder, file), text);
  const run = <Result>(what: string, path: string) =>
    runPhp<Result[]>('in-wordpress.php', { items: [{ options: { source: folder, path } }] }, what)[0];
  afterAll(() => rmSync(folder, { recursive: true }));

  it('ask plugins that join, move or delay scripts to leave them alone', () => {
    const written = run<string>('heads', '/assets/') ?? '';
    expect(written).toContain(`<script${LEFT_ALONE}>${head}</script>`);
    expect(written).toContain(
      `<script${LEFT_ALONE} async src="/assets/loader-1a2b3.js" crossorigin integrity="sha256-loader" data-integrity="sha256-table"></script>`,
    );
    expect(written).toContain(`<script${LEFT_ALONE} async crossorigin src="/assets/core.js"`);
  });

  it('are excluded by their addresses where attributes do not count', () => {
    expect(run('excluded', '/assets/')).toEqual(['other.js', '/assets/(.*)\\.js']);
    expect(run('excluded', 'https://static.example.org/nmt.1/')).toEqual(['other.js', '/nmt\\.1/(.*)\\.js']);
    expect(run('excluded', '')).toEqual(['other.js']);
  });
});

describe.skipIf(!hasPhp)('the policy of the WordPress plugin (skipped without php-cli)', () => {
  it('gives the nonce to scripts and styles, and to no text that looks like one', () => {
    const items = [
      '<script src="a.js"></script><style id=\'x\'>a{}</style><link rel="stylesheet">',
      '<script>document.write("<style>a</style>")</script>',
      '<!-- <script>old()</script> --><SCRIPT async>b()</SCRIPT >',
      '<script type="application/json">{"a":"<script"}</script>',
      '<p>no script</p>',
    ];
    expect(runPhp<string[]>('check.php', { items }, 'nonces')).toEqual([
      '<script nonce="n" src="a.js"></script><style nonce="n" id=\'x\'>a{}</style><link rel="stylesheet">',
      '<script nonce="n">document.write("<style>a</style>")</script>',
      '<!-- <script>old()</script> --><SCRIPT nonce="n" async>b()</SCRIPT >',
      '<script nonce="n" type="application/json">{"a":"<script"}</script>',
      '<p>no script</p>',
    ]);
  });

  it('has the origins that the settings fetch from', () => {
    const config = {
      endpoints: { weather: 'https://data.example.org/weather' },
      reports: { address: 'https://reports.example.org/in' },
      fragmentOrigins: ['https://parts.example.org'],
    };
    const options = {
      policy: 'enforce',
      path: '/assets/',
      site_file: 'https://static.example.org/site.json',
      config: JSON.stringify(config),
    };
    const [policy = ''] = runPhp<string[]>('in-wordpress.php', { items: [{ options }] }, 'policies');
    expect(policy.split('; ').find((part) => part.startsWith('connect-src'))).toBe(
      "connect-src 'self' https://static.example.org https://data.example.org https://reports.example.org https://parts.example.org",
    );
  });

  it('takes no source that would end the policy’s strictness', () => {
    const items = [
      'img-src https://pictures.example.org https://*.example.net\n\nfont-src data:;',
      "script-src 'unsafe-inline'",
      "script-src 'unsafe-eval'",
      'img-src *',
      'img-src http://a.example',
      'default-src https://a.example',
      'img-src',
      "img-src https://a.example; script-src 'unsafe-inline'",
      'img-src https://a.example,script-src',
    ];
    const [right, ...wrong] = runPhp<{ sources: object; errors: string[] }[]>(
      'check.php',
      { items },
      'sources',
    );
    expect(right).toEqual({
      sources: {
        'img-src': ['https://pictures.example.org', 'https://*.example.net'],
        'font-src': ['data:'],
      },
      errors: [],
    });
    expect(wrong.map(({ errors }) => errors)).toEqual(items.slice(1).map((line) => [line]));
  });
});

function parses(parser: { parse(raw: string): unknown }, value: string): boolean {
  try {
    parser.parse(value);
    return true;
  } catch {
    return false;
  }
}
