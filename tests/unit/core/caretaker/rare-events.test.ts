// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import { createRareEvents } from '../../../../core/caretaker/rare-events.ts';
import type { Loader } from '../../../../core/loader/loader.ts';

it.each([
  ['on the hook of a rare feature is given to it', '', true],
  ['inside the hook of a feature that is known is that one’s alone', 'data-widget-state="mounted"', false],
])('what a reader does %s [loader-3]', async (_, state, isGiven) => {
  document.body.dataset.widgetState = 'mounted';
  document.body.innerHTML = `<div ${state}><a id="opener"><b data-widget="zelden">N</b></a></div>`;
  const hook = document.querySelector('b') as HTMLElement;
  const mount = { early: [] as Event[], start: vi.fn<() => void>() };
  const mounts = new Map([[hook, new Map([['zelden', mount]])]]) as unknown as Loader['mounts'];
  const events = createRareEvents(mounts);
  events.begin();
  const event = new MouseEvent('click', { bubbles: true });
  hook.addEventListener('click', (heard) => events.keep(heard));
  hook.dispatchEvent(event);
  events.end(true);
  hook.dataset.widgetState = 'waiting';
  await new Promise((resolve) => setTimeout(resolve));
  expect(mount.early).toEqual(isGiven ? [event] : []);
  expect(mount.start).toHaveBeenCalledTimes(isGiven ? 1 : 0);
});
