/**
 * Does something asynchronous once per key; all callers share the promise. A failure is forgotten, so that
 * it may be asked for again.
 */
export function createOnce<Value>(): (key: string, make: () => Promise<Value>) => Promise<Value> {
  const made: Record<string, Promise<Value>> = {};
  return (key, make) => {
    const known = made[key];
    if (known) return known;
    const fresh = make();
    made[key] = fresh;
    fresh.catch(() => delete made[key]);
    return fresh;
  };
}
