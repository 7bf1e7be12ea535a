/**
 * Runs an asynchronous function once per key; all callers share the promise. A failure is not cached, so that the next
 * call tries again.
 * @param pause the time for which a failure is cached nevertheless, in ms; 0 for none
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
