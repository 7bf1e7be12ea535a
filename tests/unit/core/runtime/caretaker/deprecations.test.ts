// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { on } from '../../../../../core/runtime/bus/bus.ts';
import type { Events } from '../../../../../core/runtime/bus/events.ts';
import { DEPRECATIONS, type Deprecation } from '../../../../../core/runtime/caretaker/deprecations.ts';
import { findDeprecated } from '../../../../../core/runtime/caretaker/find-deprecated.ts';
import { reportAuthorMistakes } from '../../../../../core/runtime/caretaker/report-author-mistakes.ts';
import { reportDeprecated } from '../../../../../core/runtime/caretaker/report-deprecated.ts';
import { takeLogged } from '../../../support/logged.ts';

/** One of each kind; the product currently has none. */
const versions = { since: '1.4.0', endsIn: '2.0.0' };
const EXAMPLES = [
  { kind: 'attribute', name: 'data-when', feature: 'poll', ...versions, use: 'use "data-day"' },
  { kind: 'attribute', name: 'data-kind', feature: null, ...versions, use: 'use "data-page-type"' },
  { kind: 'feature', name: 'ticker', feature: null, ...versions, use: 'use "liveblog-block"' },
  { kind: 'part', name: '[data-choice]', feature: 'poll', ...versions, use: 'use [data-answer]' },
  { kind: 'config', name: 'ads.account', feature: null, ...versions, use: 'use "ads.publisherId"' },
  { kind: 'event', name: 'poll:over', feature: null, ...versions, use: 'listen to "poll:ended"' },
] satisfies Deprecation[];
(DEPRECATIONS as Deprecation[]).push(...EXAMPLES);

const [ATTRIBUTE, BODY, FEATURE, PART, CONFIG, EVENT] = EXAMPLES as [
  Deprecation,
  Deprecation,
  Deprecation,
  Deprecation,
  Deprecation,
  Deprecation,
];

/** A hook of a feature with some markup. */
function hookOf(feature: string, markup: string) {
  document.body.innerHTML = markup;
  return { feature, hook: document.body.firstElementChild as HTMLElement, state: 'mounted' as const };
}

const find = (hooks: { feature: string; hook: Element }[], config: Record<string, unknown> = {}) =>
  findDeprecated({ config, hooks }, EXAMPLES);

beforeEach(() => {
  document.body.replaceChildren();
  document.body.removeAttribute('data-kind');
});

afterEach(() => {
  delete window.nmt;
});

describe('a deprecated name is found', () => {
  it('on no page without one', () => {
    expect(find([hookOf('poll', '<div data-day="2030-03-20"><button data-answer></button></div>')])).toEqual(
      [],
    );
    expect(find([], { ads: { publisherId: '1' }, account: 1 })).toEqual([]);
  });

  it('as an attribute of its feature’s hook, not of another one', () => {
    expect(find([hookOf('poll', '<div data-when="2030"></div>')])).toEqual([ATTRIBUTE]);
    expect(find([hookOf('quiz', '<div data-when="2030"></div>')])).toEqual([]);
  });

  it('as an attribute of body', () => {
    document.body.setAttribute('data-kind', 'article');
    expect(find([])).toEqual([BODY]);
  });

  it('as a feature', () => {
    expect(find([hookOf('ticker', '<div></div>')])).toEqual([FEATURE]);
  });

  it('as a part in its feature’s hook', () => {
    expect(find([hookOf('poll', '<div><ul><li data-choice></li></ul></div>')])).toEqual([PART]);
    expect(find([hookOf('quiz', '<div><p data-choice></p></div>')])).toEqual([]);
  });

  it('as a key of the settings, at any depth', () => {
    expect(find([], { ads: { account: '1' } })).toEqual([CONFIG]);
    expect(find([], { ads: 'account' })).toEqual([]);
  });

  it('as an event that somebody listens to', () => {
    const off = on('poll:over' as keyof Events, () => {});
    expect(find([])).toEqual([EVENT]);
    off();
    expect(find([])).toEqual([]);
  });
});

describe('the console', () => {
  it('names each once, with the version in which it ends and what to use', () => {
    const hooks = [
      hookOf('poll', '<div data-when="1"><b data-choice></b></div>'),
      { ...hookOf('ticker', '<div></div>') },
    ];
    window.nmt = { state: () => [...hooks, ...hooks] } as never;
    reportDeprecated({ ads: { account: '1' } });
    reportDeprecated({ ads: { account: '1' } });
    expect(takeLogged(/^warn/).map(([, message]) => message)).toEqual([
      'The attribute data-when of poll is deprecated since 1.4.0 and ends in 2.0.0; use "data-day".',
      'The feature ticker is deprecated since 1.4.0 and ends in 2.0.0; use "liveblog-block".',
      'The part [data-choice] of poll is deprecated since 1.4.0 and ends in 2.0.0; use [data-answer].',
      'The key ads.account is deprecated since 1.4.0 and ends in 2.0.0; use "ads.publisherId".',
    ]);
  });

  it('names them along with the mistakes of authors', async () => {
    reportAuthorMistakes({ config: { ads: { account: '1' } }, pageType: 'article' }, []);
    const expected =
      'The key ads.account is deprecated since 1.4.0 and ends in 2.0.0; use "ads.publisherId".';
    await vi.waitFor(() => expect(takeLogged(/^warn/).map(([, message]) => message)).toEqual([expected]));
  });

  it('names nothing before window.nmt is there', () => {
    window.nmt = [];
    reportDeprecated({});
    expect(takeLogged(/^warn/)).toEqual([]);
  });
});
