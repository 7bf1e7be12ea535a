import { isPlainClick } from '../../../core/platform/navigation/is-plain-click.ts';
import { enhancer } from '../../../core/runtime/feature/enhancer.ts';
import { error } from '../../../core/runtime/log/log.ts';
import { addEnlargeButtons, enlargeButton } from './enlarge-buttons.ts';
import { fragmentOf, photoAt } from './fragment.ts';
import type { Lightbox } from './lightbox.tsx';
import { FIGURE, imageOf, largerFile, readPhotos } from './photos.ts';

/**
 * Shows the photos of an article large, one at a time [photo-lightbox-1]. The hook contains the photos; each is
 * a `figure` with `data-photo-hash`. Without it, or when it fails, photo and caption stay in the page.
 */
export default enhancer({
  attributes: {},
  enhance(hook, _, { feature, signal }) {
    let lightbox: Lightbox | undefined;
    let isBusy = false;

    /** @param choose which photo; called when the lightbox is loaded, because photos and address may change until then */
    const show = async (choose: (hashes: readonly string[]) => number | undefined, push: boolean) => {
      if (isBusy) return;
      isBusy = true;
      try {
        // React and the library are loaded at the first opening.
        const { createLightbox } = await import('./lightbox.tsx');
        if (signal.aborted) return;
        lightbox ??= createLightbox(signal);
        const photos = readPhotos(hook, innerWidth);
        const start = choose(photos.map(({ hash }) => hash));
        if (start !== undefined) await lightbox.open({ photos, start, push });
      } finally {
        isBusy = false;
      }
    };

    const follow = () => {
      const choose = (hashes: readonly string[]) => photoAt(location.hash, hashes);
      const hashes = readPhotos(hook, innerWidth).map(({ hash }) => hash);
      if (choose(hashes) !== undefined) show(choose, false).catch(report);
    };

    const report = (cause: unknown) => error(feature, 'The lightbox could not be shown.', cause);

    addEnlargeButtons(hook, signal);
    hook.addEventListener(
      'click',
      (event) => {
        const figure = event.target instanceof Element && event.target.closest<HTMLElement>(FIGURE);
        if (!figure || !isPlainClick(event) || !opensPhoto(event.target, figure)) return;
        event.preventDefault();
        const image = imageOf(figure);
        const fragment = fragmentOf(figure.dataset.photoHash ?? '');
        // A click on the picture has the button's effect, and the focus returns to the button.
        enlargeButton(figure)?.focus({ preventScroll: true });
        show((hashes) => photoAt(fragment, hashes), true).catch((cause) => {
          report(cause);
          const file = image && largerFile(image);
          if (file) location.assign(file);
        });
      },
      { signal },
    );
    addEventListener('hashchange', follow, { signal });
    follow();
  },
});

/** Whether a click on the button or the picture; a link around the picture that leads elsewhere is left alone. */
function opensPhoto(target: EventTarget | null, figure: Element): boolean {
  if (!(target instanceof Element)) return false;
  if (enlargeButton(figure)?.contains(target)) return true;
  const image = imageOf(figure);
  if (!image || !(target === image || target.closest('a')?.contains(image))) return false;
  return !image.closest('a') || largerFile(image) !== undefined;
}
