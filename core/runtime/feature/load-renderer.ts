/** Loads React and the code that shows a view, once for all features of a page. */
export function loadRenderer(): Promise<typeof import('./show-view.tsx')> {
  return import('./show-view.tsx');
}
