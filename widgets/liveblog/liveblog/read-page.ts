import { isComplete } from '../../../core/domain/liveblog/is-complete.ts';
import { parseStreamNumber } from '../../../core/domain/liveblog/parse-stream-number.ts';
import { readUpdates, type Update } from '../../../core/domain/liveblog/read-updates.ts';
import { KEY_MOMENTS, PAGE_UPDATES } from '../../../core/domain/liveblog/update.ts';
import { parseInert } from '../../../core/platform/html/trusted.ts';
import { HttpError } from '../../../core/platform/http/http-error.ts';
import { parseTimestamp } from '../../../core/platform/time/parse-timestamp.ts';
import { featureHook } from '../../../core/runtime/feature/feature-hook.ts';
import { sentFacts } from './sent-facts.ts';

/** The used parts of a fetched page. Its nodes are inert and not sanitized. */
export interface FetchedPage {
  readonly updates: readonly Update[];
  /** Whether the liveblog has ended. */
  readonly ended: boolean;
  /** Publication time of the newest update, in epoch milliseconds. */
  readonly latest: number;
  /** The list of key moments; undefined if the page has none. */
  readonly keyMoments: Element | undefined;
  /** Time of the article's last change, in epoch milliseconds; undefined if unknown. */
  readonly updatedAt: number | undefined;
  /** The id of the last event of its stream that the page includes; undefined if the page has none. */
  readonly streamNumber: number | undefined;
}

const HOOK = featureHook('[data-widget="liveblog"]');

/**
 * Reads a liveblog's page, or a fragment of it that contains the updates.
 * @param html the page as sent
 * @param articleId id of the displayed liveblog; empty if its page has none
 * @param feature the feature's name, for messages
 * @throws HttpError `invalid` if the page is incomplete, or of another liveblog
 */
export function readPage(html: string, articleId: string, feature: string): FetchedPage {
  if (!isComplete(html)) throw invalid('ends halfway');
  const root = parseInert(html);
  const { body } = root;
  const { articleId: sentId = '', articleUpdatedAt = '' } = sentFacts(root);
  const found = String(sentId);
  const hook = body.querySelector<HTMLElement>(HOOK) ?? body;
  if (articleId !== '' && found !== '' && found !== articleId) {
    throw invalid(`is article ${found.slice(0, 20)}, not ${articleId}`);
  }
  const updates = readUpdates(hook, PAGE_UPDATES, feature);
  if (updates.length === 0) throw invalid('has no updates');
  return {
    updates,
    ended: isTrue(hook.dataset.ended),
    latest: updates.reduce((latest, { publishedAt }) => Math.max(latest, publishedAt), 0),
    keyMoments: body.querySelector(KEY_MOMENTS) ?? undefined,
    updatedAt: parseTimestamp(String(articleUpdatedAt)),
    streamNumber: parseStreamNumber(hook.dataset.streamNumber),
  };
}

const invalid = (what: string) => new HttpError('invalid', `The fetched page ${what}.`);

const isTrue = (attribute: string | undefined) =>
  attribute !== undefined && /^(true|1|)$/.test(attribute.trim());
