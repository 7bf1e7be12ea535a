import type { Mount, Mounts } from '../loader/contract.ts';

const CONTROLS = [
  'a[href]',
  'area[href]',
  'button',
  'input:not([type=hidden])',
  'select',
  'textarea',
  'summary',
  'iframe',
  'audio[controls]',
  'video[controls]',
  '[contenteditable]',
  '[tabindex]',
].join();

/**
 * Hands the focus on when a feature replaces, moves or hides the server's element that has it, at the mount and later,
 * and when the feature's end replaces an element of its own. Otherwise it falls to `<body>`, and a visitor with a
 * keyboard starts again at the top of the page.
 * @param mounts all features on hooks
 * @returns a function to call whenever the focus has moved, and just before a feature is called
 */
export function keepFocus(mounts: Mounts): () => void {
  let ending = new AbortController();
  let isLeaving = false;
  const watchFocused = () => {
    // Whatever had the focus before has lost it to another element.
    ending.abort();
    ending = new AbortController();
    const { activeElement } = document;
    if (!(activeElement instanceof HTMLElement)) return;
    // A feature of the whole page replaces nothing itself, and would watch all of it.
    for (let at = activeElement.parentElement; at && at !== document.body; at = at.parentElement)
      for (const mount of mounts.get(at) ?? [])
        if (mount.served && !mount.controller.signal.aborted)
          watch(mount, activeElement, ending, () => isLeaving);
  };
  // The focus goes elsewhere by itself. Until it has arrived `<body>` is active, also for observers of what a feature does
  // with the element that it leaves. The event does not name a frame to which it goes.
  addEventListener(
    'blur',
    ({ relatedTarget }) => {
      if (relatedTarget) return ending.abort();
      isLeaving = true;
      setTimeout(() => {
        isLeaving = false;
      });
    },
    true,
  );
  // Elsewhere in the page: a press takes the focus away, and a key leads from the focus on.
  addEventListener(
    'pointerdown',
    ({ target }) => {
      const { activeElement } = document;
      if (activeElement === document.body || !(target instanceof Node && activeElement?.contains(target)))
        ending.abort();
    },
    true,
  );
  return watchFocused;
}

/**
 * Watches a feature while an element in its hook has the focus.
 * @param isLeaving whether the focus may be on its way to a frame
 */
function watch(
  { hook, served = [], controller }: Mount,
  focused: HTMLElement,
  ending: AbortController,
  isLeaving: () => boolean,
): void {
  const findHeir = heirs(hook, focused);
  const handOn = () => {
    if (ending.signal.aborted) return;
    if (isLeaving()) {
      setTimeout(handOn);
      return;
    }
    const heir = isFree(focused) && findHeir();
    // There may be one later, when a skeleton has made way for the content.
    if (!heir) return;
    ending.abort();
    heir.focus({ preventScroll: true });
  };
  controller.signal.addEventListener(
    'abort',
    // By then the feature's other listeners have restored the server's markup.
    () => queueMicrotask(handOn),
    { signal: ending.signal },
  );
  // A feature hands the focus of its own elements on itself.
  if (!served.some((node) => node.contains(focused))) return;
  let isAsked = false;
  const observer = new MutationObserver(() => {
    if (document.activeElement !== focused) return handOn();
    // Asked before the paint, whether it still shows would have the page laid out twice for each change.
    if (isAsked) return;
    isAsked = true;
    requestAnimationFrame(() =>
      setTimeout(() => {
        isAsked = false;
        handOn();
      }),
    );
  });
  observer.observe(hook, {
    childList: true,
    subtree: true,
    attributes: true,
    attributeFilter: ['hidden', 'class', 'style', 'disabled'],
  });
  const end = () => observer.disconnect();
  ending.signal.addEventListener('abort', end);
  controller.signal.addEventListener('abort', end);
}

/** Whether nothing else has the focus, and an element that had it cannot keep it. */
function isFree(focused: HTMLElement): boolean {
  const { activeElement, body } = document;
  if (activeElement === focused) return !isShown(focused);
  return !activeElement || activeElement === body;
}

/**
 * Prepares for the loss of the element that has the focus. Nothing is measured before it is lost.
 * @returns finds what takes its place: itself, where it was moved; the control with the same name; the one in its place
 */
function heirs(hook: Element, focused: HTMLElement): () => HTMLElement | undefined {
  const name = nameOf(focused);
  const index = Math.max(controlsIn(hook).indexOf(focused), 0);
  return () => {
    // What is disabled while something is under way, such as a form that is being sent, gets the focus back afterwards.
    if (focused.matches(':disabled') && isShown(focused)) return undefined;
    const controls = controlsIn(hook);
    return (
      controls.find((control) => control === focused && canFocus(control)) ??
      controls.find((control) => name !== '' && nameOf(control) === name && canFocus(control)) ??
      controls.slice(index).find(canFocus) ??
      controls.slice(0, index).reverse().find(canFocus)
    );
  };
}

function controlsIn(hook: Element): HTMLElement[] {
  return [...hook.querySelectorAll<HTMLElement>(CONTROLS)];
}

function canFocus(element: HTMLElement): boolean {
  return (
    isShown(element) && element.tabIndex >= 0 && !element.matches(':disabled') && !element.closest('[inert]')
  );
}

function isShown(element: HTMLElement): boolean {
  // Not `checkVisibility()`: Safari has it from 17.4 on.
  return element.getClientRects().length > 0 && getComputedStyle(element).visibility !== 'hidden';
}

function nameOf(element: HTMLElement): string {
  return (element.getAttribute('aria-label') ?? element.textContent ?? '').trim();
}
