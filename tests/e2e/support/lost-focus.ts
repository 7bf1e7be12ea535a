import type { Page } from 'playwright/test';

/** Maximum number of hooks that are checked on a feature's page; the others have the same features. */
const MAX_HOOKS = 5;

/**
 * Mounts the features of a page again while a server's control has the focus, and unmounts them while one of their own
 * has it.
 * @returns the hooks for which the focus moved to `<body>` although another element could have it (WCAG 2.4.3)
 */
export function lostFocus(page: Page): Promise<string[]> {
  return page.evaluate(async (most) => {
    const CONTROLS = 'a[href], button, input:not([type="hidden"]), select, textarea, summary';
    const controlsOf = (hook: Element) =>
      [...hook.querySelectorAll<HTMLElement>(CONTROLS)].filter(
        (control) =>
          control.checkVisibility({ visibilityProperty: true }) &&
          control.tabIndex >= 0 &&
          !control.matches(':disabled, [inert] *'),
      );
    /** Waits until layout, observers and frame callbacks have run. */
    const frames = async (count: number) => {
      for (let frame = 0; frame < count; frame += 1) await new Promise(requestAnimationFrame);
    };
    const until = async (isDone: () => boolean) => {
      for (let frame = 0; frame < 60 && !isDone(); frame += 1) await frames(1);
      return isDone();
    };
    /**
     * The focus is moved after the browser has reported that the focused control was removed: a slow browser paints
     * before that.
     */
    const isLost = async (hook: Element) => {
      const isKept = () => document.activeElement !== document.body || controlsOf(hook).length === 0;
      await frames(1);
      return !(await until(isKept));
    };
    const pageOf = (hook: Element) => hook.closest('[data-page]') ?? document.body;
    const nameOf = (hook: HTMLElement) =>
      `${hook.dataset.widget ?? hook.dataset.special ?? hook.localName} of #${hook.closest('section')?.id}`;
    const nmt = window.nmt;
    if (!nmt || Array.isArray(nmt)) return ['The global is missing.'];

    const faults: string[] = [];
    // The code that moves the focus loads when a hook first receives the focus.
    const isCode = (address: string) => /\/keep-focus-/.test(address);
    let hasCode = performance.getEntriesByType('resource').some(({ name }) => isCode(name));
    // A script's load event comes after it has run, which on a slow machine is many frames after it has arrived.
    const onLoad = ({ target }: Event) => {
      hasCode ||= target instanceof HTMLScriptElement && isCode(target.src);
    };
    document.addEventListener('load', onLoad, true);
    const hooks = [...document.querySelectorAll<HTMLElement>('.state-stage [data-widget-state="mounted"]')];
    const judged = new Map<Element, number>();
    for (const hook of hooks) {
      const before = judged.get(pageOf(hook)) ?? 0;
      if (before === most) continue;
      judged.set(pageOf(hook), before + 1);
      const isMounted = () => hook.dataset.widgetState === 'mounted';
      let own = controlsOf(hook)[0];
      own?.focus();
      if (own && !hasCode) {
        await until(() => hasCode);
        await frames(2);
        // The feature may have rendered its view meanwhile.
        own = controlsOf(hook)[0];
        own?.focus();
      }
      if (own && document.activeElement === own) {
        nmt.unmount(hook);
        if (await isLost(hook)) faults.push(`${nameOf(hook)}: undone`);
      } else nmt.unmount(hook);
      const served = controlsOf(hook)[0];
      served?.focus();
      nmt.mount(hook);
      if (!served || document.activeElement !== served || !(await until(isMounted))) continue;
      if (await isLost(hook)) faults.push(`${nameOf(hook)}: mounted`);
    }
    return faults;
  }, MAX_HOOKS);
}
