// @vitest-environment happy-dom
import { beforeEach, expect, it } from 'vitest';
import { collectRows, type Sources } from '../../../../../widgets/shell/debug-panel/collect-rows.ts';
import { facts, find } from '../../../core/runtime/loader/support.ts';

const FEATURES: NonNullable<Sources['features']> = {
  quiz: { hook: '[data-widget="quiz"]', load: { visible: '400px' }, script: 'quiz-1a2b3.js', imports: [] },
  video: { hook: '[data-widget="video"]', load: 'interaction', script: 'video-1a2b3.js', imports: [] },
  article: { hook: 'main', load: 'now', script: 'a-1a2b3.js', imports: [], when: { pageTypes: ['article'] } },
};

const TIMES = { waiting: undefined, loading: undefined, mounted: undefined };
/** Properties that every state has in addition to its own. */
const WHOLE = { times: TIMES, onInteraction: false };

const sources = (given: Partial<Sources>): Sources => ({
  page: facts({ pageType: 'story' }),
  device: {},
  states: [],
  features: FEATURES,
  base: 'https://static.example/',
  timings: [],
  hasConsent: () => true,
  ...given,
});

const shown = (given: Partial<Sources>) =>
  collectRows(sources(given)).map(({ feature, state, why }) => [feature, state, why]);

beforeEach(() => {
  document.body.innerHTML = `<main>
    <div id="quiz" data-widget="quiz"></div>
    <div id="video" data-widget="video" data-purpose="
 social-media
 "></div>
    <div id="typo" data-widget="qiuz"></div>
  </main>`;
});

it('says of each hook what it does, in document order, and of the others why nothing does', () => {
  const rows = shown({
    states: [
      { feature: 'video', hook: find('#video'), state: 'mounted', ...WHOLE },
      { feature: 'quiz', hook: find('#quiz'), state: 'failed', error: new TypeError('broken'), ...WHOLE },
    ],
    hasConsent: (purpose) => purpose !== 'social-media',
  });
  expect(rows).toEqual([
    ['article', 'not planned', 'the page type is "story"; it runs on article'],
    ['quiz', 'failed', 'the hook has what the server sent'],
    ['video', 'mounted', 'its content waits for consent to "social-media"'],
    ['qiuz', 'unknown', 'no feature has this name; did you mean "quiz"?'],
  ]);
});

it('names a kill switch', () => {
  expect(shown({ page: facts({ pageType: 'article', config: { disabled: ['quiz'] } }) })).toContainEqual([
    'quiz',
    'not planned',
    'it is in "disabled" of script#site-config',
  ]);
});

it('has the times at which the loader changed the state, of this hook alone, and the error', () => {
  const [quiz] = collectRows(
    sources({
      states: [
        {
          ...{ feature: 'quiz', hook: find('#quiz'), state: 'failed', error: new TypeError('broken') },
          ...{ times: { ...TIMES, waiting: 10, loading: 20 }, onInteraction: false },
        },
      ],
      timings: [
        { name: 'https://static.example/quiz-1a2b3.js', startTime: 21, responseEnd: 30, encodedBodySize: 7 },
      ],
    }),
  ).filter(({ feature }) => feature === 'quiz');
  expect(quiz).toMatchObject({
    strategy: 'visible, within 400px',
    times: { seen: 10, requested: 20, loaded: 30 },
    bytes: { own: 7 },
    failure: { message: 'TypeError: broken', docs: 'docs/errors.md#a-features-name' },
    where: 'div#quiz[data-widget="quiz"]',
  });
});

it('still shows the states if the manifest is missing', () => {
  const states = [{ feature: 'quiz', hook: find('#quiz'), state: 'loading' as const, ...WHOLE }];
  expect(shown({ states, features: undefined })).toEqual([['quiz', 'loading', 'its files are on their way']]);
});
