import DOMPurify from 'dompurify';
import { vi } from 'vitest';

/**
 * Lets all HTML of the present test pass the sanitiser: happy-dom cannot run it on whole documents, so that what it
 * takes out is tested in a browser.
 */
export function leaveHtmlUnclean(): void {
  vi.spyOn(DOMPurify, 'sanitize').mockImplementation(((html: string) => {
    const template = document.createElement('template');
    template.innerHTML = html;
    return document.importNode(template.content, true);
  }) as unknown as typeof DOMPurify.sanitize);
}
