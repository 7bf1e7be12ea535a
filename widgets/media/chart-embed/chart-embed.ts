import { create } from '../../../core/platform/dom/create.ts';
import { onAbort } from '../../../core/platform/dom/on-abort.ts';
import { restore, show } from '../../../core/platform/dom/undo.ts';
import { address, optional, text } from '../../../core/runtime/feature/attributes.ts';
import { enhancer } from '../../../core/runtime/feature/enhancer.ts';
import { error } from '../../../core/runtime/log/log.ts';
import { hasConsent, whenConsent } from '../../../core/user/consent/consent.ts';
import { onWithdrawal } from '../../../core/user/consent/on-withdrawal.ts';
import styles from './chart-embed.module.css';
import { chartOrigins } from './chart-origins.ts';
import { readHeight } from './read-height.ts';
import { renderChart } from './render-chart.ts';
import { TITLE } from './texts.ts';

/** Milliseconds within which a chart must report its height. */
const TIMEOUT = 15_000;

/**
 * Replaces the server's image or link by a third party's chart, once the chart has loaded, and sets the height that it
 * requests [chart-embed-1, chart-embed-2].
 */
export default enhancer({
  attributes: {
    /** The chart's address. */
    chart: address(),
    /** The chart's name for screen readers; by default "Grafiek". */
    title: optional(text(), TITLE),
    /** The purpose to which the visitor must have consented before the chart is loaded, such as `uitgebreid`. */
    purpose: optional(text()),
  },
  async enhance(hook, { chart, title, purpose }, { feature, page, signal }) {
    const served = [...hook.children];
    const container = create('div', { class: styles.waiting });
    let frame: HTMLIFrameElement | undefined;

    const giveUp = () => {
      clearTimeout(timer);
      frame = undefined;
      container.remove();
      for (const element of served) restore(element, signal);
    };
    const fail = (cause: unknown) => {
      if (signal.aborted) return;
      giveUp();
      error(feature, `The chart ${chart} could not be shown; what was there stays.`, cause);
    };
    const showChart = (height: number) => {
      clearTimeout(timer);
      if (frame) frame.style.height = `${height}px`;
      container.className = styles.shown;
      for (const element of served) show(element, false, signal);
    };
    let timer: ReturnType<typeof setTimeout> | undefined;
    onAbort(signal, giveUp);

    if (purpose !== undefined) {
      await whenConsent(page, purpose, signal).catch(() => {});
      // Consent may have been withdrawn again at once.
      if (signal.aborted || !hasConsent(page, purpose)) return;
      // Takes full effect on the next page only, because the charts' script has already run.
      onWithdrawal(page, purpose, giveUp, signal);
    }
    const origins = chartOrigins(page);
    addEventListener(
      'message',
      ({ source, origin, data }) => {
        // Messages of another frame, or of this one after it has navigated to another site, are ignored.
        if (!frame || source !== frame.contentWindow || !origins.includes(origin)) return;
        const height = readHeight(data);
        if (height !== undefined) showChart(height);
      },
      { signal },
    );
    timer = setTimeout(() => fail(new Error('The chart did not say in time how high it is.')), TIMEOUT);
    hook.append(container);
    renderChart(container, { address: chart, title }, page).then((made) => {
      // The script may load after the time limit.
      if (container.isConnected) frame = made;
    }, fail);
  },
});
