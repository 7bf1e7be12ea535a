/** The button's label: the action of a press [soundtrack-2]. */
export const ON = 'Geluid aan';
export const OFF = 'Geluid uit';
/** Announced while the sound loads. */
export const LOADING = 'Het geluid wordt geladen.';
export const FAILED = 'Het geluid kan niet worden geladen.';
