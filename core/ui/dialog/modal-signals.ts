/** The signal of each modal that {@link openModal} has opened: it aborts when the modal closes. */
export const modalSignals = new WeakMap<Element, AbortSignal>();
