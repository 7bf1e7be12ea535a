/**
 * Removes the space that the template may have reserved for a banner that is not shown. If the code for that does not
 * load, the space stays.
 * @param signal cancels it
 */
export function releaseBanner(signal: AbortSignal): void {
  if (!document.querySelector('[data-paywall-banner]')) return;
  import('./banner-slot.ts').then(
    ({ releaseBannerSlot }) => releaseBannerSlot(signal),
    () => {},
  );
}
