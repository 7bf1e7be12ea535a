import { useEffect, useEffectEvent, useId, useState } from 'react';
import { onLeave } from '../../../core/platform/page-life/on-leave.ts';
import { longDate } from '../../../core/platform/time/dutch-dates.ts';
import { PlayButton } from '../../../core/ui/button/PlayButton.tsx';
import { isMotionReduced } from '../../../core/ui/overlay/motion.ts';
import { type Area, freeOn, nextDay, noonOf } from './areas.ts';
import styles from './special-bevrijding-nederland.module.css';
import { DATE, freeText, lastText, PAUSE, PLAY } from './texts.ts';

/** Milliseconds for which a day is shown. */
const DAY_PACE = 60;
/** Milliseconds from one liberation to the next for visitors who prefer reduced motion. */
const STEP_PACE = 1500;

interface DatePlayerProps {
  /** The areas, at least one, in the order of their liberation. */
  readonly areas: readonly Area[];
  /** The day of the slider, in days since 1970. */
  readonly day: number;
  readonly onDay: (day: number) => void;
}

/** The date slider, and the button that plays it day by day. */
export function DatePlayer({ areas, day, onDay }: DatePlayerProps) {
  const id = useId();
  const [isStarted, setIsStarted] = useState(false);
  const first = areas[0]?.day ?? day;
  const last = areas.at(-1)?.day ?? day;
  const isPlaying = isStarted && day < last;
  const date = longDate(noonOf(day)) ?? '';
  const free = freeOn(areas, day);
  const latest = free.at(-1)?.name;

  const advance = useEffectEvent((isStepping: boolean) =>
    onDay(isStepping ? (nextDay(areas, day) ?? last) : day + 1),
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: each day takes its time
  useEffect(() => {
    if (!isPlaying) return;
    const isStepping = isMotionReduced();
    const timer = setTimeout(() => advance(isStepping), isStepping ? STEP_PACE : DAY_PACE);
    return () => clearTimeout(timer);
  }, [isPlaying, day]);
  useEffect(() => {
    const life = new AbortController();
    onLeave(() => setIsStarted(false), life.signal);
    return () => life.abort();
  }, []);

  return (
    <div className={styles.player}>
      <label className={styles.label} htmlFor={id}>
        {DATE}
      </label>
      {/* Not a live region: the slider itself announces its date, and a playing map would announce every day. */}
      <output className={styles.date} htmlFor={id} aria-live="off">
        {date}
      </output>
      <div className={styles.row}>
        <PlayButton
          look="primary"
          isPlaying={isPlaying}
          silent={{ text: PLAY }}
          playing={{ text: PAUSE }}
          onClick={() => {
            if (day >= last) onDay(first);
            setIsStarted(!isPlaying);
          }}
        />
        <input
          id={id}
          className={styles.slider}
          type="range"
          min={first}
          max={last}
          value={day}
          aria-valuetext={date}
          onChange={({ target }) => {
            setIsStarted(false);
            onDay(target.valueAsNumber);
          }}
        />
      </div>
      <p className={styles.free}>
        {[freeText(free.length, areas.length), ...(latest ? [lastText(latest)] : [])].join('. ')}
      </p>
    </div>
  );
}
