/** Milliseconds after which a journey counts as failed: it went back inside a frame, or nowhere. */
const ARRIVES_WITHIN = 500;
/** Milliseconds after that in which it may arrive all the same: the browser was only slow. */
const LATE_WITHIN = 5000;

let isUnderWay = false;
let isLate = false;
let afterLate: (hasArrived: boolean) => void = () => {};
const waiting: (() => void)[] = [];

/** Whether the tab is on its way to another entry of its history at a modal's request. */
export function isTravelling(): boolean {
  return isUnderWay;
}

/** Whether a journey that was given up may still arrive. Another one on top of it would lead too far. */
export function isOverdue(): boolean {
  return isLate;
}

/**
 * Listens to the end of what {@link isOverdue} tells.
 * @param then is told whether the journey has arrived, and so moved the tab, or is over for good
 */
export function onOverdueEnd(then: (hasArrived: boolean) => void): void {
  afterLate = then;
}

/**
 * Does something as soon as no journey is under way; at once where there is none.
 * @param then runs in the order of asking
 */
export function whenArrived(then: () => void): void {
  waiting.push(then);
  proceed();
}

/**
 * Goes back in the tab's history. Browsers take a moment for it, and two journeys at a time would add up: ask by
 * {@link whenArrived} first. The focus stays where it is.
 * @param steps below zero
 * @param arrived is called when the journey is over or given up, wherever it led; before all who wait
 */
export function travel(steps: number, arrived: () => void): void {
  const arrival = new AbortController();
  const { activeElement } = document;
  const giveUp = () => {
    expectLate();
    arrive();
  };
  const arrive = () => {
    arrival.abort();
    clearTimeout(timer);
    isUnderWay = false;
    if (document.activeElement === document.body && activeElement instanceof HTMLElement) {
      activeElement.focus({ preventScroll: true });
    }
    arrived();
    proceed();
  };
  const timer = setTimeout(giveUp, ARRIVES_WITHIN);
  addEventListener('hashchange', arrive, { signal: arrival.signal });
  isUnderWay = true;
  history.go(steps);
}

function expectLate(): void {
  const waiting = new AbortController();
  const end = (hasArrived: boolean) => {
    clearTimeout(timer);
    waiting.abort();
    isLate = false;
    afterLate(hasArrived);
  };
  const timer = setTimeout(end, LATE_WITHIN, false);
  isLate = true;
  // Before the modal that is open now takes the event for the reader's.
  addEventListener('hashchange', () => end(true), { signal: waiting.signal, capture: true });
}

function proceed(): void {
  while (!isUnderWay) {
    const next = waiting.shift();
    if (!next) return;
    next();
  }
}
