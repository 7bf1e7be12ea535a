import { describe, expect, it } from 'vitest';
import { PAYWALL_STYLES, PAYWALL_TYPES } from '../../../../../../core/domain/paywall/types.ts';
import {
  buttonColours,
  type Channels,
  contrast,
} from '../../../../../../widgets/paywall/paywall/wall/button-colour.ts';
import { isBlocking } from '../../../../../../widgets/paywall/paywall/wall/keep-wall.ts';
import { stickyState } from '../../../../../../widgets/paywall/paywall/wall/sticky.ts';
import { structuredAccess } from '../../../../../../widgets/paywall/paywall/wall/structured-access.ts';

describe('the types and styles', () => {
  it('are eight, of which two block, and three [paywall-types-1, paywall-types-2, paywall-styles-1]', () => {
    expect(PAYWALL_TYPES).toHaveLength(8);
    expect(PAYWALL_TYPES.filter(isBlocking)).toEqual(['hard', 'overcontent']);
    expect(PAYWALL_STYLES).toEqual(['none', 'fokke-en-sukke', 'verkiezingen']);
  });
});

describe('the colour of buttons', () => {
  const NAMES: Record<string, Channels> = {
    navy: [0, 0, 128],
    gold: [255, 215, 0],
    gray: [128, 128, 128],
    '#777': [119, 119, 119],
    '#112233': [17, 34, 51],
  };
  const RED = { button: 'var(--accent)', text: 'var(--accent-ink)' };
  const coloursOf = (sent: string) => buttonColours(sent, (colour) => NAMES[colour]);

  it.each(Object.entries(NAMES))(
    'is %s, with a label that can be read [paywall-styles-7]',
    (name, channels) => {
      const { button, text } = coloursOf(name);
      expect(button).toBe(name);
      const label: Channels = text === '#ffffff' ? [255, 255, 255] : [0, 0, 0];
      expect(contrast(channels, label)).toBeGreaterThanOrEqual(4.5);
    },
  );

  it.each([
    'red',
    'RED',
    '',
    'geen kleur',
    'currentColor',
    'transparent',
    'inherit',
    'url(https://kwaad.example/)',
    'red;position:fixed',
    'var(--x)',
    '#12345',
    'rgb(0 0 0)',
    'onbekend',
  ])('is the red of the site for %j [paywall-styles-7, paywall-campaign-4]', (sent) => {
    expect(coloursOf(sent)).toEqual(RED);
  });
});

it.each(['currentColor', 'transparent', 'inherit', 'unset'])(
  'a button takes no colour from elsewhere by %s, though a browser knows the word [paywall-styles-7]',
  (word) => {
    expect(buttonColours(word, () => [0, 0, 0]).button).toBe('var(--accent)');
  },
);

describe('the sticky banner', () => {
  it.each([
    [0, 300, false, false],
    [163, 300, false, false],
    [164, 300, false, true],
    [300, 300, false, true],
    [301, 300, true, true],
    [65, 64, true, false],
  ])(
    'at %i px with a height of %i: shown %s, header button hidden %s [paywall-types-14, paywall-types-15]',
    (position, height, isShown, hidesButton) => {
      expect(stickyState(position, height)).toEqual({ isShown, hidesButton });
    },
  );
});

describe('the page’s structured data', () => {
  const read = (...blocks: unknown[]) => structuredAccess(blocks.map((block) => JSON.stringify(block)));

  it('describes whether the page is free, and which parts are not', () => {
    const part = { '@type': 'WebPageElement', isAccessibleForFree: 'False', cssSelector: '.tekst' };
    expect(read({ '@type': 'NewsArticle', isAccessibleForFree: false, hasPart: part })).toEqual({
      isFree: false,
      lockedParts: ['.tekst'],
    });
    expect(read({ isAccessibleForFree: 'True' })).toEqual({ isFree: true, lockedParts: [] });
    expect(read({ isAccessibleForFree: true }, { isAccessibleForFree: false }).isFree).toBe(false);
    expect(
      read({ '@graph': [{ name: 'x' }, { hasPart: [part, { ...part, isAccessibleForFree: true }] }] }),
    ).toEqual({
      isFree: undefined,
      lockedParts: ['.tekst'],
    });
  });

  it('is empty for invalid JSON, or JSON of another kind', () => {
    expect(structuredAccess(['{', '7', 'null', '[null, "x"]'])).toEqual({
      isFree: undefined,
      lockedParts: [],
    });
  });
});
