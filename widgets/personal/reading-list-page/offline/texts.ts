export const OFFLINE = 'Lees offline';
export const OFFLINE_HELP =
  'Slaat je nieuwste vijftig artikelen op in deze browser, zodat je ze zonder verbinding leest.';
export const OFFLINE_FAILED = 'Offline lezen lukt niet in deze browser. Probeer het later nog eens.';
export const SAVING = 'De artikelen worden opgehaald…';
export const TO_LIST = 'Naar de leeslijst';
export const LIST_TITLE = 'Leeslijst';

/**
 * The line above a copy that is read without a connection.
 * @param moment date and time
 */
export const storedText = (moment: string): string => `Offline: opgeslagen op ${moment}`;

/**
 * How many articles can be read without a connection, and the space that they take.
 * @param count how many, from 0
 * @param size such as `1,2 MB`
 * @param isFull whether there was no space for more
 */
export function offlineText(count: number, size: string, isFull: boolean): string {
  const full = isFull ? ' Voor meer is geen ruimte.' : '';
  if (count === 0) return `Er staan nog geen artikelen offline.${full}`;
  return count === 1
    ? `1 artikel staat offline (${size}).${full}`
    : `${count} artikelen staan offline (${size}).${full}`;
}
