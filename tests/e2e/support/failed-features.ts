import type { Page } from 'playwright/test';

/**
 * Finds features that failed unexpectedly: some sections of a feature's page are about failures, the first never is.
 * @param names the features' names, by which elements with several pages in one document are marked
 * @returns those whose first hook has failed
 */
export function failedFeatures(page: Page, names: readonly string[]): Promise<string[]> {
  return page.evaluate((names) => {
    const { nmt } = window;
    if (!nmt || Array.isArray(nmt)) return ['The global is missing.'];
    const states = nmt.state();
    return names.filter((name) => {
      const around = document.querySelector(`[data-page="${name}"]`) ?? document.body;
      const own = states.filter(({ feature, hook }) => feature === name && around.contains(hook));
      own.sort((one, other) =>
        one.hook.compareDocumentPosition(other.hook) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1,
      );
      return (own[0] ?? states.find(({ feature }) => feature === name))?.state === 'failed';
    });
  }, names);
}
