/** The name of the button that closes a dialog [modal-behaviour-12]. */
export const CLOSE = 'Sluiten';
