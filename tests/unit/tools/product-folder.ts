import { mkdirSync, mkdtempSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';

const SOURCES = {
  'manifest.json': JSON.stringify({
    greeting: {
      entry: 'widgets/shell/greeting/greeting.ts',
      purpose: 'Greets the reader by name.',
      load: { visible: '300px' },
      optional: true,
      when: { pageTypes: ['frontpage', 'index', 'article'], loggedIn: false },
      preload: ['frontpage', 'index'],
    },
    'special-rebus': {
      entry: 'widgets/specials/special-rebus/special-rebus.ts',
      purpose: 'Shows a rebus to solve.',
      load: 'event:topic:followed',
    },
  }),
  'core/runtime/page/attribute-name.ts':
    'export const attributeName = (name: string) => "data-" + name.toLowerCase();',
  'core/runtime/page/body-attributes.ts': `const BODY = {
  /** Such as \`frontpage\` [page-metadata-1]. */
  pageType: 'word',
  /** Codes. */
  codes: 'list',
  /** Whether consent is needed. */
  consentRequired: true,
};
`,
  'core/runtime/bus/events.ts': `export interface Events {
  /** A topic was followed. */
  'topic:followed': { topic: string; via?: 'list' | 'page' };
  /** The page was restored. */
  'page:restored': Record<string, never>;
}
`,
  'widgets/shell/greeting/greeting.ts': `import styles from './greeting.module.css';
export default {
  attributes: {
    /** The reader's name [greeting-1, greeting-2]. */
    name: { expects: 'a text' },
    /** How often. */
    times: { expects: 'a whole number', missing: '3' },
  },
  mount: () => styles.root,
};
`,
  'widgets/shell/greeting/greeting.module.css': '.root { color: red }',
  'core/domain/paywall/config.ts': `import { declareDefaults } from '../../runtime/config/declare-defaults.ts';
import { oneOf } from '../../runtime/config/settings.ts';
/** The values of the paywall. */
export const PAYWALL_DEFAULTS = declareDefaults('paywall', {
  /** Milliseconds for each call [paywall-config-4]. */
  timeoutMs: 10,
  /** What judges. */
  scorer: oneOf(['strict', 'lenient'], 'strict'),
  /** Hosts. */
  hosts: [],
});
`,
  'core/platform/schema/list-of.ts': 'export const itemsOf = () => [];',
  'core/platform/schema/schema.ts': readFileSync(
    join(import.meta.dirname, '../../../core/platform/schema/schema.ts'),
    'utf8',
  ),
  'core/user/analytics/events.ts': `export type PaywallFields = {
  wall: string | undefined;
};
export interface AnalyticsEvents {
  /** A visitor's page. */
  view: {
    /** The page's type. */
    page_type: string;
  };
  /** A wall shows. */
  hit: PaywallFields & { visibility: string };
}
`,
  'core/platform/debug/parse-debug-switches.ts': `export interface DebugSwitches {
  /** \`#debug=consent\`: prints consent [consent-4]. */
  readonly consent: boolean;
  /** The elements that are forced to show. */
  readonly show: ReadonlySet<Shown>;
}
export type Shown = 'tour' | 'app-bar';
`,
  'demo/features/greeting.html':
    '<body><section><div class="stage" data-widget="greeting" data-name="Sam"><p class="x">Dag.</p></div></section></body>',
  'core/domain/greetings/api/greetings.ts': `import { array, nullish, object, string } from '../../../platform/schema/schema.ts';
/** One greeting. */
export const greetingSchema = object({
  /** In Dutch [greeting-3]. */
  text: string(),
  by: nullish(object({
    /** Of who greets. */
    name: string(),
  })),
});
/** What \`/greetings\` answers [greeting-1]. Newest first. */
export const greetingsSchema = array(greetingSchema);
export const fetchGreetings = () => {};
`,
  'fixtures/server/schema-file.ts':
    'export const schemaFile = (name: string) => name.toLowerCase() + ".json";',
  'fixtures/contract/index.ts': `import * as z from 'zod';
const call = (more) => ({ method: 'GET', subject: 'Greetings', source: 'widgets/shell/greeting/greeting.ts', login: false,
  timeoutMs: 10_000, cookies: 'same-origin', params: {}, query: {}, multipart: false, refusals: {}, ...more });
export const CALLS = [
  call({ name: 'greetings', path: '/greetings/:day', about: 'The greetings.', params: { day: { about: 'Its number.', example: 1 } },
    reads: { name: 'greetingsSchema' },
    answer: { kind: 'json', schema: z.array(z.object({ text: z.string().describe('In Dutch.') })).meta({ examples: [[]] }) } }),
  call({ name: 'greet', method: 'POST', path: '/greetings/', about: 'Greets.', login: true, chosenBy: '\`data-to\`',
    idempotency: 'outbox', json: z.object({ text: z.string() }).meta({ examples: [{ text: 'Dag' }] }), answer: { kind: 'nothing' } }),
];
export const PAGES = [{ about: 'The next page.', source: 'widgets/shell/greeting/greeting.ts', chosenBy: 'a link' }];
`,
  'package.json': '{ "version": "1.2.3" }',
  'widgets/specials/special-rebus/special-rebus.ts': 'export default { attributes: {}, mount() {} };',
};

/**
 * A product with two features in a separate folder.
 * @param changes sources that differ, by path
 */
export function productFolder(changes: Record<string, string> = {}): string {
  const root = mkdtempSync(join(tmpdir(), 'nmt-product-'));
  for (const [path, text] of Object.entries({ ...SOURCES, ...changes })) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  symlinkSync(resolve('node_modules'), join(root, 'node_modules'));
  return root;
}
