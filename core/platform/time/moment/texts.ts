/** A moment with its date [dates-2]. */
export const dateAndTime = (date: string, time: string): string => `${date}, ${time} uur`;
/** Until when something is valid, as its last day; follows "werkt". */
export const untilDay = (date: string): string => `tot en met ${date}`;
/** Until when something is valid, as the end in the form of {@link dateAndTime}; follows "werkt". */
export const untilMoment = (moment: string): string => `tot ${moment}`;
