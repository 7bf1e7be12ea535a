import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { describeCsp, policyOf } from '../../../build/csp.ts';
import { THIRD_PARTIES } from '../../../build/third-parties.ts';

const published = {
  release: 'a1b2c',
  head: { hash: 'sha256-head' },
  styles: { base: { hash: 'sha256-base' } },
  features: {
    ads: {},
    paywall: { when: { pageTypes: ['article'] } },
    'chart-embed': {},
    video: {},
    form: {},
  },
  pages: {
    article: { styles: [{ file: 'a-1a2b3.css', integrity: 'sha256-article' }] },
    default: { styles: [] },
  },
};

const csp = describeCsp(published, ['article', 'index']);
const directive = (policy: string, name: string) =>
  policy
    .split('; ')
    .find((part) => part.startsWith(`${name} `))
    ?.slice(name.length + 1);

describe('the policy', () => {
  it('of a page type has the hashes of what its pages inline', () => {
    const article = policyOf(csp, { type: 'article' });
    expect(directive(article, 'script-src')).toBe("'self' 'sha256-head'");
    expect(directive(article, 'style-src')).toBe("'self' 'sha256-base' 'sha256-article'");
    expect(directive(policyOf(csp, { type: 'index' }), 'style-src')).toBe("'self' 'sha256-base'");
    expect(policyOf(csp, { type: 'unknown' })).toBe(policyOf(csp, { type: 'index' }));
  });

  it('allows rules for what is loaded ahead by their hash, which Chromium wants beside other hashes', () => {
    const policy = policyOf(csp, { type: 'index', speculationRules: '{}' });
    expect(directive(policy, 'script-src')).toBe(
      "'self' 'sha256-head' 'sha256-RBNvo1WzZ4oRRq0W9+hknpT7T8If536DEMBg9hyq/4o='",
    );
  });

  it('loosens nothing for a site without third parties', () => {
    const policy = policyOf(csp, { type: 'article' });
    expect(policy).toMatch(/^default-src 'none'; /);
    expect(policy).not.toMatch(/unsafe|https:|\*/);
    expect(directive(policy, 'trusted-types')).toBe('nmt nmt-scripts dompurify');
  });

  it('names the third parties of a page type', () => {
    expect(csp.pages.article?.thirdParties).toEqual(
      expect.arrayContaining(['metering', 'extended-access', 'charts', 'video-player', 'advertisements']),
    );
    expect(csp.pages.index?.thirdParties).not.toContain('metering');
  });

  it('has the origins that the site configures, where they are needed and not its own', () => {
    const policy = policyOf(csp, {
      type: 'article',
      origin: 'https://krant.example',
      bundle: 'https://static.example',
      config: {
        endpoints: {
          weather: 'https://data.example/weather',
          profile: { userInfo: 'https://krant.example/me' },
        },
        reports: { address: 'https://reports.example/in' },
        scripts: {
          videoPlayer: 'https://player.example/player.js',
          captcha: 'https://www.google.com/recaptcha/api.js?render=explicit',
          publisherTag: '/third-party/gpt.js',
        },
        chartEmbedOrigins: ['https://charts.example'],
      },
    });
    expect(directive(policy, 'connect-src')).toBe(
      "'self' https://static.example https://data.example https://reports.example https://player.example",
    );
    expect(directive(policy, 'script-src')).toBe(
      "'self' 'sha256-head' https://static.example https://player.example https://www.google.com https://www.gstatic.com https://charts.example",
    );
    expect(directive(policy, 'frame-src')).toContain('https://charts.example');
    expect(directive(policy, 'frame-src')).toContain('https://recaptcha.google.com');
    // A site's own tag needs nothing from Google.
    expect(policy).not.toContain('doubleclick');
    expect(policy).not.toContain('https://krant.example');
  });

  it('has the origins of the publisher tag at its default address, for sites with advertisements', () => {
    const policy = policyOf(csp, { type: 'article', config: { ads: { publisherId: '12' } } });
    for (const name of ['script-src', 'connect-src', 'img-src', 'frame-src'])
      expect(directive(policy, name)).toContain('https://securepubads.g.doubleclick.net');
    expect(policyOf(csp, { type: 'article', config: {} })).not.toContain('doubleclick');
    // A site's own tag needs nothing from Google.
    const own = policyOf(csp, { type: 'article', config: { ads: {}, scripts: { publisherTag: '/gpt.js' } } });
    expect(own).not.toContain('doubleclick');
  });

  it('has what a page adds', () => {
    const policy = policyOf(csp, { type: 'index', extra: { 'frame-src': ['https://frames.example'] } });
    expect(directive(policy, 'frame-src')).toBe("'self' https://frames.example");
  });
});

describe('the declarations of third parties', () => {
  const manifest: Record<string, { entry: string }> = JSON.parse(readFileSync('manifest.json', 'utf8'));
  const importsOf = new Map<string, string[]>();
  const imports = (file: string): string[] => {
    const known = importsOf.get(file);
    if (known) return known;
    const source = readFileSync(file, 'utf8').replace(/import type[^;]*;/g, '');
    const found = [...source.matchAll(/(?:from|import\()\s*'(\.[^']+\.tsx?)'/g)].map(([, path = '']) =>
      join(dirname(file), path),
    );
    importsOf.set(file, found);
    return found;
  };
  const reaches = (entry: string, file: string) => {
    const seen = new Set([entry]);
    for (const one of seen) for (const next of imports(one)) seen.add(next);
    return seen.has(file);
  };

  it.each(Object.entries(THIRD_PARTIES))(
    '%s name the features that load its adapter',
    (_, { adapter, features }) => {
      expect(existsSync(adapter)).toBe(true);
      const found = Object.keys(manifest).filter((name) => reaches(manifest[name]?.entry ?? '', adapter));
      expect([...features].sort()).toEqual(found.sort());
    },
  );

  it('are the headings of docs/third-parties.md', () => {
    const headings = readFileSync('docs/third-parties.md', 'utf8')
      .split('\n')
      .filter((line) => line.startsWith('## '))
      .map((line) => line.slice(3));
    // The site itself loads these; the product has no setting for their addresses.
    const ofTheSite = ['Consent platform', "Google's tags"];
    expect(Object.values(THIRD_PARTIES).map(({ docs }) => docs)).toEqual(
      headings.filter((heading) => !ofTheSite.includes(heading)),
    );
  });
});
