import { isRecord } from '../../../runtime/config/guards.ts';
import type { Choice } from '../rules.ts';

/**
 * What the visitor has decided, from what a consent platform pushed. A push replaces the one before: names that it
 * leaves out are refused.
 * @param pushed true or false by the platform's own names
 * @param purposes those of the product
 * @param names the platform's names that a purpose needs, all of them; without an entry, its own name
 * @returns true or false for each purpose; undefined if the push is not an object of true and false
 */
export function choiceFromPush(
  pushed: unknown,
  purposes: readonly string[],
  names: Readonly<Record<string, readonly string[]>>,
): Choice | undefined {
  if (!isRecord(pushed) || Object.values(pushed).some((value) => typeof value !== 'boolean'))
    return undefined;
  const isGranted = (name: string) => Object.hasOwn(pushed, name) && pushed[name] === true;
  return Object.fromEntries(
    purposes.map((purpose) => [
      purpose,
      ((Object.hasOwn(names, purpose) && names[purpose]) || [purpose]).every(isGranted),
    ]),
  );
}
