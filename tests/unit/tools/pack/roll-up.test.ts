import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { rollUp } from '../../../../tools/pack/roll-up.ts';

/** Rolls declarations up. @param files texts by name; `index.d.ts` is the entry */
function rolledUp(files: Record<string, string>): string {
  const folder = mkdtempSync(join(tmpdir(), 'nmt-types-'));
  try {
    for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
    return rollUp(join(folder, 'index.d.ts'), folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const HOOK = '/** A hook. */\nexport interface Hook {\n  /** Its name. */\n  readonly name: string;\n}\n';

it('puts what the entry exports into one file', () => {
  const text = rolledUp({ 'index.d.ts': "export type { Hook } from './hook.ts';", 'hook.d.ts': HOOK });
  expect(text).toContain('/** Its name. */');
  expect(text).not.toContain('import');
});

it('names exports and members without a comment', () => {
  const bare = 'export interface Hook {\n  readonly name: string;\n}\n';
  expect(() => rolledUp({ 'index.d.ts': bare })).toThrow(
    /Missing documentation for "Hook"[\s\S]*Missing documentation for "name"/,
  );
});

it('names a type that another one needs and that is not exported', () => {
  const state =
    "type State = 'waiting';\n/** A hook. */\nexport interface Hook {\n  /** How far it is. */\n  readonly state: State;\n}\nexport {};\n";
  expect(() => rolledUp({ 'index.d.ts': state })).toThrow('The symbol "State" needs to be exported');
});

it('needs no export of a constant whose values a type has', () => {
  const kinds =
    "declare const KINDS: readonly ['one', 'two'];\n/** A kind. */\nexport type Kind = (typeof KINDS)[number];\nexport {};\n";
  expect(rolledUp({ 'index.d.ts': kinds })).toContain('export declare type Kind');
});
