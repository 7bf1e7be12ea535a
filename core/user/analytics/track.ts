import { isDebugging } from '../../platform/debug/is-debugging.ts';
import { onceActivated } from '../../platform/page-life/activation.ts';
import { onLeave } from '../../platform/page-life/on-leave.ts';
import { whenIdle } from '../../platform/schedule/when-idle.ts';
import { debug, error } from '../../runtime/log/log.ts';
import { pageSignal, pageValue } from '../../runtime/page/page-value.ts';
import { whenConsent } from '../consent/consent.ts';
import { analyticsConfig } from './analytics-config.ts';
import type { AnalyticsEvents, FieldValue } from './events.ts';
import { readyFields } from './ready-fields.ts';
import { ANALYTICS, areTrackersOn, type TrackedPage } from './trackers.ts';

/** An event as pushed to the data layer. */
type Pushed = Readonly<Record<string, FieldValue>>;

/** Pushes events of one page, in the order in which they were tracked. */
type Push = (event: Pushed) => void;

/**
 * Reports an event for analytics: `{ event, … }` in `window.dataLayer`, or in the array that the site names. It is
 * pushed when the browser is idle or the page is left; never before the page is activated, without the consent that
 * the site may require, or if trackers are off [analytics-1, analytics-3]. Never throws.
 * @param page the page
 * @param event an event of {@link AnalyticsEvents}
 * @param fields its fields, read at once
 */
export function track<Name extends keyof AnalyticsEvents>(
  page: TrackedPage,
  event: Name,
  fields: AnalyticsEvents[Name],
): void {
  if (!areTrackersOn(page)) return;
  const leftOut = (name: string) =>
    error('analytics', `"${name}" of "${event}" holds an e-mail address; it is left out.`);
  queueOf(page)(Object.freeze({ event, ...readyFields(fields, leftOut) }));
}

const queueOf = pageValue((page: TrackedPage): Push => {
  const { dataLayerName } = analyticsConfig(page);
  const signal = pageSignal(page);
  const queue: Pushed[] = [];
  let mayFlush = false;
  let isPlanned = false;

  const flush = () => {
    isPlanned = false;
    for (const event of queue.splice(0)) pushInto(dataLayerName, event);
  };
  const plan = () => {
    if (!mayFlush || isPlanned) return;
    isPlanned = true;
    whenIdle(flush);
  };
  const begin = () => {
    mayFlush = true;
    onLeave(flush, signal);
    plan();
  };
  onceActivated(() => void whenConsent(page, ANALYTICS, signal).then(begin), signal);

  return (event) => {
    queue.push(event);
    plan();
  };
});

/** Another script may have replaced the data layer by anything: an error in it must not reach the feature. */
function pushInto(name: string, event: Pushed): void {
  if (isDebugging('datalayer', location)) debug('datalayer', event);
  try {
    const global = window as unknown as Record<string, { push(event: Pushed): void } | undefined>;
    global[name] ??= [];
    // A copy, because tag managers change the objects that they get.
    global[name].push({ ...event });
  } catch (cause) {
    error('analytics', `"${event.event}" could not be pushed to window.${name}; it is lost.`, cause);
  }
}
