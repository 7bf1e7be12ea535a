import { afterEach, describe, expect, it } from 'vitest';
import { toJson } from '../../../../../core/platform/text/to-json.ts';

/** Simulates Prototype.js 1.6: JSON.stringify then writes the texts that its methods return, in quotation marks. */
function addOldLibrary(): void {
  for (const prototype of [Array.prototype, String.prototype, Number.prototype]) {
    Object.defineProperty(prototype, 'toJSON', {
      value(this: unknown) {
        return `old ${String(this)}`;
      },
      configurable: true,
      writable: true,
    });
  }
}

afterEach(() => {
  for (const prototype of [Array.prototype, String.prototype, Number.prototype]) {
    Reflect.deleteProperty(prototype, 'toJSON');
  }
});

const VALUE = { ids: [1, 2], tags: [['a']], at: new Date(0), name: 'x', none: undefined };
const TEXT = '{"ids":[1,2],"tags":[["a"]],"at":"1970-01-01T00:00:00.000Z","name":"x"}';

describe('JSON that leaves the page', () => {
  it('is that of JSON.stringify', () => {
    expect(toJson(VALUE)).toBe(TEXT);
    expect(toJson(undefined)).toBeUndefined();
  });

  it('holds arrays, texts and numbers as such where an old library has changed them', () => {
    addOldLibrary();
    expect(JSON.stringify([1])).toBe('"old 1"');
    expect(toJson(VALUE)).toBe(TEXT);
  });

  it('leaves the library as it was, also after a failure', () => {
    addOldLibrary();
    const circle: unknown[] = [];
    circle.push(circle);
    expect(() => toJson(circle)).toThrow(TypeError);
    expect(JSON.stringify([1])).toBe('"old 1"');
  });
});
