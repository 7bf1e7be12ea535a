import type { Message } from './types.ts';

const DOCS = 'docs/errors.md';

/** The sections of docs/errors.md that hold the messages of several sources. */
const SECTIONS: Readonly<Record<string, string>> = {
  loader: 'loader',
  page: 'page',
  'site-config': 'site-config',
  http: 'http-and-scripts',
  scripts: 'http-and-scripts',
  outbox: 'http-and-scripts',
  visitor: 'visitor-and-navigation',
  navigation: 'visitor-and-navigation',
  'edition-indicator': 'edition-indicator',
  'history-notice': 'history-notice',
  captcha: 'captcha',
  bus: 'bus-global-viewport-prompts-analytics-toast-dialog-share',
  global: 'bus-global-viewport-prompts-analytics-toast-dialog-share',
  viewport: 'bus-global-viewport-prompts-analytics-toast-dialog-share',
  prompts: 'bus-global-viewport-prompts-analytics-toast-dialog-share',
  analytics: 'bus-global-viewport-prompts-analytics-toast-dialog-share',
  toast: 'bus-global-viewport-prompts-analytics-toast-dialog-share',
  dialog: 'bus-global-viewport-prompts-analytics-toast-dialog-share',
  share: 'bus-global-viewport-prompts-analytics-toast-dialog-share',
  app: 'app-and-consent',
  consent: 'app-and-consent',
};

/** The section about the causes for which a feature fails. */
export const FAILURE_DOCS = `${DOCS}#a-features-name`;

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
  const section = Object.hasOwn(SECTIONS, source) ? SECTIONS[source] : 'messages-of-single-features';
  return `${DOCS}#${section}`;
}
