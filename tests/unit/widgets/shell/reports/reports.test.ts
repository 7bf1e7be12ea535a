// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { MetricWithAttribution } from 'web-vitals/attribution';
import { emit } from '../../../../../core/runtime/bus/bus.ts';
import type { HookState } from '../../../../../core/runtime/caretaker/open-global.ts';
import { featureOf, scriptName } from '../../../../../widgets/shell/reports/feature-of.ts';
import { isSampled } from '../../../../../widgets/shell/reports/is-sampled.ts';
import {
  errorReport,
  handledErrors,
  observeErrors,
} from '../../../../../widgets/shell/reports/observe-errors.ts';
import { vitalReport } from '../../../../../widgets/shell/reports/observe-vitals.ts';
import { createQueue } from '../../../../../widgets/shell/reports/queue.ts';
import type { ErrorReport, VitalReport } from '../../../../../widgets/shell/reports/report.ts';
import { reportsConfig } from '../../../../../widgets/shell/reports/reports-config.ts';
import { takeLogged } from '../../../support/logged.ts';

const BASE = 'https://static.example/nmt/';

const thrown = (message: string, stack = `at draw (${BASE}quiz-1a2b3.js:1:2)`): Error =>
  Object.assign(new Error(message), { stack });

describe('the sample', () => {
  it('is decided by the view: the same id has always the same answer', () => {
    for (const view of ['a', 'b', 'c']) expect(isSampled(view, 0.5)).toBe(isSampled(view, 0.5));
  });

  it.each([0, 0.1, 0.5, 1])('of %d holds about that share of the views', (share) => {
    const views = Array.from({ length: 5000 }, (_, index) => `7b4e5a34-${index}-view`);
    const taken = views.filter((view) => isSampled(view, share)).length / views.length;
    expect(Math.abs(taken - share)).toBeLessThan(0.03);
  });

  it('with a smaller share is a part of that with a larger one', () => {
    const views = Array.from({ length: 500 }, (_, index) => `view ${index}`);
    const small = views.filter((view) => isSampled(view, 0.1));
    expect(small.every((view) => isSampled(view, 0.5))).toBe(true);
  });
});

describe('the settings', () => {
  it('are completed', () => {
    expect(reportsConfig({ config: { reports: { address: '/reports' } } })).toEqual({
      address: '/reports',
      sample: 1,
      errors: true,
      vitals: true,
    });
  });

  it.each([
    undefined,
    true,
    {},
    { address: '' },
    { address: 'javascript:alert(1)' },
    { address: 'http://elsewhere.example/reports' },
    { address: '/reports', sample: 2 },
    { address: '/reports', sample: '0.1' },
    { address: '/reports', errors: 'no' },
  ])('%j report nothing', (reports) => {
    expect(reportsConfig({ config: { reports } })).toBeUndefined();
    expect(takeLogged(/^warn/)).toHaveLength(reports === undefined ? 0 : 1);
  });
});

describe('the queue', () => {
  const error = (message: string): ErrorReport =>
    errorReport({ how: 'failed', feature: 'quiz', cause: thrown(message), base: BASE });
  const vital = (value: number, id = 'v1'): VitalReport => ({
    kind: 'vital',
    name: 'CLS',
    value,
    rating: 'good',
    id,
    navigation: 'navigate',
    feature: '',
    script: '',
  });

  it('takes an error once per page view, also after it was sent', () => {
    const queue = createQueue();
    queue.add(error('broken'));
    queue.add(error('broken'));
    expect(queue.take()).toHaveLength(1);
    queue.add(error('broken'));
    expect(queue.take()).toEqual([]);
  });

  it('takes at most 20 errors, and vitals all the same', () => {
    const queue = createQueue();
    for (const letter of 'abcdefghijklmnopqrstuvwxyz') queue.add(error(letter));
    queue.add(vital(0.1));
    expect(queue.take().map(({ kind }) => kind)).toEqual([...Array(20).fill('error'), 'vital']);
  });

  it('keeps the last value of a vital', () => {
    const queue = createQueue();
    queue.add(vital(0.1));
    queue.add(vital(0.2));
    queue.add(vital(0.3, 'v2'));
    expect(queue.take()).toEqual([vital(0.2), vital(0.3, 'v2')]);
  });
});

const TIMES = { waiting: undefined, loading: undefined, mounted: undefined };
/** Properties that every state has in addition to its own. */
const WHOLE = { times: TIMES, onInteraction: false };

describe('errors', () => {
  let ends: AbortController;
  let reports: ErrorReport[];

  beforeEach(() => {
    ends = new AbortController();
    reports = [];
    const states: HookState[] = [
      { feature: 'early', hook: document.body, state: 'failed', error: thrown('before'), ...WHOLE },
      { feature: 'fine', hook: document.body, state: 'mounted', ...WHOLE },
    ];
    observeErrors(
      { base: BASE, states: () => states, report: (report) => reports.push(report) },
      ends.signal,
    );
  });

  afterEach(() => ends.abort());

  const reported = () => reports.map(({ how, feature, message }) => `${how} ${feature} ${message}`);

  it('of features are reported, those from before included', () => {
    emit('feature:failed', { feature: 'quiz', hook: document.body, error: thrown('data-x is "Jan"') });
    expect(reported()).toEqual(['failed early Error: before', 'failed quiz Error: data-x is "…"']);
    expect(reports[1]?.stack).toEqual(['at draw (quiz-1a2b3.js:1:2)']);
  });

  it('that nobody caught are reported if they come from our files', () => {
    const uncaught = (error: unknown, isKnown = false) => {
      const event = new ErrorEvent('error', { error, cancelable: true });
      if (isKnown) event.preventDefault();
      window.dispatchEvent(event);
    };
    uncaught(thrown('ours'));
    uncaught(thrown('another script', 'at a (https://ads.example/a.js:1:1)'));
    uncaught('no error');
    // The caretaker knows its feature.
    uncaught(thrown('known'), true);
    window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: thrown('rejected') }));
    expect(reported().slice(1)).toEqual(['uncaught  Error: ours', 'uncaught  Error: rejected']);
  });

  it('that cannot be converted to a string are reported by their type', () => {
    expect(
      errorReport({ how: 'failed', feature: 'quiz', cause: Object.create(null), base: BASE }),
    ).toMatchObject({
      message: 'object',
      stack: [],
    });
  });

  it('that features logged are reported, and warnings and failures are not', () => {
    expect(
      handledErrors([
        'warn\nsite-config\n"disbled" is not a key.\n',
        'error\nquiz\nThe feature failed; its hook keeps what the server sent.\nError: broken',
        'error\nweather\nThe weather could not be fetched.\nHttpError: GET https://krant.example/data/weather answered 503.',
      ]),
    ).toMatchObject([
      {
        how: 'handled',
        feature: 'weather',
        message:
          'The weather could not be fetched. HttpError: GET https://krant.example/data/weather answered 503.',
      },
    ]);
  });
});

describe('web vitals', () => {
  it('belong to the feature on the nearest hook that is not the whole page', () => {
    document.body.innerHTML =
      '<main data-widget-state="mounted"><div data-widget-state="mounted"><p>tekst</p></div><i></i></main>';
    const hook = document.querySelector('div') as HTMLElement;
    const states: HookState[] = [{ feature: 'quiz', hook, state: 'mounted', ...WHOLE }];
    expect(featureOf(document.querySelector('p'), states)).toBe('quiz');
    expect(featureOf(document.querySelector('p')?.firstChild ?? null, states)).toBe('quiz');
    expect(featureOf(document.querySelector('i'), states)).toBe('');
    expect(featureOf(null, states)).toBe('');
  });

  it('name the script of a slow interaction: a file of ours, or an origin', () => {
    expect(scriptName(`${BASE}quiz-1a2b3.js?retry=1`, BASE)).toBe('quiz-1a2b3.js');
    expect(scriptName('https://ads.example/tag.js?user=jan', BASE)).toBe('https://ads.example');
    expect(scriptName('', BASE)).toBe('');
  });

  it('are rounded, with what they are attributed to', () => {
    const metric = {
      name: 'INP',
      value: 123.456,
      rating: 'good',
      id: 'v6-1',
      navigationType: 'navigate',
      attribution: {
        interactionTarget: 'quiz',
        longestScript: { entry: { sourceURL: `${BASE}quiz-1a2b3.js` } },
      },
    } as unknown as MetricWithAttribution;
    expect(vitalReport(metric, BASE)).toEqual({
      kind: 'vital',
      name: 'INP',
      value: 123,
      rating: 'good',
      id: 'v6-1',
      navigation: 'navigate',
      feature: 'quiz',
      script: 'quiz-1a2b3.js',
    });
    const shift = {
      ...metric,
      name: 'CLS',
      value: 0.123456,
      attribution: {},
    } as unknown as MetricWithAttribution;
    expect(vitalReport(shift, BASE)).toMatchObject({ value: 0.1235, feature: '', script: '' });
  });
});
