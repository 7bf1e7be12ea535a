import { onFirstUse } from '../../../core/platform/schedule/on-first-use.ts';
import { LOCALE } from '../../../core/runtime/config/locale.ts';

export const RESULTS = 'Uitslag per partij';
export const PARTY = 'Partij';
export const SEATS = 'Zetels';
export const CHANGE = 'Verschil';
/** Explains the tick mark on a party's bar. */
export const EARLIER = 'Zetels bij de vorige verkiezingen';
/** Shown instead of the change for a party that is new [election-3]. */
export const NO_EARLIER = 'nieuw';

const whole = onFirstUse(() => new Intl.NumberFormat(LOCALE));
const signed = onFirstUse(() => new Intl.NumberFormat(LOCALE, { signDisplay: 'exceptZero' }));
const decimal = onFirstUse(
  () => new Intl.NumberFormat(LOCALE, { minimumFractionDigits: 1, maximumFractionDigits: 1 }),
);

/** The seats of a party [election-3]. */
export const seatsText = (seats: number): string =>
  seats === 1 ? '1 zetel' : `${whole().format(seats)} zetels`;

/**
 * The change since the previous election, such as '+3' or '−3' with a minus sign, which is as wide as the plus
 * [election-3].
 * @param seats won or lost
 */
export const changeText = (seats: number): string => signed().format(seats).replace('-', '\u2212');

/** The number of seats that are a majority, of the total. */
export const majorityText = (majority: number, total: number): string =>
  `Voor een meerderheid zijn ${whole().format(majority)} van de ${whole().format(total)} zetels nodig.`;

/** A share of the votes. @param percentage from 0 to 100; @returns such as '21,4%' */
export const shareText = (percentage: number): string => `${decimal().format(percentage)}%`;

/** The counted share [election-3]. @param percentage from 0 to 100 */
export const countedText = (percentage: number): string => `${decimal().format(percentage)}% geteld`;

/** @param time such as '21:05' */
export const updatedText = (time: string): string => `Bijgewerkt om ${time}`;
