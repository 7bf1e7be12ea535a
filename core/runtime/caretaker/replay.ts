import type { Mount } from '../loader/contract.ts';
import type { Route } from '../loader/read-routes.ts';

/** Hooks around a whole page or article. */
const WHOLES = 'body,main,article';
/** Targets of a click, and the targets with a default action. */
export const CONTROLS = 'a[href],button,label,summary,input,select,textarea';
const DOERS = 'a[href],label,summary,input:not([type=button]),select,textarea,form button:not([type=button])';

interface Early {
  readonly event: Event;
  readonly origin: Element;
  /** The target's position in the hook, in case the feature renders it again. */
  readonly path: string;
}

/**
 * Records the targets of early events while the server's HTML is still there. Events that a link, a label, a field, a
 * submit or another feature has handled are not repeated. A feature on a whole page or article gets none: the events
 * belong to elements in it, such as another feature's button, which has received them. The events stay stored until the
 * mounted feature gets them; if it fails, {@link releaseEvents} takes them.
 * @returns a function that gives the events to the mounted feature, in order, each once
 */
export function prepareReplay(mount: Mount): () => void {
  const { early = [], hook } = mount;
  const events = withoutRepeats(early)
    .filter((event) => event.target instanceof Element && isRepeated(event, mount))
    .map((event): Early => {
      const origin = event.target as Element;
      return { event, origin, path: pathTo(origin, hook) };
    });
  return () => {
    early.length = 0;
    for (const early of events) replay(early, targetOf(early, hook));
  };
}

/** Repeats held events with their default actions in the server's HTML, because the feature failed. */
export function releaseEvents({ early = [], route }: Mount): void {
  for (const event of withoutRepeats(early.splice(0))) {
    const origin = event.target;
    if (isHeld(event, route) && origin instanceof Element && origin.isConnected) {
      replay({ event, origin, path: '' }, origin);
    }
  }
}

/**
 * Skips clicks and submits that repeat the previous one: a double click, or another click because nothing happens,
 * means one action. Both together would open and close a dialog, or send a form twice.
 */
function withoutRepeats(events: readonly Event[]): Event[] {
  const latest = new Map<string, EventTarget | null>();
  return events.filter((event) => {
    if (!/click|submit/.test(event.type)) return true;
    const control = (event.target instanceof Element && event.target.closest(CONTROLS)) || event.target;
    const isRepeat = latest.get(event.type) === control;
    latest.set(event.type, control);
    return !isRepeat;
  });
}

function replay({ event, origin }: Early, target: Element): void {
  // An SVG element has no `click()`: the event is dispatched there and bubbles to the link or button around it.
  if (event.type === 'click' && target instanceof HTMLElement) {
    clickAgain(target, event);
  } else if (event instanceof SubmitEvent && target instanceof HTMLFormElement) {
    // The method is read from the class, because a field with its name would hide it on the form.
    HTMLFormElement.prototype.requestSubmit.call(
      target,
      event.submitter?.isConnected ? event.submitter : undefined,
    );
  } else {
    if (target !== origin) copyEntry(origin, target);
    target.dispatchEvent(new (event.constructor as typeof Event)(event.type, event));
  }
}

/**
 * Clicks an element. If the original click was not held back, links have already had their effect, so the repeated
 * click prevents it.
 */
function clickAgain(target: HTMLElement, { defaultPrevented }: Event): void {
  const prevent = (event: Event) => event.preventDefault();
  if (!defaultPrevented) addEventListener('click', prevent);
  target.click();
  removeEventListener('click', prevent);
}

/**
 * Copies the visitor's input to a field that the feature rendered again. Uses the prototype's setter, because React
 * ignores an input event of a field whose own property was set.
 */
function copyEntry(from: Element, to: Element): void {
  for (const name of ['value', 'checked']) {
    if (name in from && name in to) Reflect.set(Object.getPrototypeOf(to), name, Reflect.get(from, name), to);
  }
}

/** Whether the loader held an event back, so that no listener received it. */
function isHeld({ type, defaultPrevented }: Event, { load }: Route): boolean {
  return defaultPrevented && load === 'a' && /click|submit/.test(type);
}

/** Whether the mounted feature gets an event: it was held back, or has had no effect yet. */
export function isRepeated(event: Event, { hook, route }: Pick<Mount, 'hook' | 'route'>): boolean {
  return !hook.matches(WHOLES) && (isHeld(event, route) || !isDone(event, hook));
}

/**
 * Whether an event that was not held back has had its effect: on a feature around the hook, or in the server's HTML.
 */
function isDone({ type, target, defaultPrevented }: Event, hook: Element): boolean {
  if (defaultPrevented || type === 'submit') return true;
  const control = type === 'click' && (target as Element).closest(CONTROLS);
  if (!control) return false;
  return !hook.contains(control) || (control.matches(DOERS) && !leadsHere(control, hook));
}

/**
 * Whether a link leads to the place of its hook, as the address of a newsletter does on the page of newsletters. The
 * browser has then not navigated, and the click is for the feature.
 */
function leadsHere(control: Element, hook: Element): boolean {
  const { hash } = control as HTMLAnchorElement;
  return !!hash && hash === location.hash && hook.closest(':target') !== null;
}

/**
 * The present target of an event: the same element, the only similar one, the one at the same position, a similar
 * control of another kind, such as the button that replaces a link, or the hook.
 */
function targetOf({ origin, path }: Early, hook: Element): Element {
  if (hook.contains(origin)) return origin;
  const control = origin.closest(CONTROLS) ?? origin;
  return (
    findAlike(origin, hook, origin.tagName) ??
    (path ? hook.querySelector(`:scope>${path}`) : null) ??
    findAlike(control, hook, CONTROLS) ??
    hook
  );
}

/** Returns the only element in a hook that is like another one. */
function findAlike(origin: Element, hook: Element, selector: string): Element | undefined {
  const candidates = Array.from(hook.querySelectorAll(selector));
  for (const mark of MARKS) {
    const own = mark(origin);
    // Returns the element at the same position among several similar ones, such as the buttons of a list.
    const [alike, ...others] = own ? candidates.filter((element) => mark(element) === own) : [];
    if (alike && !others.length) return alike;
  }
  return undefined;
}

/** The attributes by which two elements count as the same, the most reliable first. */
const MARKS: readonly ((element: Element) => string | null)[] = [
  (element) => element.getAttribute('id'),
  (element) => element.getAttribute('name'),
  (element) => element.getAttribute('aria-label'),
  ({ textContent }) => textContent?.trim() ?? '',
];

/** Returns a selector from the hook down to an element, by tag and position. */
function pathTo(element: Element, hook: Element): string {
  const steps: string[] = [];
  for (let at = element; at !== hook && at.parentElement; at = at.parentElement) {
    const same = Array.from(at.parentElement.children).filter(({ tagName }) => tagName === at.tagName);
    steps.unshift(`${at.tagName}:nth-of-type(${same.indexOf(at) + 1})`);
  }
  return steps.join('>');
}
