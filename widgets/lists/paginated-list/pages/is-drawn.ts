/** Whether an element has a box: it is in the document, and no filter hides it. */
export const isDrawn = (element: Element): boolean => element.getClientRects().length > 0;
