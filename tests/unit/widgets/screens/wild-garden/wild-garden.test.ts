// @vitest-environment happy-dom
import { act, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import wildGarden from '../../../../../widgets/screens/wild-garden/wild-garden.ts';
import { leaveAll, mount } from '../../support/mount.ts';

const SERVED =
  '<img src="/tuin.jpg" alt="Tuin"><ul><li data-x="10" data-y="20"><h3>Egel</h3><p>Slaapt.</p></li></ul>';
const media = new EventTarget();
let width = 1280;

/** happy-dom does not support a window that changes its width. */
function stubWidth(): void {
  vi.stubGlobal('matchMedia', (query: string) => ({
    get matches() {
      return width >= Number(/min-width: (\d+)px/.exec(query)?.[1]);
    },
    addEventListener: media.addEventListener.bind(media),
  }));
}

function resize(to: number): void {
  width = to;
  act(() => media.dispatchEvent(new Event('change')));
}

afterEach(() => {
  act(leaveAll);
  vi.unstubAllGlobals();
});

it('has spots from the large breakpoint up, and the list below it [wild-garden-1, wild-garden-2]', async () => {
  stubWidth();
  resize(979);
  document.body.innerHTML = `<div data-widget="wild-garden">${SERVED}</div>`;
  const { hook } = await mount(wildGarden, document.querySelector<HTMLElement>('[data-widget]'), {
    pageType: 'wilde-tuin',
  });
  expect(hook.innerHTML).toBe(SERVED);
  resize(980);
  fireEvent.click(screen.getByRole('button', { name: 'Egel' }));
  const panel = within(screen.getByRole('dialog', { name: 'Egel' }));
  expect(panel.getByText('Slaapt.')).toBeDefined();
  expect(panel.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Sluiten']);
  resize(500);
  expect(hook.innerHTML).toBe(SERVED);
});
