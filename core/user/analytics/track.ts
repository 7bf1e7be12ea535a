import { isDebugging } from '../../platform/debug/is-debugging.ts';
import { onceActivated } from '../../platform/page-life/activation.ts';
import { onLeave } from '../../platform/page-life/on-leave.ts';
import { whenIdle } from '../../platform/schedule/when-idle.ts';
import { debug, error } from '../../runtime/log/log.ts';
import { pageSignal, pageValue } from '../../runtime/page/page-value.ts';
import { hasConsent, whenConsent } from '../consent/consent.ts';
import { analyticsConfig } from './analytics-config.ts';
import type { AnalyticsEvents, FieldValue } from './events.ts';
import { readyFields } from './ready-fields.ts';
import { ANALYTICS, areTrackersOn, type TrackedPage } from './trackers.ts';

/** An event as pushed to the data layer. */
type Pushed = Readonly<Record<string, FieldValue>>;

/** Pushes events of one page, in the order in which they were tracked. */
type Push = (event: string, fields: Pushed) => void;

/**
 * Reports an event for analytics: `{ event, … }` in `window.dataLayer`, or in the array that the site names. It is
 * pushed when the browser is idle or the page is left; never before the page is activated, without the consent that the
 * site may require, or if trackers are off [analytics-1, analytics-3]. Never throws.
 * @param page the page
 * @param event an event of {@link AnalyticsEvents}
 * @param fields its fields, read at once
 */
export function track<Name extends keyof AnalyticsEvents>(
  page: TrackedPage,
  event: Name,
  fields: AnalyticsEvents[Name],
): void {
  if (areTrackersOn(page)) queueOf(page)(event, fields);
}

const queueOf = pageValue((page: TrackedPage): Push => {
  const { dataLayerName } = analyticsConfig(page);
  const signal = pageSignal(page);
  const queue: Pushed[] = [];
  let mayFlush = false;
  let isPlanned = false;
  let entriesFor = (event: Pushed): unknown[] => [{ ...event }];

  const flush = () => {
    isPlanned = false;
    // The visitor may have withdrawn consent; events meanwhile are never reported.
    if (!hasConsent(page, ANALYTICS)) queue.length = 0;
    for (const event of queue.splice(0)) pushInto(dataLayerName, event, entriesFor);
  };
  const plan = () => {
    if (!mayFlush || isPlanned) return;
    isPlanned = true;
    whenIdle(flush);
  };
  const push: Push = (event, fields) => {
    const leftOut = (name: string) =>
      error('analytics', `"${name}" of "${event}" holds an e-mail address; it is left out.`);
    queue.push(Object.freeze({ event, ...readyFields(fields, leftOut) }));
    plan();
  };
  onceActivated(async () => {
    await whenConsent(page, ANALYTICS, signal);
    // This runs before the code below loads, which may be late: the view of a visitor who leaves meanwhile must count,
    // too.
    onLeave(flush, signal);
    // A site without Google Analytics 4 loads none of its code.
    if (page.config.ga4) {
      await import('./ga4/create-ga4.ts').then(
        ({ createGa4 }) => {
          ({ entriesFor } = createGa4(page, push, signal));
        },
        (cause) => error('analytics', 'The code for Google Analytics 4 could not be loaded.', cause),
      );
    }
    mayFlush = true;
    plan();
  }, signal);
  return push;
});

/**
 * Another script may have replaced the data layer, so an error in it must not reach the feature. The pushed objects are
 * copies, because tag managers change the objects that they receive.
 */
function pushInto(name: string, event: Pushed, entriesFor: (event: Pushed) => unknown[]): void {
  if (isDebugging('datalayer', location)) debug('datalayer', event);
  try {
    const global = window as unknown as Record<string, { push(entry: unknown): void } | undefined>;
    // If the variable is not set, it may be an element with that id.
    if (!global[name] || global[name] instanceof Element) global[name] = [];
    for (const entry of entriesFor(event)) global[name].push(entry);
  } catch (cause) {
    error('analytics', `"${event.event}" could not be pushed to window.${name}; it is lost.`, cause);
  }
}
