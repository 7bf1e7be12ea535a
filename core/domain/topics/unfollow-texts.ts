/** The unsubscribe modal [collection-modals-6]. */
export const STOP_FOLLOWING = 'Stop met volgen van dit onderwerp';

/** The modal's explanation, with the topic. */
export function stopText(name: string): string {
  return `Je volgt \u2068${name}\u2069 nu. Nieuwe artikelen over dit onderwerp staan daarna niet meer in Mijn nieuws.`;
}
