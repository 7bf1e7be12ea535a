import { expect, it } from 'vitest';
import { expandNamedMedia } from '../../../../build/named-media.mjs';
import { STYLES } from './styles.ts';

it('has no style whose media have a width as a number [loader-8]', () => {
  expect(STYLES.size).toBeGreaterThan(200);
  for (const [file, css] of STYLES) expandNamedMedia(css, file);
});
