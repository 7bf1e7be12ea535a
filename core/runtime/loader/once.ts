/**
 * Does something asynchronous once per key; all callers share the promise. A failure is forgotten, so that it may be
 * requested again.
 * @param pause for how long a failure is the answer to all callers, in ms; 0 for not at all
 */
export function createOnce<Value>(pause = 0): (key: string, make: () => Promise<Value>) => Promise<Value> {
  const made: Record<string, Promise<Value>> = {};
  return (key, make) => {
    const known = made[key];
    if (known) return known;
    const fresh = make();
    made[key] = fresh;
    const forget = () => delete made[key];
    fresh.catch(() => (pause ? setTimeout(forget, pause) : forget()));
    return fresh;
  };
}
