/** The prototypes to which old libraries add `toJSON`, which JSON.stringify then calls. */
const PROTOTYPES = [Array.prototype, Object.prototype, String.prototype, Number.prototype, Boolean.prototype];

/**
 * Converts a value to JSON that is sent or stored. On a page whose scripts have added `toJSON` to `Array.prototype`, as
 * Prototype.js 1.6 does, JSON.stringify writes arrays as texts; here they stay arrays.
 * @param value a value that JSON can represent
 * @returns the JSON; undefined if JSON cannot represent the value, as JSON.stringify
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
