import { expect, it } from 'vitest';
import { withPlainContent } from '../../../build/plain-content.ts';

it.each([
  ['p::before { content: "✓" / "" }', 'p::before { content: "✓"; content: "✓" / "" }'],
  [
    'p::before { content: "\\a0/" / "gelezen" }',
    'p::before { content: "\\a0/"; content: "\\a0/" / "gelezen" }',
  ],
  ['p::before { content: "" / var(--read) }', undefined],
  ['p::before { content: "1/2" }', undefined],
])('shows the mark of %s also where a browser knows no words for it', (css, expected = css) => {
  expect(withPlainContent(css)).toBe(expected);
});
