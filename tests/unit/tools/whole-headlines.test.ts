import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '../../..');

/** Rules that may truncate a text with an ellipsis, none of which is for a headline. */
const CUT: Readonly<Record<string, string>> = {
  'core/domain/teasers/cards/Cards.module.css .teaser': 'in the place of a picture, as high as it',
  'widgets/lists/lazy-cards/LazyCards.module.css .text': 'the text below a headline',
  'widgets/paywall/paywall/wall/wall-bar.module.css .title': 'the closed bar; its panel has the whole title',
  'widgets/podcasts/podcast-player/Dock.module.css .series,\n.name,\n.from':
    'one line of a bar; the page that it links to has the whole title',
  'widgets/shell/weather/Weather.module.css .temperature': 'a number, in a header without room',
  'demo/css/menu.css .profile__head strong': 'a person’s own name, which they know',
};

describe('headlines', () => {
  it('are never cut: no rule shortens a text but those listed here', () => {
    expect(cuttingRules().sort()).toEqual(Object.keys(CUT).sort());
  });
});

/** The rules with an ellipsis, as "file selector". */
function cuttingRules(): string[] {
  const files = ['core', 'widgets', 'demo/css'].flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' }).map((path) => join(folder, path)),
  );
  return files
    .filter((file) => file.endsWith('.css'))
    .flatMap((file) => {
      const css = readFileSync(join(ROOT, file), 'utf8').replace(/\/\*[\s\S]*?\*\//g, '');
      return [...css.matchAll(/([^{}]+)\{([^{}]*)\}/g)]
        .filter(([, , declarations]) => /line-clamp|text-overflow/.test(declarations ?? ''))
        .map(([, selector]) => `${file} ${selector?.trim()}`);
    });
}
