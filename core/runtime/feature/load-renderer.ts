/** Loads React and what shows a view with it; once for all features of a page. */
export function loadRenderer(): Promise<typeof import('./show-view.tsx')> {
  return import('./show-view.tsx');
}
