// @vitest-environment happy-dom What the sanitiser removes is tested in a browser:
// tests/e2e/features/photo-lightbox.spec.ts.
import DOMPurify from 'dompurify';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { mountView } from '../../../../../core/runtime/feature/mount-view.ts';
import { CaptionBox } from '../../../../../widgets/media/photo-lightbox/CaptionBox.tsx';
import { readPhotos } from '../../../../../widgets/media/photo-lightbox/photos.ts';

const CAPTION =
  'Storm <b id="x" data-widget="quiz">op zee</b><img src="/x" onerror="hit()"><script>hit()</script>';

let ending: AbortController;

beforeEach(() => {
  ending = new AbortController();
});

afterEach(() => {
  ending.abort();
  document.body.replaceChildren();
});

/** Shows the caption of a photo whose figure has {@link CAPTION}. */
function show(): Element | null {
  const page = new DOMParser().parseFromString(
    `<figure data-photo-hash="a"><img src="/a.jpg"><figcaption>${CAPTION}</figcaption></figure>`,
    'text/html',
  );
  const [photo] = readPhotos(page.body, 1280);
  const place = document.createElement('div');
  document.body.append(place);
  const context = { feature: 'photo-lightbox', signal: ending.signal };
  mountView(place, <CaptionBox caption={photo?.caption} ratio={undefined} />, context);
  return place.querySelector('[aria-live]');
}

it('says that a caption is in the language of the page, where that is another one', () => {
  document.documentElement.lang = 'en';
  expect(show()?.getAttribute('lang')).toBe('en');
  document.documentElement.lang = '';
});

it('shows of a caption what the sanitiser leaves, without ids and hooks [photo-lightbox-5]', async () => {
  const sanitize = vi.spyOn(DOMPurify, 'sanitize').mockImplementation((() => {
    const clean = document.createDocumentFragment();
    const word = document.createElement('b');
    word.id = 'x';
    word.dataset.widget = 'quiz';
    word.append('op zee');
    clean.append('Storm ', word);
    return clean;
  }) as unknown as typeof DOMPurify.sanitize);
  const box = show();
  expect(box?.innerHTML).toBe('');
  await vi.waitFor(() => expect(box?.innerHTML).toBe('Storm <b>op zee</b>'));
  expect(sanitize).toHaveBeenCalledTimes(1);
});

it('shows the text of a caption if the sanitiser fails [photo-lightbox-5]', async () => {
  vi.spyOn(DOMPurify, 'sanitize').mockImplementation(() => {
    throw new Error('The sanitiser failed.');
  });
  const box = show();
  await vi.waitFor(() => expect(box?.textContent).toContain('Storm op zee'));
  expect(box?.childElementCount).toBe(0);
});
