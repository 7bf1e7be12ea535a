// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { readFacts } from '../../../../../core/runtime/page/facts.ts';
import { completePage, type Page } from '../../../../../core/runtime/page/page.ts';
import { useVisitor } from '../../../../../core/user/visitor/use-visitor.ts';
import { visitor } from '../../../../../core/user/visitor/visitor-store.ts';
import { backend, setLogin, visitedPage } from './reader.ts';

// A page's visitor exists as long as the page, so this file has a single page.
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function Status({ page }: { page: Page }) {
  return <p>{useVisitor(page)?.status ?? 'unknown'}</p>;
}

const shown = () => screen.getAllByText(/./, { selector: 'p' }).map(({ textContent }) => textContent);

it('is one for the whole page, in React and out of it, and fetched once [visitor-5]', async () => {
  setLogin('a');
  const calls = backend({ permissions: ['nrc-online'] });
  visitedPage();
  const facts = readFacts();
  const page = completePage(facts);
  const services = Array.from({ length: 5 }, () => visitor(page));
  for (let roots = 0; roots < 3; roots++) render(<Status page={page} />);
  expect(shown()).toEqual(['unknown', 'unknown', 'unknown']);
  await act(() => Promise.all(services.map(({ current }) => current())));
  expect(shown()).toEqual(['subscribed', 'subscribed', 'subscribed']);
  expect(new Set(services.map(({ store }) => store.getState())).size).toBe(1);
  // The loader creates new facts when the fragment changes.
  const later = completePage({ ...facts, hash: '#later' });
  expect(visitor(later).store).toBe(services[0]?.store);
  expect(calls.map(({ url }) => url)).toEqual(['/login-status']);

  setLogin(undefined);
  act(() => void window.dispatchEvent(new Event('focus')));
  expect(shown()).toEqual(['logged-out', 'logged-out', 'logged-out']);
  expect(calls).toHaveLength(1);
});
