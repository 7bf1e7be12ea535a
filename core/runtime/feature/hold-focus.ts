const CONTROLS = [
  'a[href]',
  'area[href]',
  'button',
  'input',
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
 * @param hook of the feature, before anything in it changes
 * @param signal of the feature, before anything else listens to it
 */
export function holdFocus(hook: HTMLElement, signal: AbortSignal): void {
  // A feature of the whole page replaces nothing itself, and would watch all of it.
  if (hook === document.body) return;
  const served = [...hook.childNodes];
  const follow = () => {
    const { activeElement } = document;
    if (activeElement instanceof HTMLElement && served.some((node) => node.contains(activeElement)))
      watch(hook, activeElement, signal);
  };
  follow();
  hook.addEventListener('focusin', follow, { signal });
  signal.addEventListener('abort', () => {
    const { activeElement } = document;
    if (!(activeElement instanceof HTMLElement) || activeElement === hook || !hook.contains(activeElement))
      return;
    const findHeir = heirs(hook, activeElement);
    // By then the feature's other listeners have restored the server's markup.
    queueMicrotask(() => {
      if (isFree(activeElement)) findHeir()?.focus({ preventScroll: true });
    });
  });
}

/** Watches a hook while one of its elements has the focus. */
function watch(hook: HTMLElement, focused: HTMLElement, signal: AbortSignal): void {
  const findHeir = heirs(hook, focused);
  const ending = new AbortController();
  const observer = new MutationObserver(() => {
    if (!isFree(focused)) {
      if (document.activeElement !== focused) ending.abort();
      return;
    }
    const heir = findHeir();
    // There may be one later, when a skeleton has made way for the content.
    if (!heir) return;
    ending.abort();
    heir.focus({ preventScroll: true });
  });
  const end = () => ending.abort();
  ending.signal.addEventListener('abort', () => observer.disconnect());
  signal.addEventListener('abort', end, { signal: ending.signal });
  // Elsewhere in the page: a press takes the focus away, and a key leads from the focus on.
  document.addEventListener(
    'pointerdown',
    ({ target }) => {
      if (!(target instanceof Node && focused.contains(target))) end();
    },
    { capture: true, signal: ending.signal },
  );
  hook.addEventListener('focusin', end, { signal: ending.signal });
  observer.observe(hook, {
    childList: true,
    subtree: true,
    attributes: true,
    attributeFilter: ['hidden', 'class', 'style', 'disabled'],
  });
}

/** Whether nothing else has the focus, and an element that had it cannot keep it. */
function isFree(focused: HTMLElement): boolean {
  const { activeElement, body } = document;
  if (activeElement === focused) return !isShown(focused);
  return !activeElement || activeElement === body;
}

/**
 * Prepares for the loss of the element that has the focus.
 * @returns finds what takes its place: itself, where it was moved; the control with the same name; the one in its place
 */
function heirs(hook: HTMLElement, focused: HTMLElement): () => HTMLElement | undefined {
  const name = nameOf(focused);
  const index = controlsIn(hook).indexOf(focused);
  return () => {
    // What is disabled while something is under way, such as a form that is being sent, gets the focus back afterwards.
    if (focused.matches(':disabled') && isShown(focused)) return undefined;
    const controls = controlsIn(hook);
    return (
      controls.find((control) => control === focused) ??
      controls.find((control) => name !== '' && nameOf(control) === name) ??
      controls[Math.min(Math.max(index, 0), controls.length - 1)]
    );
  };
}

function controlsIn(hook: HTMLElement): HTMLElement[] {
  return [...hook.querySelectorAll<HTMLElement>(CONTROLS)].filter(isControl);
}

function isControl(element: HTMLElement): boolean {
  return (
    isShown(element) && element.tabIndex >= 0 && !element.matches(':disabled') && !element.closest('[inert]')
  );
}

function isShown(element: HTMLElement): boolean {
  return element.isConnected && element.getClientRects().length > 0;
}

function nameOf(element: HTMLElement): string {
  return (element.getAttribute('aria-label') ?? element.textContent ?? '').trim();
}
