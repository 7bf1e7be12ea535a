/** The browser's caches, in memory; `room` is the number of entries that fit. */
export function fakeCaches(room = Number.POSITIVE_INFINITY) {
  const all = new Map<string, Map<string, Response>>();
  const cacheOf = (entries: Map<string, Response>) => ({
    keys: async () => [...entries.keys()].map((url) => ({ url })),
    match: async (url: string) => entries.get(url)?.clone(),
    delete: async (url: string) => entries.delete(url),
    put: async (url: string, response: Response) => {
      if (!entries.has(url) && entries.size >= room) throw new DOMException('Full.', 'QuotaExceededError');
      entries.set(url, response);
    },
  });
  return {
    all,
    has: async (name: string) => all.has(name),
    delete: async (name: string) => all.delete(name),
    open: async (name: string) => {
      const entries = all.get(name) ?? new Map<string, Response>();
      all.set(name, entries);
      return cacheOf(entries) as unknown as Cache;
    },
  };
}
