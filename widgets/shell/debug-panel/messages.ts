import type { Message } from './types.ts';

/** The page with a heading for each source, and one for each of its messages. */
const DOCS = 'docs/reference/messages.md';

/** The section about the reasons why a feature fails. */
export const FAILURE_DOCS = 'docs/errors.md#a-features-name';

/**
 * The page's messages, in the order in which they were written.
 * @param kept the texts of `core/runtime/log`: level, source, message and cause, a line each
 */
export function readMessages(kept: Iterable<string>): Message[] {
  return [...kept].map((entry) => {
    const [level, source = '', message = '', ...cause] = entry.split('\n');
    return {
      level: level === 'error' ? 'error' : 'warn',
      source,
      text: [message, cause.join('\n')].filter(Boolean).join(' '),
      docs: docsOf(source, message),
    };
  });
}

function docsOf(source: string, message: string): string {
  if (message.startsWith('The feature ')) return FAILURE_DOCS;
  return `${DOCS}#${source}`;
}
