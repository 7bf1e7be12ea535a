// @vitest-environment happy-dom
import { readFileSync } from 'node:fs';
import { beforeEach, expect, it } from 'vitest';
import { emit } from '../../../../../core/runtime/bus/bus.ts';
import { openGlobal } from '../../../../../core/runtime/caretaker/open-global.ts';
import type { Loader, Mount } from '../../../../../core/runtime/loader/contract.ts';
import { reports } from '../../../../../fixtures/backends/reports.ts';
import { reportsConfig } from '../../../../../widgets/shell/reports/reports-config.ts';

const DOC = readFileSync('docs/operations.md', 'utf8');
const [CONFIG = '', BATCH = ''] = [...DOC.matchAll(/```json\n(.*?)```/gs)].map(([, text]) => text);
const [, RECIPE = ''] = /```js\n\/\/ sentry-nmt\.js\n(.*?)```/s.exec(DOC) ?? [];

it('shows a configuration that is right', () => {
  expect(reportsConfig({ config: JSON.parse(CONFIG) })).toMatchObject({ sample: 0.1, errors: true });
});

it('shows a batch that the endpoint of the demo takes, and that it refuses once it identifies somebody', () => {
  const post = reports.routes.find(({ method }) => method === 'POST');
  const batch = JSON.parse(BATCH);
  expect(post?.json?.safeParse(batch)).toMatchObject({ success: true });
  const personal = { ...batch, page: { ...batch.page, path: '/a?email=jan' } };
  expect(post?.json?.safeParse(personal)).toMatchObject({ success: false });
});

interface Captured {
  readonly error: unknown;
  readonly tags: Record<string, string>;
  readonly fingerprint: string[];
}

/** Creates the functions of Sentry's browser SDK that the recipe calls, as its documentation describes them. */
function createSentry() {
  const captured: Captured[] = [];
  const globalTags: Record<string, string> = {};
  let tags: Record<string, string> = {};
  let fingerprint: string[] = [];
  return {
    captured,
    globalTags,
    setTag: (name: string, value: string) => Object.assign(globalTags, { [name]: value }),
    withScope(run: (scope: object) => void) {
      tags = {};
      fingerprint = [];
      run({
        setTag: (name: string, value: string) => Object.assign(tags, { [name]: value }),
        setFingerprint: (parts: string[]) => {
          fingerprint = parts;
        },
      });
    },
    captureException: (error: unknown) => captured.push({ error, tags, fingerprint }),
  };
}

beforeEach(() => Reflect.deleteProperty(window, 'nmt'));

it("tells Sentry of each feature that failed, by the recipe, whenever the recipe's file loads", () => {
  document.body.dataset.pageType = 'article';
  const sentry = createSentry();
  const before = new TypeError('quiz: data-quiz-id is "Jan"; expected a number.');
  const mount = {
    route: { name: 'quiz' },
    hook: document.body,
    state: 'failed',
    error: before,
  } as unknown as Mount;
  const loader = {
    mounts: new Map([[document.body as Element, [mount]]]),
    addHooks() {},
    table: { release: '0l020' },
  } as unknown as Loader;
  // Run before the global exists, as in a file that loads early, and after it exists.
  new Function('Sentry', RECIPE)(sentry);
  openGlobal(loader);
  const later = new Error('video: no player');
  emit('feature:failed', { feature: 'video', hook: document.body, error: later });
  expect(sentry.globalTags).toEqual({ 'nmt.release': '0l020' });
  expect(sentry.captured).toEqual([
    {
      error: before,
      tags: { 'nmt.feature': 'quiz', 'nmt.page-type': 'article' },
      fingerprint: ['nmt', 'quiz', 'TypeError: quiz: data-quiz-id is ""; expected a number.'],
    },
    {
      error: later,
      tags: { 'nmt.feature': 'video', 'nmt.page-type': 'article' },
      fingerprint: ['nmt', 'video', 'Error: video: no player'],
    },
  ]);
});
