import { describe, expect, it } from 'vitest';
import { readInterface, readMembers } from '../../../tools/reference/read-members.ts';

describe('reader of interfaces', () => {
  it('reads names, types and comments of an interface', () => {
    const source = `/** Not this. */
export interface Other {
  /** Elsewhere. */
  readonly name: string;
}

export interface Events {
  /** A topic was
   * followed. */
  'topic:followed': { topic: string; via?: 'list' | 'page' };
  readonly count: number | undefined;
  notify?: (name: string) => void;
}
`;
    expect(readInterface(source, 'Events', 'events.ts')).toEqual([
      {
        name: 'topic:followed',
        isOptional: false,
        type: "{ topic: string; via?: 'list' | 'page' }",
        comment: 'A topic was followed.',
      },
      { name: 'count', isOptional: false, type: 'number | undefined', comment: '' },
      { name: 'notify', isOptional: true, type: '(name: string) => void', comment: '' },
    ]);
  });

  it('reads a type that runs over several lines and one that holds a semicolon in quotes', () => {
    expect(readMembers("\n  a: {\n    b: string;\n  };\n  c: ';' | 'd'", 'x.ts')).toMatchObject([
      { name: 'a', type: '{ b: string; }' },
      { name: 'c', type: "';' | 'd'" },
    ]);
  });

  it.each([
    ['a method', 'tell(name: string): void;'],
    ['an index signature', '[name: string]: number;'],
    ['a comment that is no doc comment', '// later\n  a: string;'],
    ['a bracket that does not close', 'a: { b: string;'],
    ['a quote that does not close', "a: 'b;"],
  ])('stops at %s and names the place', (_, text) => {
    expect(() => readMembers(text, 'core/x.ts')).toThrow(/^core\/x\.ts: cannot read "/);
  });

  it('names the missing interface', () => {
    expect(() => readInterface('export interface A {\n}', 'B', 'x.ts')).toThrow(
      'x.ts: expected "export interface B {".',
    );
  });
});
