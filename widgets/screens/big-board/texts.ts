/** The time of the last replacement of items [big-board-1]. @param time such as '09:05' */
export const updatedText = (time: string): string => `Bijgewerkt om ${time}`;
