// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { onLeave } from '../../../../../core/platform/page-life/on-leave.ts';
import { onReturn } from '../../../../../core/platform/page-life/on-return.ts';
import { emit } from '../../../../../core/runtime/bus/bus.ts';
import { setVisible } from '../../../widgets/support/visible.ts';

let controller: AbortController;
const handler = vi.fn();

beforeEach(() => {
  controller = new AbortController();
  handler.mockReset();
  setVisible(true);
});

describe.each([
  ['onReturn', onReturn, { show: 1, hide: 0, restored: 1, pagehide: 0 }],
  ['onLeave', onLeave, { show: 0, hide: 1, restored: 0, pagehide: 1 }],
])('%s', (_, listen, expected) => {
  it.each([
    ['the tab comes into sight', () => setVisible(true), expected.show],
    ['the tab is hidden', () => setVisible(false), expected.hide],
    ['the page comes back from the back/forward cache', () => emit('page:restored', {}), expected.restored],
    ['the page is left', () => window.dispatchEvent(new Event('pagehide')), expected.pagehide],
  ])('when %s', (_name, happen, times) => {
    listen(handler, controller.signal);
    happen();
    expect(handler).toHaveBeenCalledTimes(times);
    controller.abort();
    happen();
    expect(handler).toHaveBeenCalledTimes(times);
  });
});
