/** What the toggle reads: what a press does [soundtrack-2]. */
export const ON = 'Geluid aan';
export const OFF = 'Geluid uit';
/** What is heard while the sound is on its way. */
export const LOADING = 'Het geluid wordt geladen.';
export const FAILED = 'Het geluid kan niet worden geladen.';
