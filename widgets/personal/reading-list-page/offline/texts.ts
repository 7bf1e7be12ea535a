export const OFFLINE = 'Lees offline';
export const OFFLINE_HELP =
  'Slaat je nieuwste vijftig artikelen op in deze browser, zodat je ze zonder verbinding leest.';
/** Shown if the visitor may only read free articles. */
export const OFFLINE_HELP_FREE =
  'Slaat de gratis artikelen van je leeslijst op in deze browser, zodat je ze zonder verbinding leest. Bij abonnees zijn het de nieuwste vijftig.';
export const OFFLINE_FAILED = 'Offline lezen lukt niet in deze browser. Probeer het later nog eens.';
export const SAVING = 'De artikelen worden opgehaald…';
/** Shown if the list has nothing to store. */
export const NOTHING_SAVED = 'Er staat nog niets op je leeslijst. Wat je opslaat, staat daarna ook offline.';
/** Shown if no article could be fetched. */
export const NOT_FETCHED = 'De artikelen konden niet worden opgehaald. Probeer het later nog eens.';
export const TO_LIST = 'Naar de leeslijst';
export const LIST_TITLE = 'Leeslijst';
/** The title of the page that is shown instead of one that is not stored. */
export const PAGE_TITLE = 'Je bent offline';
export const PAGE_TEXT = 'Deze pagina gaat weer open zodra je verbinding hebt.';
export const TRY_AGAIN = 'Probeer het opnieuw';
/** The heading above the articles that can be read. */
export const READABLE = 'Dit kun je nu lezen';

/**
 * The line above a copy that is read without a connection.
 * @param moment date and time
 */
export const storedText = (moment: string): string => `Offline: opgeslagen op ${moment}`;

/**
 * The number of articles that can be read without a connection, and the space that they take up.
 * @param count number of articles, from 0
 * @param size total size, such as `1,2 MB`
 * @param isFull whether there was no space for more
 * @param withheld number of articles that only subscribers can read, from 0
 */
export function offlineText(count: number, size: string, isFull: boolean, withheld: number): string {
  const full = isFull ? ' Voor meer is geen ruimte.' : '';
  const end = `${full}${withheldText(withheld)}`;
  if (count === 0) return `Er staan nog geen artikelen offline.${end}`;
  return count === 1
    ? `1 artikel staat offline (${size}).${end}`
    : `${count} artikelen staan offline (${size}).${end}`;
}

function withheldText(withheld: number): string {
  if (withheld === 0) return '';
  return withheld === 1
    ? ' 1 artikel is alleen voor abonnees.'
    : ` ${withheld} artikelen zijn alleen voor abonnees.`;
}
