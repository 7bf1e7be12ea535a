/** A moment with its date [dates-2]. */
export const dateAndTime = (date: string, time: string): string => `${date}, ${time} uur`;
