import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** Verbs of a private dialect, with the standard word. */
const VERBS = ['tell', 'told', 'bring', 'ask', 'said'];
const OLD = new RegExp(`^(${VERBS.join('|')})(?=$|[A-Z])`);
const BETTER = 'notify, dispatch or report; load; fetch or request; reported';

/** Names of others' interfaces. */
const FOREIGN = new Set(['bringToFront']);

/** Identifiers of a source; comments and texts in quotes do not count. */
function identifiersIn(source: string): string[] {
  const code = source.replace(
    /\/\*[\s\S]*?\*\/|\/\/[^\n]*|'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`(?:[^`\\$]|\\.|\$(?!\{))*`/g,
    ' ',
  );
  return code.match(/[A-Za-z_$][\w$]*/g) ?? [];
}

it.each([
  ['const tellPage = () => {};', ['tellPage']],
  ['await ask(question); page.said;', ['ask', 'said']],
  ["task; teller; asked; 'ask'; // told", []],
])('finds the old verbs in %j', (source, found) => {
  expect(identifiersIn(source).filter((name) => OLD.test(name))).toEqual(found);
});

it('no identifier begins with tell, told, bring, ask or said', () => {
  const files = execFileSync(
    'git',
    ['ls-files', 'core', 'widgets', 'build', 'tools', 'fixtures', 'demo', 'tests'],
    {
      encoding: 'utf8',
    },
  )
    .split('\n')
    .filter((file) => /\.(ts|tsx|mjs|js)$/.test(file) && !file.endsWith('/plain-words.test.ts'));
  expect(files.length).toBeGreaterThan(1000);
  const offenders = files.flatMap((file) => {
    const names = identifiersIn(readFileSync(file, 'utf8')).filter(
      (name) => OLD.test(name) && !FOREIGN.has(name),
    );
    return [...new Set(names)].map((name) => `${file}: ${name}`);
  });
  expect(offenders, `better: ${BETTER}`).toEqual([]);
});
