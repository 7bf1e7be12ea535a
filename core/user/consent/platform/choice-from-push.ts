import { isRecord } from '../../../runtime/config/guards.ts';
import type { Choice } from '../rules.ts';

/**
 * Returns the visitor's decision from the push of a consent platform. A push replaces the previous one: names that it
 * leaves out are refused.
 * @param pushed true or false by the platform's own names
 * @param purposes the product's purposes
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
