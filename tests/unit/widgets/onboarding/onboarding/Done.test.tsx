// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { Done } from '../../../../../widgets/onboarding/onboarding/Done.tsx';

afterEach(() => {
  cleanup();
  document.body.replaceChildren();
});

it('takes the focus that nothing has [onboarding-12]', () => {
  render(<Done address="/" />);
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Je bent helemaal klaar.' }));
});

it('leaves the focus where a reader has it [onboarding-12]', () => {
  const search = document.body.appendChild(document.createElement('input'));
  search.focus();
  render(<Done address="/" />);
  expect(document.activeElement).toBe(search);
});
