/** The modal's name, and its tabs [share-modal-1]. */
export const SHARE = 'Delen';
export const GIVE = 'Cadeau geven';
/** What the tabs choose between. */
export const SHARE_OR_GIVE = 'Delen of cadeau geven';
/** Opens the share sheet of the app or the device. */
export const BY_DEVICE = 'Meer manieren om te delen';

/** Asks for the instance of Mastodon. */
export const INSTANCE = 'Je Mastodon-server';
export const INSTANCE_HELP = 'Waar je account staat, bijvoorbeeld mastodon.nl';
export const GO_ON = 'Verder';
export const CANCEL = 'Annuleren';
/** Where the browser opened nothing. */
export const BLOCKED = 'Je browser hield het nieuwe venster tegen.';
export const OPEN_SHARE = 'Open de deellink';
/** The link to the gift that was made, where the browser opened nothing [gift-7]. */
export const OPEN_GIFT = 'Open de cadeaulink';

/** While the quota is asked, and while a link is made. */
export const ASKING = 'Even kijken hoeveel artikelen je nog cadeau kunt geven…';
export const MAKING = 'De cadeaulink wordt gemaakt…';
/** What could not be done [gift-6]. */
export const FAILED = {
  quota: 'We konden niet zien hoeveel artikelen je nog cadeau kunt geven. Er is niets verstuurd.',
  link: 'De cadeaulink kon niet worden gemaakt. Er is niets verstuurd.',
};
export const TRY_AGAIN = 'Probeer het opnieuw';
/** Nothing is left to give [gift-8]. */
export const NOTHING_LEFT = 'Je hebt geen cadeauartikelen meer over.';

const days = (count: number): string => (count === 1 ? '1\u00A0dag' : `${count}\u00A0dagen`);

/** How many articles the reader may still give [gift-2, gift-5]. */
export function remainingText(remaining: number, total: number | undefined): string {
  const articles = (total ?? remaining) === 1 ? 'artikel' : 'artikelen';
  return total === undefined
    ? `Je kunt nog ${remaining} ${articles} cadeau geven.`
    : `Je kunt nog ${remaining} van je ${total} ${articles} cadeau geven.`;
}

/** What giving means. */
export function giftText(daysValid: number | undefined): string {
  const time = daysValid === undefined ? '' : `, ${days(daysValid)} lang`;
  return `Wie de cadeaulink opent, leest dit artikel zonder abonnement${time}.`;
}

/** Says that there is a link already, and how long it opens the article [gift-3, gift-5]. */
export function givenText(daysLeft: number | undefined): string {
  const given = 'Je geeft dit artikel al cadeau: dezelfde link nog eens delen kost niets.';
  if (daysLeft === undefined) return given;
  return daysLeft === 0 ? `${given} Hij verloopt vandaag.` : `${given} Hij is nog ${days(daysLeft)} geldig.`;
}
