import { debug } from '../../runtime/log/log.ts';
import { parseDebugSwitches } from '../debug/parse-debug-switches.ts';

/** The debug output of the detector. */
export interface Outliner {
  /** Prints an element's state and outlines the element. */
  show(element: Element, inView: boolean): void;
  /** Removes the outline. */
  clear(element: Element): void;
}

const SILENT: Outliner = { show: () => {}, clear: () => {} };

/**
 * The detector's debug output, which only prints and outlines [viewport-detector-2, loader-15].
 * @param address the page's address; without `#debug=inviewportdetector` nothing is shown
 */
export function outlinerFor(address: string): Outliner {
  if (!parseDebugSwitches(address).inViewportDetector) return SILENT;
  return {
    show(element, inView) {
      debug('inviewportdetector', inView ? 'in view' : 'not in view', element);
      setOutline(element, inView ? '3px solid green' : '3px dashed red');
    },
    clear: (element) => setOutline(element, ''),
  };
}

function setOutline(element: Element, outline: string): void {
  if (element instanceof HTMLElement) element.style.outline = outline;
}
