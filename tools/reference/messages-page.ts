import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { isElsewhere, mapLinks } from '../links/map-links.ts';
import { anchorOf } from '../links/read-markdown.ts';
import { GENERATED } from './markdown.ts';
import { type ReportedMessage, reportedMessages, VARIABLE } from './reported-messages.ts';

/** The advice about the messages of a folder: a heading for each source, and a list. */
const ADVICE = 'messages.md';
/** The heading for messages of parts that several features share. */
const SHARED = 'several features';
const PAGE_FOLDER = 'docs/reference';
/** The minimum length of a fixed part of a message by which its source is found, in characters. */
const MIN_FRAGMENT = 6;
const LEVELS = { warn: 'A warning.', error: 'An error.' };

/** The advice about one message. */
interface Advice {
  readonly file: string;
  readonly source: string;
  readonly text: string;
  /** Whether it is an error that a feature throws, which is the cause of the message that the feature failed. */
  readonly isCause: boolean;
  /** The text in Markdown, with links from the page. */
  readonly action: string;
}

/**
 * Returns the page with the product's console messages, each under its own heading.
 * @param root the product's folder
 * @returns Markdown
 * @throws {Error} naming the messages without advice, and the entries whose message is never reported
 */
export function messagesPage(root: string): string {
  const advice = ['core', ...groupsOf(root)].flatMap((folder) => readAdvice(root, folder));
  const reported = reportedMessages(root);
  const faults = [...unexplained(reported, advice), ...leftOver(root, reported, advice), ...repeated(advice)];
  if (faults.length > 0) throw new Error(faults.join('\n'));
  const names = [...new Set(advice.map(({ source }) => source))].sort(
    (one, other) => Number(other === SHARED) - Number(one === SHARED) || (one < other ? -1 : 1),
  );
  const sections = names.map((name) => {
    const own = advice.filter(({ source }) => source === name);
    return [`## ${name}`, ...own.map((entry) => section(entry, reported))].join('\n\n');
  });
  return `${[
    '# Messages of the console: reference',
    GENERATED,
    'From the sources and the `messages.md` beside them. A message begins with `nmt` and the part that speaks, which has a heading here; what several features report is under [its own](#several-features). `…` stands for the variable part. [errors.md](../errors.md) says what holds for all of them.',
    ...sections,
  ].join('\n\n')}\n`;
}

function groupsOf(root: string): string[] {
  return readdirSync(join(root, 'widgets'))
    .sort()
    .map((group) => `widgets/${group}`);
}

function readAdvice(root: string, folder: string): Advice[] {
  const file = `${folder}/${ADVICE}`;
  if (!existsSync(join(root, file))) return [];
  const [, ...parts] = readFileSync(join(root, file), 'utf8').split(/^## /m);
  return parts.flatMap((part) => {
    const [source = '', ...lines] = part.split('\n');
    return lines.filter(Boolean).flatMap((line) => {
      const [, cause, messages = '', action] = /^- (cause )?(`[^`]+`(?:, `[^`]+`)*): (.+)$/.exec(line) ?? [];
      if (!action) throw new Error(`${file}: "${line}" is not an entry; expected - \`message\`: what to do`);
      const placed = mapLinks(action, (target, link) =>
        isElsewhere(target)
          ? link
          : link.replace(
              `](${target}`,
              `](${posix.relative(PAGE_FOLDER, posix.join(folder, target)) || '.'}`,
            ),
      );
      return [...messages.matchAll(/`([^`]+)`/g)].map(
        ([, text = '']): Advice => ({ file, source, text, isCause: cause !== undefined, action: placed }),
      );
    });
  });
}

const sourceOf = ({ source = SHARED }: ReportedMessage) => source;

/** Whether the source does not contain enough of a message to recognise it, as if it is a parameter. */
const isOpen = (text: string) => text.replace(/[^\p{L}]/gu, '').length < MIN_FRAGMENT;

function unexplained(reported: readonly ReportedMessage[], advice: readonly Advice[]): string[] {
  const known = new Set(advice.map(({ source, text }) => `${source}: ${text}`));
  return reported
    .filter((message) => !isOpen(message.text) && !known.has(`${sourceOf(message)}: ${message.text}`))
    .map(
      (message) =>
        `${message.file}: no ${ADVICE} says under "${sourceOf(message)}" what to do about \`${message.text}\`.`,
    );
}

/**
 * Returns entries whose message is in no source: messages that are thrown or passed on are found by their fixed parts.
 */
function leftOver(root: string, reported: readonly ReportedMessage[], advice: readonly Advice[]): string[] {
  const known = new Set(reported.map((message) => `${sourceOf(message)}: ${message.text}`));
  const others = advice.filter(({ source, text }) => !known.has(`${source}: ${text}`));
  const sources = readSources(root);
  return others
    .filter(({ text }) => {
      const fragments = text.split(VARIABLE).filter((fragment) => !isOpen(fragment));
      return !sources.some((source) => fragments.every((fragment) => source.includes(fragment)));
    })
    .map(({ file, text }) => `${file}: nothing reports \`${text}\`.`);
}

function readSources(root: string): string[] {
  return ['core', 'widgets'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((path) => /\.tsx?$/.test(path))
      .map((path) => readFileSync(join(root, folder, path), 'utf8').replaceAll("\\'", "'")),
  );
}

function repeated(advice: readonly Advice[]): string[] {
  const anchors = advice.map((entry) => anchorOf(headingOf(entry)));
  return advice
    .filter((_, index) => anchors.indexOf(anchors[index] ?? '') !== index)
    .map(({ file, source, text }) => `${file}: \`${text}\` of ${source} is there twice.`);
}

function headingOf({ source, text, isCause }: Advice): string {
  const name = source === SHARED ? '<feature>' : source;
  return isCause ? `\`nmt ${name}\`, as a cause: \`${text}\`` : `\`nmt ${name}: ${text}\``;
}

function section(entry: Advice, reported: readonly ReportedMessage[]): string {
  const own = reported.filter((one) => sourceOf(one) === entry.source);
  const message = own.find(({ text }) => text === entry.text) ?? own.find(({ text }) => isOpen(text));
  const level = entry.isCause ? 'The cause behind “The feature failed”.' : message && LEVELS[message.level];
  const action = `${entry.action.charAt(0).toUpperCase()}${entry.action.slice(1)}`;
  return [`### ${headingOf(entry)}`, [level, action].filter(Boolean).join(' ')]
    .join('\n\n')
    .replace(/[^.]$/, '$&.');
}
