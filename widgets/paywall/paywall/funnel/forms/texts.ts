/** Fixed texts of the forms. */
export const I_AGREE = 'Ik ga akkoord met de';
export const TERMS = 'algemene voorwaarden';
/** The name of the checkbox in the list of errors. */
export const TERMS_FIELD = 'Akkoord met de voorwaarden';
export const NEW_TAB = 'Opent in een nieuw tabblad';
export const UPDATES = 'Ik ga akkoord met het ontvangen van berichten over mijn abonnement';
/** The text about the identity check [payment-6]. */
export const identityCheckText = (amount: string): string =>
  `Voor de identiteitscontrole via iDEAL betaal je eenmalig ${amount}.`;
/** The reason for the identity check, after {@link identityCheckText}. */
export const IDENTITY_CHECK_REASON =
  'Zo bevestigt je bank dat de rekening van jou is. Het bedrag krijg je terug.';
export const YOUR_DATA = 'Je gegevens';
export const YOUR_ADDRESS = 'Bezorgadres';
export const CHOOSE_TYPE = 'Kies hoe je leest';
export const CHOOSE_PRODUCT = 'Kies een abonnement';
export const NOTHING_ON_OFFER =
  'Er zijn op dit moment geen abonnementen te kiezen. Probeer het later opnieuw.';
export const ADDRESS_NEEDED = 'Vul ook je bezorgadres in.';
export const ADDRESS_NOT_NEEDED = 'Een bezorgadres is niet nodig.';
/** The message for an address that was not found [address-lookup-3]. */
export const notFoundText = (postcode: string, number: string): string =>
  `Geen straat en/of plaats gevonden met: "${postcode} ${number}".`;
export const foundText = (street: string, city: string): string => `Gevonden: ${street}, ${city}.`;
export const perWeekText = (price: string): string => `${price} per week`;
export const totalText = (price: string, months: number): string =>
  months === 12 ? `${price} per jaar` : `${price} per ${months === 1 ? 'maand' : `${months} maanden`}`;
export const OLD_PRICE = 'Oude prijs';
export const NEW_PRICE = 'Nieuwe prijs';
export const SHOW_PASSWORD = 'Toon wachtwoord';
export const HIDE_PASSWORD = 'Verberg wachtwoord';
export const STRENGTH = 'Sterkte:';
export const PASSWORD_HELP = 'Een lange zin is makkelijk te onthouden en moeilijk te raden.';
/** The conditions of an order, above the button that pays. */
export const dueText = (amount: string, months: number): string =>
  `Nu te betalen: ${amount}, voor ${durationText(months)}.`;
export const checkedDueText = (amount: string, months: number): string =>
  `Nu te betalen: ${amount}, voor ${durationText(months)} en de identiteitscontrole.`;
export const holdsText = (price: string, months: number): string =>
  `De prijs van ${price} per week geldt ${durationText(months)}.`;
/** Shown for a price that does not change. */
export const standsText = (price: string): string =>
  `De prijs van ${price} per week is geen introductieprijs.`;
export const laterText = (price: string): string => `Daarna betaal je ${price} per week.`;
export const noticeText = (months: number): string =>
  months === 0 ? 'Je kunt altijd direct opzeggen.' : `De opzegtermijn is ${durationText(months)}.`;
/** The texts about the end of a price or a subscription, and about its continuation [order-terms-1]. */
export const introductionEndsText = (date: string): string => `De introductieprijs eindigt op ${date}.`;
export const stopsText = (date: string): string =>
  `Je abonnement stopt vanzelf op ${date}: het wordt niet verlengd.`;
export const GOES_ON = 'Je abonnement loopt door tot je het opzegt.';
/** The right of withdrawal [order-terms-2]. */
export const withdrawalText = (days: number): string =>
  `Je kunt je bestelling binnen ${days} dagen herroepen, zonder reden.`;
/** Shown for products that are delivered: the withdrawal period starts later. */
export const deliveredWithdrawalText = (days: number): string =>
  `Je kunt je bestelling herroepen tot ${days} dagen na de eerste bezorging, zonder reden.`;
export const HOW_TO_WITHDRAW = 'Zo herroep je';
/** The choice of an immediate start [order-terms-3]. */
export const IMMEDIATE_START = 'Laat mijn abonnement direct beginnen';
export const IMMEDIATE_START_HELP =
  'Als je je bestelling daarna herroept, betaal je voor de dagen die voorbij zijn.';
/** Shown instead of the order form for a product whose conditions the service does not send. */
export const NOT_FOR_SALE = 'Dit abonnement kun je nu niet bestellen. Probeer het later opnieuw.';
const durationText = (months: number): string => {
  if (months % 12 === 0) return `${months / 12} jaar`;
  return months === 1 ? '1 maand' : `${months} maanden`;
};
