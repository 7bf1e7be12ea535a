import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { messagesPage } from '../../../tools/reference/messages-page.ts';
import { reportedMessages } from '../../../tools/reference/reported-messages.ts';

const LOG = "import { error, warn as note } from '../../../core/runtime/log/log.ts';\n";

/** A product that consists of these files. */
function productOf(files: Readonly<Record<string, string>>): string {
  const root = mkdtempSync(join(tmpdir(), 'nmt-messages-'));
  for (const [path, text] of Object.entries({ 'core/none.ts': '', 'widgets/none/none.ts': '', ...files })) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  return root;
}

it.each([
  ["error('quiz', 'It failed.', cause);", 'error quiz: It failed.'],
  // biome-ignore lint/suspicious/noTemplateCurlyInString: a template in the code that is read
  ['note(feature, `It has ${count} of ${all[0]}.`);', 'warn quiz: It has … of ….'],
  ["const WHY = 'It is late.';\nif (late) error('wall', WHY);", 'error wall: It is late.'],
  [
    // biome-ignore lint/suspicious/noTemplateCurlyInString: as above
    "error('wall', `The ${isNew ? 'first' : 'next'} one.`);",
    'error wall: The first one. | error wall: The next one.',
  ],
  ["console.error('nmt loader:', 'It is gone.');", 'error loader: It is gone.'],
  ["error('wall', cause.message);", 'error wall: …'],
  ["other.error('wall', 'No message.');", ''],
])('reads the messages of %j', (source, expected) => {
  const root = productOf({ 'widgets/article/quiz/quiz.ts': `${LOG}${source}` });
  const found = reportedMessages(root).map(({ level, source, text }) => `${level} ${source}: ${text}`);
  expect(found.join(' | ')).toBe(expected);
});

it('names no feature for what several share', () => {
  const root = productOf({ 'core/ui/list/list.ts': `${LOG}note(feature, 'It is empty.');` });
  expect(reportedMessages(root)).toEqual([
    { level: 'warn', source: undefined, text: 'It is empty.', file: 'core/ui/list/list.ts' },
  ]);
});

it('finds no key of a requirement in the messages of the product', () => {
  const messages = reportedMessages('.');
  expect(messages.length).toBeGreaterThan(200);
  expect(messages.filter(({ text }) => /\[[a-z-]+-\d+\]/.test(text))).toEqual([]);
});

const QUIZ = `${LOG}error('quiz', \`Question \${number} has no text.\`);\nthrow new TypeError(\`\${feature}: there is no question.\`);`;
const ADVICE = '# Messages\n\n## quiz\n\n- `Question … has no text.`: write [one](../../docs/cms.md#hooks)\n';

it('has a heading for each message, with what to do', () => {
  const cause = '- cause `…: there is no question.`: add one\n';
  const root = productOf({
    'widgets/article/quiz/quiz.ts': QUIZ,
    'widgets/article/messages.md': ADVICE + cause,
  });
  expect(messagesPage(root)).toContain(`## quiz

### \`nmt quiz: Question … has no text.\`

An error. Write [one](../cms.md#hooks).

### \`nmt quiz\`, as a cause: \`…: there is no question.\`

The cause behind “The feature failed”. Add one.
`);
});

it.each([
  [
    'a message that nobody explains',
    '',
    'widgets/article/quiz/quiz.ts: no messages.md says under "quiz" what to do about `Question … has no text.`.',
  ],
  [
    'an entry that nothing reports',
    `${ADVICE}- \`The quiz is over.\`: nothing\n`,
    'widgets/article/messages.md: nothing reports `The quiz is over.`.',
  ],
  [
    'a message that is explained twice',
    ADVICE + ADVICE.replace('# Messages\n', ''),
    '`Question … has no text.` of quiz is there twice.',
  ],
  ['an entry that cannot be read', `${ADVICE}- Some text\n`, '"- Some text" is not an entry'],
])('refuses %s', (_, advice, problem) => {
  const root = productOf({ 'widgets/article/quiz/quiz.ts': QUIZ, 'widgets/article/messages.md': advice });
  expect(() => messagesPage(root)).toThrow(problem);
});
