type Entry = Readonly<Record<string, unknown>>;

/**
 * The entries of the page's data layer, the oldest first, with those that wait for an idle moment: they are pushed as
 * when the page is left. A test begins without entries.
 * @param name the data layer's; of its own where an earlier page of the test file may still have something to push
 */
export async function tracked(name = 'dataLayer'): Promise<readonly Entry[]> {
  // Analytics looks up the consent first.
  for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
  window.dispatchEvent(new Event('pagehide'));
  return (window as unknown as Record<string, Entry[] | undefined>)[name] ?? [];
}
