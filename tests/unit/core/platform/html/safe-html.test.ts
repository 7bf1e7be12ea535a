// @vitest-environment happy-dom The results of the helper are tested in a browser:
// tests/e2e/core/safe-html.spec.ts.
import { beforeEach, describe, expect, it } from 'vitest';
import { isFragmentAddressAllowed } from '../../../../../core/platform/html/safe-html.ts';

beforeEach(() => {
  (window as unknown as { happyDOM: { setURL(url: string): void } }).happyDOM.setURL(
    'https://krant.example/nieuws/',
  );
});

describe('the address of a fragment', () => {
  const config = { fragmentOrigins: ['https://fragmenten.example'] };

  it.each(['/volgende', '?pagina=2', 'https://krant.example/x', 'https://fragmenten.example/x'])(
    'may be %s [page-runtime-8]',
    (address) => {
      expect(isFragmentAddressAllowed(address, config)).toBe(true);
    },
  );

  it.each([
    'https://elders.example/x',
    'http://krant.example/x',
    'http://fragmenten.example/x',
    '//elders.example/x',
    'javascript:hacked()',
    'data:text/html,x',
    'blob:https://krant.example/1',
    'http://[',
  ])('may not be %s [page-runtime-8]', (address) => {
    expect(isFragmentAddressAllowed(address, config)).toBe(false);
  });
});
