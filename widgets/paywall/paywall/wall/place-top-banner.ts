import { onAbort } from '../../../../core/platform/dom/on-abort.ts';
import { anchorScroll } from '../../../../core/platform/viewport/anchor-scroll.ts';
import { featureHook } from '../../../../core/runtime/feature/feature-hook.ts';
import { bannerSlot, setBannerSpace } from './banner-slot.ts';
import { find } from './protected-content.ts';

const HEADER = `body > header, ${featureHook('[data-widget="sticky-header"]')}`;

/**
 * Puts a banner above the site's header, in the page's flow, without moving the page [paywall-types-11]. In a reserved
 * slot it uses that space. Without one, or if it is higher, it covers the top of the page and gets its own space as
 * soon as that is not visible: when the visitor has scrolled past it, or moves the focus into the covered part. If the
 * top of the page is out of view it gets its space at once.
 * @param section the banner with its content
 * @param signal removes it
 */
export function placeTopBanner(section: HTMLElement, signal: AbortSignal): void {
  const slot = bannerSlot();
  if (slot) {
    setBannerSpace(slot, 'reserved');
    onAbort(signal, () => setBannerSpace(slot, 'released'));
  }
  const [header] = find(HEADER);
  const insert = () => {
    if (slot) slot.append(section);
    else if (header) header.before(section);
    else document.body.prepend(section);
  };
  if (scrollY > 0) {
    anchorScroll(insert);
    return;
  }
  const below = header ?? [...document.body.children].find((child) => child.getClientRects().length > 0);
  const top = () => below?.getBoundingClientRect().top ?? 0;
  const before = top();
  insert();
  const excess = top() - before;
  if (excess > 0) cover(section, excess, signal);
}

/** @param excess number of px by which the page would move */
function cover(section: HTMLElement, excess: number, signal: AbortSignal): void {
  const covering = new AbortController();
  const reserved = section.offsetHeight - excess;
  const cancelShift = () => {
    section.style.marginBlockEnd = `${Math.min(0, reserved - section.offsetHeight)}px`;
  };
  const takeSpace = () => {
    covering.abort();
    anchorScroll(() => section.style.removeProperty('margin-block-end'));
  };
  section.dataset.paywallCovers = '';
  cancelShift();
  const sizes = new ResizeObserver(cancelShift);
  sizes.observe(section);
  const visibility = new IntersectionObserver((entries) => {
    if (entries.at(-1)?.isIntersecting === false && section.isConnected) takeSpace();
  });
  visibility.observe(section);
  onAbort(covering.signal, () => {
    sizes.disconnect();
    visibility.disconnect();
    delete section.dataset.paywallCovers;
  });
  onAbort(signal, () => covering.abort());
  document.addEventListener(
    'focusin',
    ({ target }) => {
      const isCovered =
        target instanceof Element &&
        !section.contains(target) &&
        target.getBoundingClientRect().top < section.getBoundingClientRect().bottom;
      if (!isCovered) return;
      covering.abort();
      section.style.removeProperty('margin-block-end');
    },
    { signal: covering.signal },
  );
}
