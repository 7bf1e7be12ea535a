/** The modal's name, and its tabs [share-modal-1]. */
export const SHARE = 'Delen';
export const GIVE = 'Cadeau geven';
/** The name of the tab list. */
export const SHARE_OR_GIVE = 'Delen of cadeau geven';
/** Label of the button that shows the other methods. */
export const MORE = 'Meer';
/** Opens the share sheet of the app or the device. */
export const BY_DEVICE = 'Meer manieren om te delen';

/** Label of the field for the Mastodon instance. */
export const INSTANCE = 'Je Mastodon-server';
export const INSTANCE_HELP = 'De server van je account, bijvoorbeeld mastodon.nl';
export const GO_ON = 'Verder';
export const CANCEL = 'Annuleren';
/** Message if the browser blocked the window. */
export const BLOCKED = 'Je browser heeft het nieuwe venster geblokkeerd.';
export const OPEN_SHARE = 'Open de deellink';
/** Label of the link to the created gift, if the browser blocked the window [gift-7]. */
export const OPEN_GIFT = 'Open de cadeaulink';

/** While the quota is fetched, and while a link is created. */
export const ASKING = 'We kijken hoeveel artikelen je nog cadeau kunt geven…';
export const MAKING = 'We maken de cadeaulink…';
/** Messages after a failure [gift-6]. */
export const FAILED = {
  quota: 'We konden niet zien hoeveel artikelen je nog cadeau kunt geven. Er is niets verstuurd.',
  link: 'We konden de cadeaulink niet maken. Er is niets verstuurd.',
};
export const TRY_AGAIN = 'Probeer het opnieuw';
/** The giver's permission to be named to the receiver, before the link is made. */
export const NAME_GIVER = 'Laat zien dat het artikel van mij komt';
/** The quota is used up [gift-8]. */
export const NOTHING_LEFT = 'Je hebt geen cadeauartikelen meer over.';

const days = (count: number): string => (count === 1 ? '1\u00A0dag' : `${count}\u00A0dagen`);

/** Returns the text about the remaining quota [gift-2, gift-5]. */
export function remainingText(remaining: number, total: number | undefined): string {
  const articles = (total ?? remaining) === 1 ? 'artikel' : 'artikelen';
  return total === undefined
    ? `Je kunt nog ${remaining} ${articles} cadeau geven.`
    : `Je kunt nog ${remaining} van je ${total} ${articles} cadeau geven.`;
}

/** Returns the explanation of giving. */
export function giftText(daysValid: number | undefined): string {
  const time = daysValid === undefined ? '' : `, ${days(daysValid)} lang`;
  return `Wie de cadeaulink opent, leest dit artikel zonder abonnement${time}.`;
}

/** Returns the text about an existing link, and the days for which it opens the article [gift-3, gift-5]. */
export function givenText(daysLeft: number | undefined): string {
  const given = 'Je geeft dit artikel al cadeau: dezelfde link nog eens delen kost niets.';
  if (daysLeft === undefined) return given;
  return daysLeft === 0 ? `${given} Hij verloopt vandaag.` : `${given} Hij is nog ${days(daysLeft)} geldig.`;
}
