/** Requests at the same time: a server must not take them for an attack. */
const AT_ONCE = 8;

/**
 * Runs an asynchronous function for each value, a few at a time.
 * @template Value, Result
 * @param {readonly Value[]} values
 * @param {(value: Value) => Promise<Result>} run
 * @returns {Promise<Result[]>} in the order of the values
 */
export async function inParallel(values, run) {
  const results = [];
  let next = 0;
  const work = async () => {
    while (next < values.length) {
      const at = next++;
      results[at] = await run(values[at]);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return results;
}
