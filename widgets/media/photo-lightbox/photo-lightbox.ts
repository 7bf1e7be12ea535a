import { isPlainClick } from '../../../core/platform/navigation/is-plain-click.ts';
import { optional, text } from '../../../core/runtime/feature/attributes.ts';
import { enhancer } from '../../../core/runtime/feature/enhancer.ts';
import { featureHook } from '../../../core/runtime/feature/feature-hook.ts';
import { error } from '../../../core/runtime/log/log.ts';
import { addEnlargeButtons, enlargeButton } from './enlarge-buttons.ts';
import { fragmentOf, photoAt } from './fragment.ts';
import type { Lightbox } from './lightbox.tsx';
import { largerFile, NAMED, type NamedPhoto, namedPhotos, readPhotos } from './photos.ts';

/**
 * Shows enlarged photos of an article, one at a time [photo-lightbox-1]. The hook contains the photos; each is a
 * `figure` with `data-photo-hash`. Without the script, or if it fails, photo and caption stay in the page.
 */
export default enhancer({
  attributes: {
    /** The name of a hook that is a single photo; all such hooks form one series. */
    photoHash: optional(text()),
  },
  enhance(hook, { photoHash }, { feature, signal }) {
    let lightbox: Lightbox | undefined;
    let isBusy = false;
    const hooks = () => (photoHash ? allHooks().filter((each) => each.matches(NAMED)) : [hook]);
    const shownPhotos = () => hooks().flatMap((each) => readPhotos(each, innerWidth));
    /** Whether this hook opens the photo that the address names: only one of several hooks does. */
    const isLed = (index: number) => {
      if (photoHash) return shownPhotos()[index]?.hash === photoHash;
      const first = allHooks().find((each) => readPhotos(each, innerWidth).length > 0);
      return first === hook || location.hash !== '#photo';
    };

    /**
     * @param choose selects the photo; called when the lightbox is loaded, because photos and address may change until
     * then
     */
    const show = async (choose: (hashes: readonly string[]) => number | undefined, push: boolean) => {
      if (isBusy) return;
      isBusy = true;
      try {
        // React and the library are loaded at the first opening.
        const { createLightbox } = await import('./lightbox.tsx');
        if (signal.aborted) return;
        lightbox ??= createLightbox(signal);
        const photos = shownPhotos();
        const start = choose(photos.map(({ hash }) => hash));
        if (start !== undefined) await lightbox.open({ photos, start, push });
      } finally {
        isBusy = false;
      }
    };

    const showNamed = () => {
      const choose = (hashes: readonly string[]) => photoAt(location.hash, hashes);
      const index = choose(shownPhotos().map(({ hash }) => hash));
      if (index !== undefined && isLed(index)) show(choose, false).catch(report);
    };

    const report = (cause: unknown) => error(feature, 'The lightbox could not be shown.', cause);

    addEnlargeButtons(hook, signal);
    hook.addEventListener(
      'click',
      (event) => {
        const { target } = event;
        const photo = isPlainClick(event) && namedPhotos(hook).find((each) => opensPhoto(target, each));
        if (!photo) return;
        event.preventDefault();
        const { figure, image } = photo;
        const fragment = fragmentOf(photo.hash);
        // A click on the picture has the button's effect, and the focus returns to the button.
        enlargeButton(figure)?.focus({ preventScroll: true });
        show((hashes) => photoAt(fragment, hashes), true).catch((cause) => {
          report(cause);
          const file = largerFile(image);
          if (file) location.assign(file);
        });
      },
      { signal },
    );
    addEventListener('hashchange', showNamed, { signal });
    showNamed();
  },
});

const allHooks = () => [
  ...document.querySelectorAll<HTMLElement>(featureHook('[data-widget="photo-lightbox"]')),
];

/**
 * Whether a click is on the button or the picture; a link around the picture that leads elsewhere keeps its function.
 */
function opensPhoto(target: EventTarget | null, { figure, image }: NamedPhoto): boolean {
  if (!(target instanceof Element)) return false;
  if (enlargeButton(figure)?.contains(target)) return true;
  const link = image.closest('a');
  if (!(target === image || target.closest('a')?.contains(image))) return false;
  return !link || link.matches(NAMED) || largerFile(image) !== undefined;
}
