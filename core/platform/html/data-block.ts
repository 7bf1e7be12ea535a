/** A data block of a page: browsers do not run it (HTML standard, "the script element"). */
const BLOCK = 'script[type="application/json"]';

/**
 * Reads the JSON that a hook carries in a `<script type="application/json">`, for what is too much for attributes.
 * @param feature the feature's name, for the message
 * @param hook the element around it; of several blocks the first counts
 * @returns whatever the JSON says, to be checked by the feature
 * @throws TypeError that names the feature, where there is no such block or it is no JSON
 */
export function readDataBlock(feature: string, hook: ParentNode): unknown {
  const text = hook.querySelector(BLOCK)?.textContent ?? undefined;
  if (text === undefined) throw new TypeError(`${feature}: the hook holds no ${BLOCK}.`);
  try {
    return JSON.parse(text);
  } catch {
    throw new TypeError(
      `${feature}: ${BLOCK} is ${JSON.stringify(text.trim().slice(0, 80))}; expected JSON.`,
    );
  }
}
