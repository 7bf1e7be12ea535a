import DOMPurify from 'dompurify';
import { vi } from 'vitest';

/**
 * Makes the sanitiser accept all HTML in the current test: happy-dom cannot run it on whole documents, so its results
 * are tested in a browser.
 */
export function leaveHtmlUnclean(): void {
  vi.spyOn(DOMPurify, 'sanitize').mockImplementation(((html: string) => {
    const template = document.createElement('template');
    template.innerHTML = html;
    return document.importNode(template.content, true);
  }) as unknown as typeof DOMPurify.sanitize);
}
