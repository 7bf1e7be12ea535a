import { afterEach, beforeEach, vi } from 'vitest';
import type { Feature } from '../../../../core/runtime/feature/feature.ts';
import { CONFIG, visit } from '../../core/domain/newsletters/service.ts';
import { showEverything } from '../../core/ui/shown.ts';
import { setLogin } from '../../core/user/visitor/reader.ts';
import { markup } from '../../support/markup.ts';
import { leaveAll, mount } from '../support/mount.ts';

/** Prepares the page and the clock for each test of a file. */
export function eachOnItsOwnPage(): void {
  beforeEach(() => {
    // React's scheduler uses the real `setImmediate`.
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date', 'performance'] });
    showEverything();
    localStorage.clear();
    sessionStorage.clear();
    visit('/artikel');
    vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: true }));
    vi.stubGlobal('scrollBy', () => {});
    vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(() => {});
  });
  afterEach(async () => {
    leaveAll();
    setLogin(undefined);
    await vi.advanceTimersByTimeAsync(10_000);
    vi.useRealTimers();
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
    document.body.replaceChildren();
  });
}

/** Waits for answers, imports and renders. */
export async function settle(time = 5): Promise<void> {
  for (let round = 0; round < 5; round += 1) {
    await vi.advanceTimersByTimeAsync(time);
    await vi.dynamicImportSettled();
    await new Promise((resolve) => setImmediate(resolve));
  }
}

/** Mounts a feature on the first element that matches a selector. */
export async function start(feature: Feature, html: string, selector: string) {
  document.body.replaceChildren(...markup(html));
  const mounted = await mount(feature, document.querySelector<HTMLElement>(selector), {
    config: { ...CONFIG },
  });
  await settle();
  return mounted;
}

/** Submits a form in the same way as its button. */
export async function submit(form: HTMLElement): Promise<void> {
  form.dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true }));
  await settle();
}

/** Returns the messages that a form shows, in page order. */
export const messagesOf = (form: Element): string[] =>
  [...form.querySelectorAll('[aria-live], [role="alert"]')]
    .map(({ textContent }) => textContent ?? '')
    .filter(Boolean);
