import { LOCALE } from '../../../core/platform/time/locale.ts';

export const RESULTS = 'Uitslag per partij';
export const PARTY = 'Partij';
export const SEATS = 'Zetels';
export const CHANGE = 'Verschil';
/** In place of the change, of a party that had no seats to win or lose [election-3]. */
export const NO_EARLIER = 'nieuw';

const whole = new Intl.NumberFormat(LOCALE);
const signed = new Intl.NumberFormat(LOCALE, { signDisplay: 'exceptZero' });
const decimal = new Intl.NumberFormat(LOCALE, { minimumFractionDigits: 1, maximumFractionDigits: 1 });

/** The seats of a party [election-3]. */
export const seatsText = (seats: number): string =>
  seats === 1 ? '1 zetel' : `${whole.format(seats)} zetels`;

/** The change since the election before, such as '+3' [election-3]. @param seats won or lost */
export const changeText = (seats: number): string => signed.format(seats);

/** A share of the votes. @param percentage from 0 to 100; @returns such as '21,4%' */
export const shareText = (percentage: number): string => `${decimal.format(percentage)}%`;

/** How much has been counted [election-3]. @param percentage from 0 to 100 */
export const countedText = (percentage: number): string => `${decimal.format(percentage)}% geteld`;

/** @param time such as '21:05' */
export const updatedText = (time: string): string => `Bijgewerkt om ${time}`;
