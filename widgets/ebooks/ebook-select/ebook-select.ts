import { onAbort } from '../../../core/platform/dom/on-abort.ts';
import { on } from '../../../core/runtime/bus/bus.ts';
import { list, optional, text } from '../../../core/runtime/feature/attributes.ts';
import { enhancer } from '../../../core/runtime/feature/enhancer.ts';
import { featureHook } from '../../../core/runtime/feature/feature-hook.ts';
import { error } from '../../../core/runtime/log/log.ts';
import { focusOn } from '../../../core/ui/focus/focus-on.ts';
import { visitor } from '../../../core/user/visitor/visitor-store.ts';
import { readChoice } from './choice.ts';
import type { DownloadDialogs } from './download-dialogs.ts';
import styles from './ebook-select.module.css';
import { fetchDownloaded } from './fetch-downloaded.ts';
import { readMarkup, servedView } from './markup.ts';
import type { EbookOption } from './options.ts';
import { mayDownload, VIEWS, viewFor } from './rights.ts';
import { showBook } from './show-book.ts';
import { NOT_OPENED } from './texts.ts';

/** The hook in the page's header, with permissions that let a visitor download [ebook-6]. */
const HEADER = featureHook('[data-widget="ebook-header"]');

/**
 * Lets a plus subscriber choose one e-book and download it, and shows others how to subscribe [ebook-1 to ebook-9,
 * ebook-11]. The server sends a form with the books as radio buttons, four panels of which one is shown, and two
 * modals; without scripts the form requests the book from the server.
 */
export default enhancer({
  attributes: {
    /** The code of the newsletter that the thank-you modal offers. */
    newsletterCode: optional(text()),
    /** The newsletter's name, for the message. */
    newsletterName: optional(text(), ''),
    /** The source of the subscription, for the newsletters' service. */
    newsletterSource: optional(text(), 'ebook'),
  },
  enhance(hook, { newsletterCode, newsletterName, newsletterSource }, { feature, page, signal }) {
    const markup = readMarkup(hook, feature);
    const { form, panels, modals } = markup;
    const served = servedView(markup);
    const choice = readChoice(markup, feature, signal);
    const newsletter =
      newsletterCode === undefined
        ? undefined
        : { code: newsletterCode, name: newsletterName, source: newsletterSource };
    const { store } = visitor(page);
    const header = document.querySelector<HTMLElement>(HEADER);
    const permissions = optional(list(), []).parse(header?.dataset.permissions);
    /** The downloaded book: null for none, undefined if unknown. */
    let downloaded: EbookOption | null | undefined;
    let reader: string | undefined;
    let refreshing = new AbortController();
    let dialogs: DownloadDialogs | undefined;

    const draw = () => {
      const who = store.getState();
      const hasDownloaded = downloaded === undefined ? undefined : downloaded !== null;
      const view = viewFor({ visitor: who, permissions, hasDownloaded, served });
      const hadFocus = markup.options.contains(document.activeElement);
      for (const each of VIEWS) panels[each].hidden = each !== view;
      hook.classList.toggle(styles.locked, view === 'locked');
      choice.enable(who && view === 'choose');
      choice.mark(view === 'locked' ? downloaded?.value : undefined);
      if (downloaded) showBook(panels.locked, downloaded);
      if (view !== 'choose') dialogs?.withdraw();
      if (hadFocus && choice.isLocked()) focusFirst(panels[view], signal);
    };

    const refresh = async () => {
      refreshing.abort();
      const who = store.getState();
      const canFetch = who !== undefined && mayDownload(who, permissions);
      // The last answer for the same visitor stays valid until the next one; another visitor starts as unknown.
      if (!canFetch || who.uuid !== reader) downloaded = undefined;
      reader = who?.uuid;
      draw();
      if (!canFetch) return;
      const own = new AbortController();
      refreshing = own;
      const answer = await fetchDownloaded(page, choice.options, feature, own.signal);
      if (own.signal.aborted) return;
      downloaded = answer;
      draw();
    };

    const onDownload = (option: EbookOption) => {
      // Aborts the earlier request, whose answer would be outdated.
      refreshing.abort();
      downloaded = option;
      draw();
    };

    const open = async (option: EbookOption) => {
      try {
        const { createDialogs } = await import('./download-dialogs.ts');
        if (signal.aborted) return;
        dialogs ??= createDialogs({ modals, newsletter, page, onDownload, feature, signal });
        dialogs.confirm(option);
      } catch (cause) {
        error(feature, 'The dialog could not be opened.', cause);
        choice.say(NOT_OPENED);
      }
    };

    form.addEventListener(
      'submit',
      (event) => {
        event.preventDefault();
        if (panels.choose.hidden) return;
        const option = choice.chosen();
        if (option) void open(option);
        else choice.focus();
      },
      { signal },
    );
    on(
      'page:restored',
      () => {
        // The server may have refused the download, and the visitor has returned from its error page.
        dialogs?.close();
        void refresh();
      },
      signal,
    );
    const end = store.subscribe(() => void refresh());
    onAbort(signal, () => {
      end();
      refreshing.abort();
      for (const view of VIEWS) panels[view].hidden = view !== served;
      hook.classList.remove(styles.locked);
    });
    void refresh();
  },
});

/** Moves the focus from books that can no longer be chosen to the content shown instead. */
function focusFirst(panel: HTMLElement, signal: AbortSignal): void {
  const control = panel.querySelector<HTMLElement>('a[href], button');
  if (control) control.focus({ preventScroll: true });
  else focusOn(panel, signal);
}
