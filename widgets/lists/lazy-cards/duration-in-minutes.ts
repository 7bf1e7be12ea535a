/**
 * Reads the duration of an episode.
 * @param raw seconds, as a number or in digits, or `12:34` and `1:02:03`
 * @returns whole minutes, at least one; undefined if it is not a duration
 */
export function durationInMinutes(raw: string | number | undefined): number | undefined {
  const text = String(raw ?? '').trim();
  if (!/^\d+(\.\d+)?$|^(\d+:)?\d{1,2}:\d{2}$/.test(text)) return undefined;
  const seconds = text.split(':').reduce((sum, part) => sum * 60 + Number(part), 0);
  return Number.isFinite(seconds) && seconds > 0 ? Math.max(1, Math.round(seconds / 60)) : undefined;
}
