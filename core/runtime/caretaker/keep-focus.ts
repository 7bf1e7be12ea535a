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
 * Moves the focus to a replacement when a feature replaces, moves or hides the focused element of the server, at the
 * mount and later, and when the end of a feature removes an element of its own. Otherwise the focus falls to `<body>`,
 * and a visitor with a keyboard starts again at the top of the page.
 * @param mounts all features on hooks
 * @returns a function to call whenever the focus has moved, and just before a feature is called
 */
export function keepFocus(mounts: Mounts): () => void {
  let ending = new AbortController();
  let isLeaving = false;
  const watchFocused = () => {
    // Another element has the focus now.
    ending.abort();
    ending = new AbortController();
    const { activeElement } = document;
    if (!(activeElement instanceof HTMLElement)) return;
    // A feature of the whole page is not watched: it replaces nothing itself, and all of the page would have to be
    // observed.
    for (let at = activeElement.parentElement; at && at !== document.body; at = at.parentElement)
      for (const mount of mounts.get(at) ?? [])
        if (mount.served && !mount.controller.signal.aborted)
          watch(mount, activeElement, ending, () => isLeaving);
  };
  // The focus moves elsewhere by itself. Until it arrives, `<body>` is the active element, also for observers of the
  // feature's changes to the former element. If the focus moves to a frame, the event does not name it.
  addEventListener(
    'blur',
    ({ target, relatedTarget }) => {
      if (relatedTarget || isFollowed(target)) return ending.abort();
      isLeaving = true;
      setTimeout(() => {
        isLeaving = false;
      });
    },
    true,
  );
  // If the visitor presses elsewhere on the page, the focus leaves the element, and keys continue from there.
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

/** Whether the browser has followed a link to a part of the page: keys continue from that part. */
function isFollowed(link: EventTarget | null): boolean {
  return link instanceof HTMLAnchorElement && link.hash !== '' && link.href === location.href;
}

/**
 * Watches a feature while an element in its hook has the focus.
 * @param isLeaving returns whether the focus may be moving to a frame
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
    // A replacement may appear later, when the content replaces a skeleton.
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
  // A feature moves the focus of its own elements itself.
  if (!served.some((node) => node.contains(focused))) return;
  let isAsked = false;
  const observer = new MutationObserver(() => {
    if (document.activeElement !== focused) return handOn();
    // This is checked before the paint: checking for each change whether the element is still displayed would lay out
    // the page twice each time.
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

/** Whether no element has the focus, and the element that had it cannot keep it. */
function isFree(focused: HTMLElement): boolean {
  const { activeElement, body } = document;
  if (activeElement === focused) return !isShown(focused);
  return !activeElement || activeElement === body;
}

/**
 * Prepares for the removal of the focused element. Nothing is measured before that.
 * @returns a function that finds its replacement: the element itself if it was moved, the control with the same name,
 *   or the control at its position
 */
function heirs(hook: Element, focused: HTMLElement): () => HTMLElement | undefined {
  const name = nameOf(focused);
  const index = Math.max(controlsIn(hook).indexOf(focused), 0);
  return () => {
    // An element that is disabled during an action, such as while a form is being sent, gets the focus back afterwards.
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
  // `checkVisibility()` is not used, because Safari supports it only from 17.4 on.
  return element.getClientRects().length > 0 && getComputedStyle(element).visibility !== 'hidden';
}

function nameOf(element: HTMLElement): string {
  return (element.getAttribute('aria-label') ?? element.textContent ?? '').trim();
}
