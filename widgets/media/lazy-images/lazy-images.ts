import { address, optional } from '../../../core/runtime/feature/attributes.ts';
import { enhancer } from '../../../core/runtime/feature/enhancer.ts';
import { lazyImage } from './lazy-image.ts';
import { watch } from './watch.ts';

/** The default distance in px at which images load [lazy-images-1]. */
const DEFAULT_OFFSET = 200;

/** Loads an image when it is near the viewport [lazy-images-1]. Mounts on each `img[data-src]`. */
export default enhancer({
  attributes: {
    /** The address of the image [lazy-images-7]. */
    src: address(),
    /** The address of a smaller image, for windows narrower than 640 px [lazy-images-2]. */
    srcMedium: optional(address()),
    /** The image as webp. */
    srcWebp: optional(address()),
    /** The smaller image as webp. */
    srcMediumWebp: optional(address()),
  },
  enhance(hook, sources, { feature, page, signal }) {
    if (!(hook instanceof HTMLImageElement)) {
      throw new TypeError(`${feature}: the hook is a ${hook.localName}; expected an img.`);
    }
    watch(lazyImage(hook, sources, feature, signal), page.blazyOffset ?? DEFAULT_OFFSET, signal);
  },
});
