type Entry = Readonly<Record<string, unknown>>;

/**
 * The entries of the page's data layer, oldest first, including those that wait for an idle period: they are pushed as
 * if the page were left. A test starts without entries.
 * @param name name of the data layer; a separate one if an earlier page of the test file may still push entries
 */
export async function tracked(name = 'dataLayer'): Promise<readonly Entry[]> {
  // Analytics checks the consent first.
  for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
  window.dispatchEvent(new Event('pagehide'));
  return (window as unknown as Record<string, Entry[] | undefined>)[name] ?? [];
}
