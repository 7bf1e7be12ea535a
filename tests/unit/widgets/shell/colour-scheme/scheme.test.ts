import { describe, expect, it } from 'vitest';
import {
  availableSchemes,
  colourOf,
  schemeInForce,
} from '../../../../../widgets/shell/colour-scheme/scheme.ts';
import { schemeLabel } from '../../../../../widgets/shell/colour-scheme/texts.ts';

describe('schemeInForce', () => {
  it.each([
    ['dark', '', 'light', 'dark'],
    ['system', '', 'dark', 'system'],
    [undefined, '', 'light', 'system'],
    [undefined, '', undefined, 'light'],
    ['system', '', undefined, 'light'],
    ['blauw', '', 'dark', 'system'],
    ['DARK', '', 'light', 'system'],
    [undefined, '?colorScheme=dark', 'light', 'dark'],
    [undefined, '?colorScheme=system', 'dark', 'system'],
    [undefined, '?colorScheme=blauw', undefined, 'light'],
  ] as const)(
    'stored %s, address %s, system %s: %s [colour-scheme-2, colour-scheme-4]',
    (stored, query, system, scheme) => {
      expect(schemeInForce(stored, query, system)).toBe(scheme);
    },
  );
});

it('shows the system colour for system only [colour-scheme-1]', () => {
  expect(colourOf('system', 'dark')).toBe('dark');
  expect(colourOf('light', 'dark')).toBe('light');
  expect(colourOf('system', undefined)).toBe('light');
});

it('offers system only where the browser supports it [colour-scheme-3]', () => {
  expect(availableSchemes('light')).toEqual(['light', 'dark', 'system']);
  expect(availableSchemes(undefined)).toEqual(['light', 'dark']);
});

it('has the labels of the specification [colour-scheme-3, colour-scheme-4]', () => {
  expect(schemeLabel('light', 'dark')).toBe('Licht');
  expect(schemeLabel('dark', 'dark')).toBe('Donker');
  expect(schemeLabel('system', 'dark')).toBe('Systeem (donker)');
  expect(schemeLabel('system', 'light')).toBe('Systeem (licht)');
});
