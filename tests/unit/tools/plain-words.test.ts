import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** Verbs of a private dialect, with the standard word. */
const VERBS = ['tell', 'told', 'bring', 'ask', 'said'];
const OLD = new RegExp(`^(${VERBS.join('|')})(?=$|[A-Z])`);
const BETTER = 'notify, dispatch or report; load; fetch or request; reported';

/** Constants of a private dialect. "Most read" is a list of the paper. */
const CONSTANT =
  /^(?:(?:MOST(?!_READ)|LONGEST|PATIENCE|SHOWING)(?:_|$)|(?:OWN_WILL|WITHOUT|dress)$|dress[A-Z])/;
const BETTER_CONSTANT = 'MAX_…, TIMEOUT, what is left out';

/** Names from third-party interfaces. */
const FOREIGN = new Set(['bringToFront']);

/** The identifiers of a source, except in comments and string literals. */
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

it.each([
  ['const MOST = 3; MOST_IDS;', ['MOST', 'MOST_IDS']],
  ['LONGEST; PATIENCE; dressUp();', ['LONGEST', 'PATIENCE', 'dressUp']],
  ['MOST_READ; WITHOUT_KEYS; ALMOST; dresser;', []],
])('finds the old constants in %j', (source, found) => {
  expect(identifiersIn(source).filter((name) => CONSTANT.test(name))).toEqual(found);
});

/** The identifiers of all sources that match a pattern, with their files. */
function offendersAgainst(pattern: RegExp): string[] {
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
  return files.flatMap((file) => {
    const names = identifiersIn(readFileSync(file, 'utf8')).filter(
      (name) => pattern.test(name) && !FOREIGN.has(name),
    );
    return [...new Set(names)].map((name) => `${file}: ${name}`);
  });
}

it('no identifier begins with tell, told, bring, ask or said', () => {
  expect(offendersAgainst(OLD), `better: ${BETTER}`).toEqual([]);
});

it('no constant is named by another word than its limit or time-out', () => {
  expect(offendersAgainst(CONSTANT), `better: ${BETTER_CONSTANT}`).toEqual([]);
});
