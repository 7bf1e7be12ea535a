// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { BottomBar } from '../../../../../core/ui/bottom-bar/BottomBar.tsx';
import { Button } from '../../../../../core/ui/button/Button.tsx';
import { LinkButton } from '../../../../../core/ui/link-button/LinkButton.tsx';
import { stubResizeObserver } from '../../../widgets/support/observers.ts';

let sizes: ReturnType<typeof stubResizeObserver>;

beforeEach(() => {
  sizes = stubResizeObserver();
  document.body.innerHTML = '<button>Eerst</button>';
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

const BAR = (
  <BottomBar name="Bericht" text="Wat er <i>is</i>.">
    <LinkButton href="/meer/">{'Lees <b>meer</b>'}</LinkButton>
    <Button>Sluiten</Button>
  </BottomBar>
);

function show() {
  const { unmount } = render(BAR);
  return { bar: screen.getByRole('region', { name: 'Bericht' }), unmount };
}

it('announces its purpose in a live region that is there before, leaves the focus, and treats words as text', () => {
  screen.getByText('Eerst').focus();
  // Its state before any effect.
  expect(renderToStaticMarkup(BAR)).toMatch(/role="status"><\/p>/);
  show();
  expect(screen.getByRole('status').textContent).toBe('Wat er <i>is</i>.');
  expect(document.activeElement).toBe(screen.getByText('Eerst'));
  expect(screen.getByRole('link', { name: 'Lees <b>meer</b>' }).getAttribute('href')).toBe('/meer/');
  expect(screen.getByRole('button', { name: 'Sluiten' }).getAttribute('type')).toBe('button');
});

it('keeps the end of the page within reach as long as it shows', () => {
  const { bar, unmount } = show();
  sizes.notify(bar, { target: bar, borderBoxSize: [{ blockSize: 79.5 }] });
  const { style } = document.documentElement;
  expect(style.getPropertyValue('--covered-below')).toBe('80px');
  unmount();
  expect(style.getPropertyValue('--covered-below')).toBe('');
  expect(sizes.alive()).toBe(0);
});

it('returns the focus when it is removed', () => {
  vi.spyOn(HTMLElement.prototype, 'getClientRects').mockReturnValue([{}] as unknown as DOMRectList);
  const { unmount } = show();
  screen.getByText('Eerst').focus();
  screen.getByRole('button', { name: 'Sluiten' }).focus();
  unmount();
  expect(document.activeElement).toBe(screen.getByText('Eerst'));
});
