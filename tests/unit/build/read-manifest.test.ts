import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ManifestError, readManifest } from '../../../build/read-manifest.ts';
import { entry, writeProduct } from './product.ts';

const QUIZ = { 'widgets/test/quiz/quiz.ts': '' };
const BOTH = { ...QUIZ, 'widgets/test/poll/poll.ts': '' };

/** The errors of a product, without the manifest's path. */
function problems(manifest: object | string, sources: Record<string, string>): string[] {
  const root = writeProduct('read-manifest', manifest, sources);
  const file = join(root, 'manifest.json');
  try {
    readManifest(file, root);
  } catch (error) {
    if (!(error instanceof ManifestError)) throw error;
    expect(error.message).toBe(error.problems.join('\n'));
    for (const problem of error.problems) expect(problem.startsWith(`${file}: `)).toBe(true);
    return error.problems.map((problem) => problem.slice(file.length + 2));
  }
  return [];
}

const LOAD = 'expected "now", "idle", "visible", {"visible": "200px"}, "interaction" or "event:subject:verb"';

describe('an entry', () => {
  it.each(['now', 'idle', 'visible', 'interaction', { visible: '10% 0px' }, 'event:topic:followed'])(
    'may load at %j',
    (load) => {
      expect(problems({ quiz: entry('quiz', { load }) }, QUIZ)).toEqual([]);
    },
  );

  it.each(['later', '', 'event:topic', 7, null, { hidden: '1px' }])(
    'that loads at %j is named with what is expected',
    (load) => {
      expect(problems({ quiz: entry('quiz', { load }) }, QUIZ)).toEqual([
        `feature "quiz", key "load": ${LOAD}.`,
      ]);
    },
  );

  it.each<[string, object, string, RegExp]>([
    ['a wrong margin', { load: { visible: 'near' } }, 'load.visible', /expected a root margin such as/],
    ['an unknown key', { lod: 'now' }, 'lod', /expected one of entry, purpose, hook, load,/],
    [
      'an unknown condition',
      { when: { pageType: 'article' } },
      'when.pageType',
      /expected one of pageTypes, articleTypes,/,
    ],
    ['a misspelt page type', { when: { pageTypes: ['artikel'] } }, 'when.pageTypes.0', /expected.*"article"/],
    ['a page type that is no list', { when: { pageTypes: 'article' } }, 'when.pageTypes', /expected array/],
    ['no page types', { when: { pageTypes: [] } }, 'when.pageTypes', /expected.*1/],
    ['a feature that is rare in another way', { rare: false }, 'rare', /expected true/],
    ['a page to preload that is none', { preload: ['home'] }, 'preload.0', /expected.*"frontpage"/],
    ['a marker with a hash', { when: { hash: ['#photo'] } }, 'when.hash.0', /expected a marker of letters/],
    ['a flag that is a text', { when: { appView: 'yes' } }, 'when.appView', /expected boolean/],
    ['no purpose', { purpose: '' }, 'purpose', /expected a sentence/],
    ['an empty hook', { hook: '' }, 'hook', /expected.*1/],
    ['optional said the wrong way', { optional: false }, 'optional', /expected true/],
    ['an entry elsewhere', { entry: 'core/quiz.ts' }, 'entry', /expected widgets\/group\/name\/name\.ts/],
  ])('with %s is named with key and expectation', (_, given, key, expectation) => {
    const found = problems({ quiz: entry('quiz', given) }, QUIZ);
    expect(found).toHaveLength(1);
    expect(found[0]).toContain(`feature "quiz", key "${key}": `);
    expect(found[0]).toMatch(expectation);
  });

  it('without the keys that it needs is named with each', () => {
    const found = problems({ quiz: {} }, QUIZ);
    expect(found.map((problem) => /^feature "quiz", key "(\w+)": .*expected/i.exec(problem)?.[1])).toEqual([
      'entry',
      'purpose',
      'load',
    ]);
  });

  it('has a name that files and attributes can carry', () => {
    const [found] = problems({ Quiz_1: entry('Quiz_1') }, {});
    expect(found).toContain('feature "Quiz_1": expected a name of lower-case words joined by hyphens.');
  });
});

describe('manifest and folders', () => {
  it('go together, in the order of the names', () => {
    const root = writeProduct('read-manifest', { quiz: entry('quiz'), poll: entry('poll') }, BOTH);
    expect(Object.keys(readManifest(join(root, 'manifest.json'), root))).toEqual(['poll', 'quiz']);
  });

  it('a missing file is named', () => {
    expect(problems({ quiz: entry('quiz'), poll: entry('poll') }, QUIZ)).toEqual([
      'feature "poll", key "entry": widgets/test/poll/poll.ts does not exist.',
    ]);
  });

  it('a folder of another name is named', () => {
    expect(problems({ quiz: entry('poll') }, { 'widgets/test/poll/poll.ts': '' })[0]).toBe(
      'feature "quiz", key "entry": expected a folder named "quiz", found widgets/test/poll/poll.ts.',
    );
  });

  it('a feature without an entry is named', () => {
    expect(problems({ quiz: entry('quiz') }, BOTH)).toEqual([
      'widgets/test/poll/poll.ts has no entry; add one or remove the folder.',
    ]);
  });

  it('two features on one hook are named', () => {
    expect(
      problems({ quiz: entry('quiz'), poll: entry('poll', { hook: '[data-widget="quiz"]' }) }, BOTH),
    ).toEqual(['feature "poll", key "hook": [data-widget="quiz"] belongs to "quiz" already.']);
  });

  it('two features on the same markup are no problem', () => {
    const onBody = { hook: 'body' };
    expect(problems({ quiz: entry('quiz', onBody), poll: entry('poll', onBody) }, BOTH)).toEqual([]);
  });

  it('all problems are named at once', () => {
    expect(problems({ quiz: entry('quiz', { load: 'x', purpose: '' }) }, QUIZ)).toHaveLength(2);
  });

  it('a manifest that is no JSON is named', () => {
    expect(problems('{"quiz": ', QUIZ)[0]).toMatch(/^no JSON \(/);
  });
});

describe('a rare feature', () => {
  it('needs a hook with its name, because the loader has no other sign of it', () => {
    expect(problems({ quiz: entry('quiz', { rare: true, hook: '.quiz' }) }, QUIZ)).toEqual([
      'feature "quiz", key "rare": its hook is .quiz; expected [data-widget="quiz"], or no "rare".',
    ]);
    expect(problems({ quiz: entry('quiz', { rare: true }) }, QUIZ)).toEqual([]);
  });

  it('is on no page from the start', () => {
    expect(problems({ quiz: entry('quiz', { rare: true, preload: ['index'] }) }, QUIZ)).toEqual([
      'feature "quiz", key "rare": expected no "preload" beside it.',
    ]);
  });
});
