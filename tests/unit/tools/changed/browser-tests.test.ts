import { describe, expect, it } from 'vitest';
import { reachedBrowserTests } from '../../../../tools/changed/browser-tests.ts';

const GRAPH = {
  sources: new Map([
    ['weather', ['core/http.ts', 'core/icon.ts', 'widgets/shell/weather/weather.ts']],
    ['topic-follow', ['core/http.ts', 'core/undo.ts', 'widgets/topics/topic-follow/topic-follow.ts']],
    ['quiz', ['core/http.ts', 'widgets/article/quiz/quiz.ts']],
    ['tour', ['core/undo.ts', 'widgets/personal/tour/tour.ts']],
  ]),
  specs: new Map([
    ['features/weather.spec.ts', ['tests/e2e/features/weather.spec.ts', 'tests/e2e/support/clock.ts']],
    ['loader/global.spec.ts', ['tests/e2e/loader/global.spec.ts']],
    ['demo/visitors.spec.ts', ['tests/e2e/demo/visitors.spec.ts']],
  ]),
};

/** Titles as Playwright compares them: project, file, groups and title. */
const TITLES = {
  weather: ' features/weather.spec.ts shows the temperature [weather-2]',
  weatherInFooter: ' features/footer.spec.ts shows it all [page-1, weather-4, loader-2]',
  weatherPage: ' demo/every-page.spec.ts the features quiz, weather: steady, quiet',
  follow: ' features/topics.spec.ts follows [topic-follow-3]',
  tour: ' features/tour.spec.ts begins [tour-1]',
  global: ' loader/global.spec.ts opens [global-1]',
};

function reached(...files: string[]): string[] | 'all' | undefined {
  const pattern = reachedBrowserTests(files, GRAPH);
  if (!(pattern instanceof RegExp)) return pattern;
  return Object.entries(TITLES).flatMap(([name, title]) => (pattern.test(title) ? [name] : []));
}

describe('the browser tests that a change can reach', () => {
  it('are those of the features that import it: by file, by requirement and by the page of the feature', () => {
    expect(reached('core/icon.ts')).toEqual(['weather', 'weatherInFooter', 'weatherPage']);
    expect(reached('core/undo.ts')).toEqual(['follow', 'tour']);
  });

  it('are those of the feature whose folder or page it is in, if it is no module', () => {
    expect(reached('widgets/personal/tour/tour.reserve.css')).toEqual(['tour']);
    expect(reached('demo/features/tour.html')).toEqual(['tour']);
  });

  it('are the test files that import it', () => {
    expect(reached('tests/e2e/support/clock.ts')).toEqual(['weather']);
    expect(reached('tests/e2e/loader/global.spec.ts')).toEqual(['global']);
  });

  it('are none for what no browser test sees, and those of the rest beside it', () => {
    expect(reached('docs/cms.md', 'README.md', 'tests/unit/quiz.test.ts')).toBeUndefined();
    expect(reached('docs/cms.md', 'demo/features/tour.html')).toEqual(['tour']);
  });

  it('are all where most features import it, and where nothing is known of it', () => {
    expect(reached('core/http.ts')).toBe('all');
    expect(reached('fixtures/stand-in.ts')).toBe('all');
    expect(reached('core/icon.ts', 'package.json')).toBe('all');
  });
});
