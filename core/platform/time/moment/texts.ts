/** A moment with its date [dates-2]. */
export const dateAndTime = (date: string, time: string): string => `${date}, ${time} uur`;
/** Until when something holds: the last day of it, after "werkt". */
export const untilDay = (date: string): string => `tot en met ${date}`;
/** Until when something holds: the end as {@link dateAndTime} writes it, after "werkt". */
export const untilMoment = (moment: string): string => `tot ${moment}`;
