/**
 * In the sanitiser's place: happy-dom cannot run it, so that what it takes out is tested in a browser. To be given to
 * `vi.mock` of `core/platform/html/safe-html.ts`.
 */
export async function uncleanHtml<Module extends object>(original: () => Promise<Module>) {
  const safeHtml = async (html: string): Promise<DocumentFragment> => {
    const template = document.createElement('template');
    template.innerHTML = html;
    return document.importNode(template.content, true);
  };
  return { ...(await original()), safeHtml };
}
