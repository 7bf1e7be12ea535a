/** The prototypes to which old libraries add `toJSON`, which JSON.stringify then takes for what a value is. */
const PROTOTYPES = [Array.prototype, Object.prototype, String.prototype, Number.prototype, Boolean.prototype];

/**
 * Writes JSON that leaves the page or is stored. On a page whose scripts have added `toJSON` to `Array.prototype`, as
 * Prototype.js 1.6 does, JSON.stringify writes arrays as texts; here they stay arrays.
 * @param value what JSON can hold
 * @returns undefined if JSON has no form for the value, as JSON.stringify does
 */
export function toJson(value: object): string;
export function toJson(value: unknown): string | undefined;
export function toJson(value: unknown): string | undefined {
  const added = PROTOTYPES.flatMap((prototype) => {
    const property = Object.getOwnPropertyDescriptor(prototype, 'toJSON');
    return property?.configurable && Reflect.deleteProperty(prototype, 'toJSON')
      ? [{ prototype, property }]
      : [];
  });
  try {
    return JSON.stringify(value);
  } finally {
    for (const { prototype, property } of added) Object.defineProperty(prototype, 'toJSON', property);
  }
}
