/** Whether a value is an object with keys, such as `{ "small": 500 }`. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Whether a value is a non-empty string. */
export function isText(value: unknown): value is string {
  return typeof value === 'string' && value !== '';
}

/** Whether a value is an array of non-empty strings. */
export function isTextList(value: unknown): value is string[] {
  return Array.isArray(value) && value.every(isText);
}
