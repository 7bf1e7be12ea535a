type Entry = Readonly<Record<string, unknown>>;

/**
 * The entries of the page's data layer, the oldest first, with those that wait for an idle moment: they are pushed as
 * when the page is left. A test begins without entries.
 */
export async function tracked(): Promise<readonly Entry[]> {
  // Analytics looks up the consent first.
  for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
  window.dispatchEvent(new Event('pagehide'));
  return (window as { dataLayer?: Entry[] }).dataLayer ?? [];
}
