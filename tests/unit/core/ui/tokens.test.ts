import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { type Channels, contrast as ratio } from '../../../../widgets/paywall/paywall/wall/button-colour.ts';

const SOURCE = readFileSync(join(import.meta.dirname, '../../../../core/ui/tokens.css'), 'utf8');

/** The colours of a scheme by token; tokens that the dark scheme does not set have the light one's colours. */
const LIGHT = tokensOf(':where(:root)');
const DARK = { ...LIGHT, ...tokensOf('html.dark-mode') };

const SURFACES = ['paper', 'paper-sunken', 'paper-raised'];

it.each([
  ['light', LIGHT],
  ['dark', DARK],
])(
  'has borders of controls and a focus ring that stand out from every surface in %s colours (WCAG 1.4.11)',
  (_, tokens) => {
    for (const token of ['line-strong', 'ink-soft', 'accent', 'focus', 'bad', 'good']) {
      for (const surface of SURFACES) {
        expect(contrast(tokens[token], tokens[surface]), `${token} on ${surface}`).toBeGreaterThanOrEqual(3);
      }
    }
  },
);

it.each([
  ['light', LIGHT],
  ['dark', DARK],
])('has texts that can be read on every surface in %s colours (WCAG 1.4.3)', (_, tokens) => {
  for (const token of ['ink', 'ink-soft', 'link', 'accent', 'good', 'bad', 'warn']) {
    for (const surface of SURFACES) {
      expect(contrast(tokens[token], tokens[surface]), `${token} on ${surface}`).toBeGreaterThanOrEqual(4.5);
    }
  }
  expect(contrast(tokens['accent-ink'], tokens.accent), 'accent-ink on accent').toBeGreaterThanOrEqual(4.5);
});

function tokensOf(selector: string): Record<string, string> {
  const start = SOURCE.indexOf(`${selector} {`);
  const block = SOURCE.slice(start, SOURCE.indexOf('\n}', start));
  return Object.fromEntries(
    [...block.matchAll(/--([\w-]+): (#[\da-f]{6});/g)].map(([, name = '', colour = '']) => [name, colour]),
  );
}

function contrast(one = '', other = ''): number {
  return ratio(channels(one), channels(other));
}

function channels(colour: string): Channels {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
  return [red, green, blue];
}
