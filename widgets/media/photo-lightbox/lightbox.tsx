import { create } from '../../../core/platform/dom/create.ts';
import { onAbort } from '../../../core/platform/dom/on-abort.ts';
import { type MountedView, mountView } from '../../../core/runtime/feature/mount-view.ts';
import { openModal } from '../../../core/ui/dialog/open-modal.ts';
import { trapFocus } from '../../../core/ui/overlay/trap-focus.ts';
import { photoAt } from './fragment.ts';
import styles from './LightboxView.module.css';
import { LightboxView } from './LightboxView.tsx';
import { changePhoto, enterPhoto, leavePhoto } from './photo-address.ts';
import type { Photo } from './photos.ts';
import { DIALOG } from './texts.ts';

/** The photos to show in the lightbox. */
export interface Opening {
  /** At least one. */
  readonly photos: readonly Photo[];
  /** The index of the first photo to show. */
  readonly start: number;
  /** Whether a history entry is added; false if the address already names the photo. */
  readonly push: boolean;
}

/** A hook's lightbox. */
export interface Lightbox {
  /**
   * Shows photos until the visitor closes them.
   * @returns a promise that settles when the dialog has closed and the address is restored
   * @throws (as a rejection) any error of the view
   */
  open(opening: Opening): Promise<void>;
}

/**
 * Creates the dialog in which photos are shown. Its `data-lightbox` is `closed`, or the states of the photo in view
 * [photo-lightbox-2].
 * @param signal closes and removes it
 */
export function createLightbox(signal: AbortSignal): Lightbox {
  const dialog = create('dialog', {
    class: styles.root,
    'data-lightbox': 'closed',
    'aria-modal': 'true',
    'aria-label': DIALOG,
  });
  const panel = create('div');
  panel.className = styles.panel;
  panel.tabIndex = -1;
  dialog.append(panel);
  document.body.append(dialog);
  dialog.addEventListener('keydown', (event) => trapFocus(event, dialog), { signal });
  // Runs after the opening has ended: its listener was registered later than this one.
  onAbort(signal, () => queueMicrotask(() => dialog.remove()));
  return { open: (opening) => openIn(dialog, panel, opening, signal) };
}

function openIn(
  dialog: HTMLDialogElement,
  panel: HTMLElement,
  { photos, start, push }: Opening,
  signal: AbortSignal,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const hashes = photos.map(({ hash }) => hash);
    const ending = new AbortController();
    let index = start;
    let leaveModal = () => {};
    let mounted: MountedView | undefined;

    const close = (address: 'leave' | 'stay') => {
      if (ending.signal.aborted) return;
      ending.abort();
      dialog.dataset.lightbox = 'closed';
      leaveModal();
      if (address === 'leave') leavePhoto(resolve);
      else resolve();
    };

    const content = () => (
      <LightboxView
        dialog={dialog}
        photos={photos}
        index={index}
        onView={view}
        onClose={() => close('leave')}
        onStates={(states) => {
          dialog.dataset.lightbox = states;
        }}
      />
    );

    const view = (next: number) => {
      const hash = hashes[next];
      if (next === index || hash === undefined || ending.signal.aborted) return;
      index = next;
      changePhoto(hash);
      mounted?.render(content());
    };

    // For back, forward and an address typed by hand.
    const showNamed = () => {
      const next = photoAt(location.hash, hashes);
      if (next === undefined) return close('stay');
      index = next;
      mounted?.render(content());
    };

    signal.addEventListener('abort', () => close('leave'), { signal: ending.signal });
    addEventListener('hashchange', showNamed, { signal: ending.signal });
    mounted = mountView(panel, content(), {
      signal: ending.signal,
      onError(cause) {
        reject(cause);
        close('leave');
      },
    });
    if (ending.signal.aborted) return;
    const hash = hashes[index];
    if (push && hash !== undefined) enterPhoto(hash);
    leaveModal = openModal(dialog, {
      closable: true,
      close: () => close('leave'),
      // The element that receives arrow keys, and whose dialog name and photo text are announced.
      focus: () => dialog.querySelector<HTMLElement>('.yarl__container') ?? undefined,
    });
  });
}
