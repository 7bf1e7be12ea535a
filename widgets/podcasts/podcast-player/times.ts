import { LOCALE } from '../../../core/runtime/config/locale.ts';
import { hoursText, minutesText, ofText, secondsText } from './texts.ts';

/**
 * A time in clock notation: `1:05`, or `1:02:05` from an hour on.
 * @param seconds number of seconds, 0 or more; fractions are dropped
 */
export function clockText(seconds: number): string {
  const { hours, minutes, rest } = parts(seconds);
  const two = (part: number) => String(part).padStart(2, '0');
  return hours > 0 ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`;
}

/**
 * A position as a screen reader should speak it, such as `1 minuut en 5 seconden van 24 minuten`.
 * @param position the position in seconds
 * @param duration the duration in seconds; undefined if unknown
 */
export function positionText(position: number, duration: number | undefined): string {
  const spoken = spokenTime(position);
  return duration === undefined ? spoken : ofText(spoken, spokenTime(duration));
}

function spokenTime(seconds: number): string {
  const { hours, minutes, rest } = parts(seconds);
  const words = [
    hours > 0 && hoursText(hours),
    minutes > 0 && minutesText(minutes),
    (rest > 0 || hours + minutes === 0) && secondsText(rest),
  ].filter((word) => word !== false);
  return new Intl.ListFormat(LOCALE).format(words);
}

function parts(seconds: number) {
  const whole = Math.max(0, Math.floor(seconds));
  return { hours: Math.floor(whole / 3600), minutes: Math.floor((whole % 3600) / 60), rest: whole % 60 };
}
