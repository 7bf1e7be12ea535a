/** Milliseconds after which a journey counts as failed: it went back inside a frame, or nowhere. */
const ARRIVES_WITHIN = 500;

let isUnderWay = false;
const waiting: (() => void)[] = [];

/** Whether the tab is on its way to another entry of its history at a modal's request. */
export function isTravelling(): boolean {
  return isUnderWay;
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
 * @param arrived is called when the journey is over, wherever it led; before all who wait
 */
export function travel(steps: number, arrived: () => void): void {
  const arrival = new AbortController();
  const { activeElement } = document;
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
  const timer = setTimeout(arrive, ARRIVES_WITHIN);
  addEventListener('hashchange', arrive, { signal: arrival.signal });
  isUnderWay = true;
  history.go(steps);
}

function proceed(): void {
  while (!isUnderWay) {
    const next = waiting.shift();
    if (!next) return;
    next();
  }
}
