/** The maximum number of simultaneous requests, so that the server does not take them for an attack. */
const AT_ONCE = 8;

/**
 * Runs an asynchronous function for each value, a few at a time.
 * @returns the results in the order of the values
 */
export async function inParallel<Value, Result>(
  values: readonly Value[],
  run: (value: Value) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  // Each worker takes the next value from the same iterator.
  const waiting = values.entries();
  const work = async () => {
    for (const [at, value] of waiting) results[at] = await run(value);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return results;
}
