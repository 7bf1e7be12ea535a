import type { Deprecation } from '../../core/runtime/caretaker/deprecations.ts';
import { isAtLeast, numbersOf } from './compare.ts';
import type { Promises } from './promises.ts';

/**
 * What is wrong with the declared deprecations: a name that ends has to be told of for the rest of its major number, and
 * to be gone in the version in which it ends.
 * @param current the contract that declares them
 * @returns a sentence each
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

/** The name by which the contract's promises have it. */
function promiseOf({ kind, name, feature }: Deprecation): string {
  if (kind === 'attribute') return `${feature === null ? 'body' : `feature ${feature}`} attribute ${name}`;
  return kind === 'part' ? `feature ${feature} part ${name}` : `${kind} ${name}`;
}
