import { onAbort } from '../../../core/platform/dom/on-abort.ts';
import { pushAddress } from '../../../core/platform/history/write-address.ts';
import { pinLinks } from '../../../core/platform/html/pin-addresses.ts';
import { HttpError } from '../../../core/platform/http/http-error.ts';
import { isPlainClick } from '../../../core/platform/navigation/is-plain-click.ts';
import { navigateTo } from '../../../core/platform/navigation/navigate.ts';
import { whenIdle } from '../../../core/platform/schedule/when-idle.ts';
import { enhancer } from '../../../core/runtime/feature/enhancer.ts';
import { error } from '../../../core/runtime/log/log.ts';
import { createSpokenStatus } from '../../../core/ui/hidden/spoken-status.ts';
import { leafKey } from '../../../core/ui/keyboard/leaf-key.ts';
import { reportPageChange } from '../../../core/user/analytics/page-views.ts';
import { createPages } from './pages.ts';
import { DIRECTIONS, type Direction, linkOf, type PhotoPage, pathOf, readPhotoPage } from './photo-page.ts';
import { preload } from './preload.ts';
import { showPhoto } from './show-photo.ts';
import { shownText } from './texts.ts';

/** The photo that the visitor requested last; answers to earlier requests are dropped. */
interface Wish {
  readonly address: string;
  /** The direction from the displayed photo; undefined for a step in the browser's history. */
  readonly direction: Direction | undefined;
}

/**
 * Replaces the photo by that of another day, with the server's links, the arrow keys and the browser's history
 * [photo-of-the-day-1, photo-of-the-day-2]. If anything fails, the photo's own page is opened instead. When the feature
 * ends, the photo stays, because the address names it.
 */
export default enhancer({
  attributes: {},
  enhance(hook, _, { feature, page, signal }) {
    let shown = readShown(hook, feature);
    let wish: Wish | undefined;
    const pages = createPages({ page, signal });
    const status = createSpokenStatus(hook, signal);
    pages.keep(shown);

    const show = (found: PhotoPage, { direction }: Wish) => {
      const from = new URL(shown.address, self.origin).href;
      const address = new URL(found.address, location.href);
      pinLinks(address);
      // Safari refuses after a hundred entries in half a minute: then the page is opened normally.
      if (direction && !pushAddress(address))
        throw new HttpError('invalid', 'The browser refuses the address of the fetched page.');
      showPhoto(hook, found);
      shown = found;
      status.textContent = shownText(found.name);
      reportPageChange(from, direction === undefined);
      if (direction) whenIdle(() => preload(pages, found.links[direction]), signal);
    };
    const go = async (own: Wish) => {
      wish = own;
      hook.setAttribute('aria-busy', 'true');
      try {
        const found = await pages.get(own.address);
        if (wish === own && !signal.aborted) show(found, own);
      } catch (cause) {
        if (wish !== own || signal.aborted) return;
        error(feature, `${own.address} could not be shown in place; it is opened as a page.`, cause);
        if (own.direction) navigateTo(own.address, page);
        else location.reload();
      } finally {
        if (wish === own) forget();
      }
    };
    const forget = () => {
      wish = undefined;
      hook.removeAttribute('aria-busy');
    };
    /** @returns whether there is a photo in that direction */
    const leaf = (direction: Direction): boolean => {
      const address = shown.links[direction];
      if (address === undefined) return false;
      void go({ address, direction });
      return true;
    };

    /** The direction of the link with a target; a link may have been added since. */
    const directionOf = (target: EventTarget | null) =>
      DIRECTIONS.find((direction) => linkOf(hook, direction)?.contains(target as Node | null));

    hook.addEventListener(
      'click',
      (event) => {
        const direction = directionOf(event.target);
        if (direction && isPlainClick(event) && leaf(direction)) event.preventDefault();
      },
      { signal },
    );
    for (const sign of ['pointerover', 'touchstart', 'focusin']) {
      hook.addEventListener(
        sign,
        ({ target }) => {
          const direction = directionOf(target);
          if (direction) preload(pages, shown.links[direction]);
        },
        { signal, passive: true },
      );
    }
    addEventListener(
      'keydown',
      (event) => {
        const direction = leafKey(event);
        if (direction && leaf(direction)) event.preventDefault();
      },
      { signal },
    );
    addEventListener(
      'popstate',
      () => {
        const address = pathOf(location);
        if (address !== shown.address) void go({ address, direction: undefined });
        // The history is back at the displayed photo, before the requested one was loaded; another fragment does not
        // cancel a request.
        else if (wish && !wish.direction) forget();
      },
      { signal },
    );
    onAbort(signal, forget);
  },
});

function readShown(hook: HTMLElement, feature: string): PhotoPage {
  try {
    return readPhotoPage(document, hook, new URL(location.href));
  } catch (cause) {
    throw new TypeError(`${feature}: ${(cause as Error).message}`, { cause });
  }
}
