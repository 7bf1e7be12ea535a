// @vitest-environment happy-dom
import { screen } from '@testing-library/dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { showBottomBar } from '../../../../../core/ui/bottom-bar/bottom-bar.ts';
import { createButton, createLinkButton } from '../../../../../core/ui/button/plain-button.ts';
import { stubResizeObserver } from '../../../widgets/support/observers.ts';

let sizes: ReturnType<typeof stubResizeObserver>;
let ending: AbortController;

beforeEach(() => {
  sizes = stubResizeObserver();
  ending = new AbortController();
  document.body.innerHTML = '<button>Eerst</button><div id="place"></div>';
});

afterEach(() => {
  ending.abort();
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

function show() {
  const controls = [createLinkButton('Lees <b>meer</b>', '/meer/'), createButton('Sluiten', 'primary')];
  showBottomBar(
    document.getElementById('place') as HTMLElement,
    { name: 'Bericht', text: 'Wat er <i>is</i>.', controls },
    ending.signal,
  );
  return screen.queryByRole('region', { name: 'Bericht' });
}

it('announces its purpose in a live region, leaves the focus, and treats words as text', async () => {
  screen.getByText('Eerst').focus();
  const bar = show();
  const status = screen.getByRole('status');
  expect(status.textContent).toBe('');
  await Promise.resolve();
  expect(status.textContent).toBe('Wat er <i>is</i>.');
  expect(document.activeElement).toBe(screen.getByText('Eerst'));
  expect(screen.getByRole('link', { name: 'Lees <b>meer</b>' }).getAttribute('href')).toBe('/meer/');
  expect(screen.getByRole('button', { name: 'Sluiten' }).getAttribute('type')).toBe('button');
  ending.abort();
  expect(bar?.isConnected).toBe(false);
});

it('keeps the end of the page within reach as long as it shows', () => {
  const bar = show() as HTMLElement;
  sizes.notify(bar, { target: bar, borderBoxSize: [{ blockSize: 79.5 }] });
  const { style } = document.documentElement;
  expect(style.getPropertyValue('--covered-below')).toBe('80px');
  ending.abort();
  expect(style.getPropertyValue('--covered-below')).toBe('');
  expect(sizes.alive()).toBe(0);
});

it('does not show for an aborted signal', () => {
  ending.abort();
  expect(show()).toBeNull();
});

it('returns the focus when it is removed', () => {
  vi.spyOn(HTMLElement.prototype, 'getClientRects').mockReturnValue([{}] as unknown as DOMRectList);
  show();
  screen.getByText('Eerst').focus();
  screen.getByRole('button', { name: 'Sluiten' }).focus();
  ending.abort();
  expect(document.activeElement).toBe(screen.getByText('Eerst'));
});
