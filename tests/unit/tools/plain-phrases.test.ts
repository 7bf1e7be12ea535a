import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** `where` for a condition. It stays for places: "where the list is", "an inert document, where nothing runs". */
const WHERE_FOR_IF = [
  /\b(?:undefined|null|[Nn]one|[Nn]othing|[Ee]mpty|false|true|off|[01]|never|also|only|except|(?<!is )not|once|[Rr]ejects|\w*(?:Error|Exception)|Refusal \d+|rejection\)|@throws|@default) where\b/g,
  /(?<!\bis |[\w:-])where (?:none(?! may)|there|both|supported|several|possible|allowed|valid|not)\b/g,
  /(?<!, |\bis |\bis not |[\w:-])where (?:the|an?|it|they|that|this|those|its|another|one|he|she) [^.,;:()@|]*?\b(?:(?:does|do|did|is|are) not|(?:has|have|is|are|says) (?:no|none|nothing)|has (?:it|them|one|another)|cannot|refuses|allows?|fails?|failed|sends? (?:one|none|it|them)|differs?|is (?:taken|left out|missing|set|known|needed)|aborts|names? (?:no|none)|offers it)\b/g,
  /(?<![\w:-])Where (?:the|an?|it|there|no|nothing|that|another|only|this|none|its|both|they) [^.,;:|]*, (?!(?:and|or|as|by|from|which|px|to|in|of|here|at|on|for|before|during|while|with|absolute|a path)\b)/g,
];
/** "is no list" for "is not a list". */
const IS_NO =
  /(?<!\b[Tt]here )\b(?:is|are|was|were) no (?!longer\b|more\b|less\b|\w+er (?:to|than|away)\b)\S+?(?=[\s.,;:)'"`]|$)/g;
/** The comment of a field that lacks the noun: "Of the list." for "The list's id." */
const WITHOUT_NOUN = /\/\*\* (?:Of|Those|That of)\b[^.]*/g;

/** A doc comment that begins with a question word: "What it made." for "The output of the build." */
const QUESTION = /\/\*\* (?:What|Who|Whose|Why|How)\b[^.]*/g;

/** A text with its lines joined: those of a comment go on after the asterisk or the slashes. */
function joinLines(text: string): string {
  return text.replace(/\n[ \t]*(?:\*(?!\/)|\/\/)?[ \t]*/g, ' ');
}

/** The phrases of a private dialect in a text. */
function phrasesIn(text: string): string[] {
  const joined = joinLines(text);
  return [...WHERE_FOR_IF, IS_NO, WITHOUT_NOUN].flatMap((pattern) => joined.match(pattern) ?? []);
}

it.each([
  ['/** @returns undefined where the page has none */', ['undefined where', 'where the page has none']],
  ['// Where the answer is false, the caller\n// does it.', ['Where the answer is false, ']],
  ['/**\n * Kept, with a number\n * where it is taken.\n */', ['where it is taken']],
  ['/** Where the list is. */', []],
  ['/** Where the visitor was, and for how long. */', []],
  ['/** Parsed in an inert document, where nothing runs. */', []],
  ['/** It stays where it is. */', []],
  [':where(ul, ol) > li { margin: 0; }', []],
  ["throw new TypeError('The answer is no list.');", ['is no list']],
  ['/** What is\n * no list. */', ['is no list']],
  ['/** Of the list. */', ['/** Of the list']],
  ['/**\n * Those that wait. */', ['/** Those that wait']],
  ['// Of two lists the first counts.', []],
  ['// There is no list, and it is no longer needed.', []],
])('finds the phrases in %j', (text, found) => {
  expect(phrasesIn(text)).toEqual(found);
});

it.each([
  ['/** What it made. */', ['/** What it made']],
  ['/**\n * How a form\n * is sent. */', ['/** How a form is sent']],
  ['/** Whether a form is sent. */', []],
  ['/** The output. What it is called is up to the caller. */', []],
  ["const text = 'What it made';", []],
])('finds the comments that begin with a question word in %j', (text, found) => {
  expect(joinLines(text).match(QUESTION) ?? []).toEqual(found);
});

it('names what a value is or a function does, instead of a question about it', () => {
  const folders = ['core', 'widgets', 'build', 'tools', 'demo', 'fixtures', 'integrations', 'types'];
  const files = execFileSync('git', ['ls-files', ...folders], { encoding: 'utf8' })
    .split('\n')
    .filter((file) => /\.(ts|tsx|mjs|js)$/.test(file));
  expect(files.length).toBeGreaterThan(1000);
  const found = files.flatMap((file) =>
    (joinLines(readFileSync(file, 'utf8')).match(QUESTION) ?? []).map((phrase) => `${file}: ${phrase}`),
  );
  expect(found).toEqual([]);
});

it('says if for a condition, "is not a list" instead of "is no list", and what a field is', () => {
  const folders = ['core', 'widgets', 'build', 'tools', 'demo', 'fixtures', 'types', 'docs'];
  const files = execFileSync('git', ['ls-files', ...folders], { encoding: 'utf8' })
    .split('\n')
    .filter((file) => /\.(ts|tsx|mjs|js|css|md)$/.test(file))
    // What is generated says what its sources say; requirements quote the specification.
    .filter((file) => !/^docs\/(?:api|reference|requirements|contract)\//.test(file));
  expect(files.length).toBeGreaterThan(1000);
  const found = files.flatMap((file) =>
    phrasesIn(readFileSync(file, 'utf8')).map((phrase) => `${file}: ${phrase}`),
  );
  expect(found).toEqual([]);
});
