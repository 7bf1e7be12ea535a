import { useEffect, useEffectEvent, useLayoutEffect, useMemo, useRef, useState } from 'react';
import Yarl, { type Slide } from 'yet-another-react-lightbox';
import Fullscreen from 'yet-another-react-lightbox/plugins/fullscreen';
import Inline from 'yet-another-react-lightbox/plugins/inline';
import Zoom from 'yet-another-react-lightbox/plugins/zoom';
import { chevronLeft, chevronRight } from '../../../core/ui/icon/chevrons.ts';
import { Icon } from '../../../core/ui/icon/Icon.tsx';
import { maximize, minimize } from '../../../core/ui/icon/shapes.ts';
import { isMotionReduced } from '../../../core/ui/overlay/motion.ts';
import { CaptionBox } from './CaptionBox.tsx';
import { CloseButton, ZoomButtons } from './LightboxButtons.tsx';
import styles from './LightboxView.module.css';
import { PhotoImage } from './PhotoImage.tsx';
import { type Photo, ratioOf } from './photos.ts';
import * as texts from './texts.ts';
import { nextZoom, statesOf, ZOOM, zoomKey } from './zoom.ts';

declare module 'yet-another-react-lightbox' {
  interface SlideTypes {
    /** A custom image component, because the library's image slides limit the zoom to the file's own pixels. */
    photo: { readonly type: 'photo'; readonly photo: Photo };
  }
}

interface LightboxViewProps {
  /** The dialog, in all of which the keys work. */
  readonly dialog: HTMLElement;
  readonly photos: readonly Photo[];
  /** The index of the photo in view. */
  readonly index: number;
  /** Called when the visitor goes to another photo. */
  readonly onView: (index: number) => void;
  readonly onClose: () => void;
  /** Called with the space-separated states, at first and whenever they change. */
  readonly onStates: (states: string) => void;
}

/** The interface of the zoom plugin. */
type ZoomRef = Parameters<NonNullable<NonNullable<Parameters<typeof Yarl>[0]['render']>['buttonZoom']>>[0];

const LABELS = {
  Previous: texts.PREVIOUS,
  Next: texts.NEXT,
  Slide: texts.PHOTO,
  Carousel: texts.CAROUSEL,
  'Photo gallery': texts.GALLERY,
  '{index} of {total}': texts.PLACE,
  'Enter Fullscreen': texts.FULLSCREEN,
  'Exit Fullscreen': texts.LEAVE_FULLSCREEN,
};

/** Photos one at a time, with zoom, captions, keys and fullscreen [photo-lightbox-2]. */
export function LightboxView({ dialog, photos, index, onView, onClose, onStates }: LightboxViewProps) {
  const slides = useMemo<Slide[]>(() => photos.map((photo) => ({ type: 'photo', photo })), [photos]);
  const zoomRef = useRef<ZoomRef>(null);
  const [zoom, setZoom] = useState<number>(ZOOM.min);
  const [isFullscreen, setFullscreen] = useState(false);
  const report = useEffectEvent(onStates);
  const states = statesOf(zoom, isFullscreen);
  useLayoutEffect(() => report(states), [states]);

  const isSingle = photos.length === 1;
  const pace = isMotionReduced() ? 0 : 1;
  const photo = photos[index];

  const zoomByKey = useEffectEvent((event: KeyboardEvent) => {
    const direction = zoomKey(event.key);
    // The library's own keys double and halve the zoom, and override the browser's.
    if (direction || event.key === '0' || event.key === '_') event.stopPropagation();
    if (!direction || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    if (zoomRef.current) zoomRef.current.changeZoom(nextZoom(zoomRef.current.zoom, direction));
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => zoomByKey(event);
    // In the capture phase, before the library receives it.
    dialog.addEventListener('keydown', listen, { capture: true });
    return () => dialog.removeEventListener('keydown', listen, { capture: true });
  }, [dialog]);

  return (
    <Yarl
      slides={slides}
      index={index}
      plugins={[Inline, Zoom, Fullscreen]}
      labels={LABELS}
      carousel={{ finite: true, preload: 1, padding: 0, spacing: '16px' }}
      animation={{ fade: 200 * pace, swipe: 300 * pace, zoom: 200 * pace }}
      zoom={{ ref: zoomRef, supports: ['photo'], minZoom: ZOOM.min, maxZoom: ZOOM.max, scrollToZoom: true }}
      toolbar={{ buttons: ['zoom', 'fullscreen', <CloseButton key="close" onClick={onClose} />] }}
      on={{
        view: ({ index: next }) => onView(next),
        zoom: ({ zoom: next }) => setZoom(next),
        enterFullscreen: () => setFullscreen(true),
        exitFullscreen: () => setFullscreen(false),
      }}
      render={{
        slide: ({ slide }) => slide.type === 'photo' && <PhotoImage photo={slide.photo} />,
        controls: () => (
          <>
            {/* Replaces the library's counter, which consists of five text nodes, so that a page translator would stop its updates. */}
            {!isSingle && (
              <div className={styles.counter} aria-hidden="true">
                {texts.counterText(index + 1, photos.length)}
              </div>
            )}
            <CaptionBox caption={photo?.caption} ratio={zoom === ZOOM.min ? ratioOf(photo) : undefined} />
          </>
        ),
        buttonZoom: (ref) => <ZoomButtons {...ref} />,
        iconPrev: () => <Icon shape={chevronLeft} />,
        iconNext: () => <Icon shape={chevronRight} />,
        iconEnterFullscreen: () => <Icon shape={maximize} />,
        iconExitFullscreen: () => <Icon shape={minimize} />,
        ...(isSingle && { buttonPrev: () => null, buttonNext: () => null }),
      }}
    />
  );
}
