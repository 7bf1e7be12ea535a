/** When the items were last replaced [big-board-1]. @param time such as '09:05' */
export const updatedText = (time: string): string => `Bijgewerkt om ${time}`;
