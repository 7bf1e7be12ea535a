// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest';
import {
  changePhoto,
  enterPhoto,
  leavePhoto,
} from '../../../../../widgets/media/photo-lightbox/photo-address.ts';

const PAGE = '/nieuws/titel-a4118?page=2';

beforeEach(() => {
  history.replaceState({ scroll: 120 }, '', PAGE);
});

it('adds an entry for a photo, and leaves other scripts their state [photo-lightbox-1]', () => {
  const base = document.createElement('base');
  base.href = '/';
  document.head.append(base);
  const push = vi.spyOn(history, 'pushState');
  enterPhoto('rivier 1');
  expect(push.mock.calls).toEqual([
    [{ scroll: 120, nmtPhoto: true }, '', `${location.origin}${PAGE}#photo=rivier%201`],
  ]);
  base.remove();
});

it('goes back from an entry of its own, and only removes the photo from an address of another entry [photo-lightbox-1]', () => {
  const go = vi.spyOn(history, 'go').mockImplementation(() => void dispatchEvent(new Event('hashchange')));
  const left = vi.fn();
  enterPhoto('rivier');
  leavePhoto(left);
  expect(go).toHaveBeenCalledExactlyOnceWith(-1);
  expect(left).toHaveBeenCalledOnce();

  history.replaceState({ scroll: 7 }, '', `${PAGE}#photo=rivier`);
  changePhoto('dijk');
  expect(location.hash).toBe('#photo=dijk');
  leavePhoto(left);
  expect(go).toHaveBeenCalledOnce();
  expect(location.pathname + location.search + location.hash).toBe(PAGE);
  expect(history.state).toEqual({ scroll: 7 });
  leavePhoto(left);
  expect(left).toHaveBeenCalledTimes(3);
});

it('shows the photo without an address where the browser takes no more entries [photo-lightbox-1]', () => {
  vi.spyOn(history, 'pushState').mockImplementation(() => {
    throw new DOMException('Too many', 'SecurityError');
  });
  expect(() => enterPhoto('rivier')).not.toThrow();
});
