import type { Deprecation } from '../../core/runtime/caretaker/deprecations.ts';
import { isAtLeast, numbersOf } from './compare.ts';
import type { Promises } from './promises.ts';

/**
 * Returns the errors in the declared deprecations: a name that ends must be declared as deprecated until the next major
 * version, and must be gone in the version in which it ends.
 * @param current the contract that declares them
 * @returns a sentence for each error
 */
export function deprecationFaults(
  deprecations: readonly Deprecation[],
  { version, names }: Promises,
): string[] {
  return deprecations.flatMap((deprecation) => {
    const { name, kind, since, endsIn } = deprecation;
    const own = promiseOf(deprecation);
    const [major, ...rest] = numbersOf(endsIn);
    return [
      ...(isAtLeast(version, endsIn)
        ? [`${kind} ${name} ended in ${endsIn}, and this is ${version}: remove it`]
        : []),
      ...(isAtLeast(version, since)
        ? []
        : [`${kind} ${name} is deprecated since ${since}, and this is ${version}`]),
      ...(major > numbersOf(since)[0] && rest.every((number) => number === 0)
        ? []
        : [
            `${kind} ${name} ends in ${endsIn}; expected the first version of a later major number than ${since}`,
          ]),
      ...(kind === 'event' || Object.hasOwn(names, own)
        ? []
        : [`"${own}" is deprecated, but not in the contract`]),
    ];
  });
}

/** Returns the name in the contract's promises. */
function promiseOf({ kind, name, feature }: Deprecation): string {
  if (kind === 'attribute') return `${feature === null ? 'body' : `feature ${feature}`} attribute ${name}`;
  return kind === 'part' ? `feature ${feature} part ${name}` : `${kind} ${name}`;
}
