import { create } from '../../../core/platform/dom/create.ts';
import { onAbort } from '../../../core/platform/dom/on-abort.ts';
import type { Context } from '../../../core/runtime/feature/feature.ts';
import { renderView } from '../../../core/runtime/feature/render-view.ts';
import { restoreFocus } from '../../../core/ui/focus/restore-focus.ts';
import { putOnTop } from '../../../core/ui/overlay/on-top.ts';
import styles from './Tour.module.css';
import { Tour, type TourProps } from './Tour.tsx';

/** The tour and what happens in it. */
interface ShownTour extends Omit<TourProps, 'host'>, Pick<Context, 'fail'> {
  /** Removes the tour; the focus goes back to where it was. */
  readonly signal: AbortSignal;
}

/** Shows the tour over the page. */
export function showTour({ signal, fail, ...tour }: ShownTour): void {
  const host = create('div');
  host.className = styles.host;
  putOnTop(host);
  const restore = restoreFocus(host);
  onAbort(signal, () => {
    restore();
    host.remove();
  });
  renderView(host, <Tour {...tour} host={host} />, { signal, fail });
}
