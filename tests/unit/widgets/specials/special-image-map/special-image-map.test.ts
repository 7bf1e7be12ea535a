// @vitest-environment happy-dom
import { act, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import imageMap from '../../../../../widgets/specials/special-image-map/special-image-map.ts';
import { logged } from '../../../support/logged.ts';
import { leaveAll, mount } from '../../support/mount.ts';

const SERVED =
  '<picture><source srcset="/plein.webp"><img src="/plein.jpg" alt="Plein"></picture><ol><li data-x="0" data-y="100"><h3>Toren</h3><p>Uit 1473.</p></li><li data-x="101" data-y="5">Te ver</li><li data-x="50%" data-y="50">De pomp gaf water.</li></ol>';

afterEach(() => {
  act(leaveAll);
  vi.restoreAllMocks();
});

it('numbers the points that are on the picture, and restores the list [special-image-map-1, special-image-map-2]', async () => {
  document.body.innerHTML = `<div data-special="image-map">${SERVED}</div>`;
  const { hook, leave } = await mount(imageMap, document.querySelector<HTMLElement>('[data-special]'));
  const buttons = screen.getAllByRole('button');
  expect(buttons.map((button) => [button.textContent, button.getAttribute('aria-label')])).toEqual([
    ['1', '1. Toren'],
    ['2', '2. De pomp gaf water.'],
  ]);
  expect(logged(/^error/)).toHaveLength(1);
  act(leave);
  expect(hook.innerHTML).toBe(SERVED);
});
