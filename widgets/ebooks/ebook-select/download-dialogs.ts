import { newsletterOptins } from '../../../core/domain/newsletters/optins.ts';
import type { Page } from '../../../core/runtime/page/page.ts';
import { servedModal } from '../../../core/ui/dialog/served-modal.ts';
import type { Modals } from './markup.ts';
import { type Newsletter, offerNewsletter } from './newsletter.ts';
import type { EbookOption } from './options.ts';
import { showBook } from './show-book.ts';

interface DialogOptions {
  readonly modals: Modals;
  /** Undefined if the site offers none. */
  readonly newsletter: Newsletter | undefined;
  readonly page: Page;
  /** Called when the browser starts to download a book. */
  readonly onDownload: (option: EbookOption) => void;
  readonly feature: string;
  readonly signal: AbortSignal;
}

/** The dialogs before and after a download. */
export interface DownloadDialogs {
  /** Opens the modal that confirms the choice. */
  confirm(option: EbookOption): void;
  /** Closes that modal. */
  withdraw(): void;
  /** Closes both. */
  close(): void;
}

/**
 * Prepares the confirmation modal and the thank-you modal [ebook-1]. The download itself is an ordinary link: the
 * server answers a refusal with a page.
 */
export function createDialogs(options: DialogOptions): DownloadDialogs {
  const { modals, newsletter, page, onDownload, feature, signal } = options;
  const confirm = servedModal(modals.confirm, signal);
  const thanks = servedModal(modals.thanks, signal);
  const form = modals.thanks.querySelector('form');
  if (form && newsletter) {
    offerNewsletter(form, { newsletter, change: newsletterOptins(page).change, feature, signal });
  }
  let proposed: EbookOption | undefined;

  modals.confirm.addEventListener(
    'click',
    (event) => {
      if (!(event.target instanceof Element) || !event.target.closest('[data-ebook-download]')) return;
      const option = proposed;
      proposed = undefined;
      // A second click while the modal closes is ignored.
      if (!option) return event.preventDefault();
      onDownload(option);
      // It closes the other modal and takes over its history entry: going back would end the download.
      thanks.open();
      showBook(modals.thanks, option);
    },
    { signal },
  );

  return {
    confirm(option) {
      proposed = option;
      showBook(modals.confirm, option);
      confirm.open();
    },
    withdraw: confirm.close,
    close() {
      confirm.close();
      thanks.close();
    },
  };
}
