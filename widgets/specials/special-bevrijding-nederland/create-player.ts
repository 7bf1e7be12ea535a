import { create } from '../../../core/platform/dom/create.ts';
import { onAbort } from '../../../core/platform/dom/on-abort.ts';
import { onLeave } from '../../../core/platform/page-life/on-leave.ts';
import { delay } from '../../../core/platform/schedule/delay.ts';
import { longDate } from '../../../core/platform/time/dutch-dates.ts';
import { createButton, faceButton } from '../../../core/ui/button/plain-button.ts';
import { pause, play } from '../../../core/ui/icon/shapes.ts';
import { isMotionReduced } from '../../../core/ui/overlay/motion.ts';
import { type Area, freeOn, nextDay, noonOf } from './areas.ts';
import styles from './special-bevrijding-nederland.module.css';
import { DATE, freeText, lastText, PAUSE, PLAY } from './texts.ts';

/** Milliseconds that a day takes. */
const DAY_PACE = 60;
/** Milliseconds from one liberation to the next for visitors who prefer reduced motion. */
const STEP_PACE = 1500;

/**
 * Creates the date slider with its button.
 * @param areas at least one, in the order in which they became free
 * @param id of the slider, free in the document
 * @param onDay called with each day that is shown, first with the initial one
 * @param signal ends it
 */
export function createPlayer(
  areas: readonly Area[],
  id: string,
  onDay: (day: number) => void,
  signal: AbortSignal,
): HTMLElement {
  const days = areas.map(({ day }) => day);
  const [first = 0, last = first] = [days[0], days.at(-1)];
  const element = create('div');
  const label = create('label');
  const slider = create('input');
  const date = create('output');
  const free = create('p');
  const row = create('div');
  const button = createButton(PLAY, 'primary');
  let playing: AbortController | undefined;
  element.className = styles.player;
  label.className = styles.label;
  label.htmlFor = id;
  label.textContent = DATE;
  slider.className = styles.slider;
  slider.id = id;
  slider.type = 'range';
  slider.min = String(first);
  slider.max = String(last);
  slider.step = '1';
  slider.value = String(first);
  date.className = styles.date;
  date.setAttribute('for', id);
  // The slider itself says its date; a live region would say every day of a playing map.
  date.setAttribute('aria-live', 'off');
  free.className = styles.free;
  row.className = styles.row;
  row.append(button, slider);
  element.append(label, date, row, free);

  const show = (day: number) => {
    const now = freeOn(areas, day);
    const name = now.at(-1)?.name;
    const text = longDate(noonOf(day)) ?? '';
    slider.value = String(day);
    slider.setAttribute('aria-valuetext', text);
    date.textContent = text;
    free.textContent = [freeText(now.length, areas.length), ...(name ? [lastText(name)] : [])].join('. ');
    onDay(day);
  };
  const stop = () => {
    playing?.abort();
    playing = undefined;
    faceButton(button, PLAY, play);
  };
  const run = async (own: AbortSignal) => {
    while (!own.aborted && slider.valueAsNumber < last) {
      const isStepping = isMotionReduced();
      await delay(isStepping ? STEP_PACE : DAY_PACE, own);
      if (own.aborted) return;
      const day = slider.valueAsNumber;
      show(isStepping ? (nextDay(areas, day) ?? last) : day + 1);
    }
    if (!own.aborted) stop();
  };

  button.addEventListener('click', () => {
    if (playing) return stop();
    if (slider.valueAsNumber >= last) show(first);
    playing = new AbortController();
    faceButton(button, PAUSE, pause);
    void run(playing.signal);
  });
  slider.addEventListener('input', () => {
    stop();
    show(slider.valueAsNumber);
  });
  onLeave(stop, signal);
  onAbort(signal, stop);
  stop();
  show(first);
  return element;
}
