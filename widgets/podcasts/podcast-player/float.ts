import { onAbort } from '../../../core/platform/dom/on-abort.ts';

/** Document Picture-in-Picture (WICG); only Chromium supports it, and only on https pages. */
interface PictureInPicture {
  requestWindow(options: { width: number; height: number }): Promise<Window>;
}

const WIDTH = 420;
const HEIGHT = 260;

const api = (): PictureInPicture | undefined =>
  (window as { documentPictureInPicture?: PictureInPicture }).documentPictureInPicture;

/** Whether the browser supports a window that is always on top. */
export const hasFloat = (): boolean => api() !== undefined;

/**
 * Moves controls to a small window that is always on top, and back when it is closed: by the visitor, by the browser
 * when they leave the page, or by the caller. The sound stays in the page.
 * @param controls the element with the controls; the call must be made while a click is handled
 * @param onBack called when the controls are back
 * @returns a controller that closes the window when aborted
 */
export function openFloat(controls: HTMLElement, onBack: () => void): AbortController {
  const ending = new AbortController();
  void moveOut(controls, ending.signal).then(onBack, onBack);
  return ending;
}

async function moveOut(controls: HTMLElement, signal: AbortSignal): Promise<void> {
  const opened = await api()?.requestWindow({ width: WIDTH, height: HEIGHT });
  if (!opened) return;
  const place = document.createComment('');
  try {
    copyStyles(opened as Window & typeof globalThis);
    controls.replaceWith(place);
    opened.document.body.append(controls);
    await new Promise<void>((resolve) => {
      opened.addEventListener('pagehide', () => resolve(), { once: true });
      // Synchronously, because the view may be about to remove its container from the page.
      onAbort(signal, () => {
        place.replaceWith(controls);
        resolve();
      });
    });
  } finally {
    if (place.isConnected) place.replaceWith(controls);
    opened.close();
  }
}

/** Copies the page's language, colours and styles into the window. */
function copyStyles({ document: target, CSSStyleSheet: Sheet }: Window & typeof globalThis): void {
  const { documentElement } = document;
  for (const { name, value } of documentElement.attributes)
    if (name !== 'style') target.documentElement.setAttribute(name, value);
  // As an attribute, the policy would block it.
  target.documentElement.style.cssText = documentElement.style.cssText;
  // Nothing covers the bottom of that window.
  target.documentElement.style.removeProperty('--covered-below');
  target.title = document.title;
  for (const style of document.querySelectorAll('link[rel="stylesheet"], style'))
    target.head.append(target.importNode(style, true));
  // A constructed style sheet belongs to a single document.
  target.adoptedStyleSheets = document.adoptedStyleSheets.map((sheet) => {
    const copy = new Sheet();
    copy.replaceSync([...sheet.cssRules].map(({ cssText }) => cssText).join(''));
    return copy;
  });
}
