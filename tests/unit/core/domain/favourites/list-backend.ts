import type { Page } from '../../../../../core/runtime/page/page.ts';
import {
  addTag,
  type ReadingList,
  removeArticle,
  renameTag,
  tagsOf,
} from '../../../../../fixtures/reading-list/reading-list.ts';
import { backend } from '../../../support/backend.ts';
import { setLogin, visitedPage } from '../../user/visitor/reader.ts';

const COLOURS = { start: '#c4122f', end: '#0b4f8a' };
let logins = 0;

/** A server with one reading list, with the rules of the simulated backend, and a page that calls it. */
export interface ListBackend {
  readonly page: Page;
  readonly list: ReadingList;
  /** The calls to the profile API, such as `GET /leeslijst/get?limit=21`; writes end with their body. */
  readonly calls: string[];
  /** The calls whose answers the page has processed. */
  readonly readCalls: readonly string[];
  /** The accounts in the answers to `/login-status`. */
  readonly logins: string[];
  /** The calls that contain a text. */
  readonly callsOf: (text: string) => string[];
  /** Statuses for calls, by a text that their line contains. */
  readonly failures: Record<string, number>;
  /** Answers that replace the server's, by the same keys: JSON, or a function that returns a response. */
  readonly answers: Record<string, object | (() => Response)>;
  /** Holds back calls, by default all writes, until it is called again with false. */
  hold(isHeld: boolean, which?: (line: string) => boolean): void;
}

interface Options {
  /** Ids of saved articles, newest first. */
  readonly saved?: readonly number[];
  readonly collections?: Readonly<Record<string, readonly number[]>>;
  readonly loggedIn?: boolean;
  /** Whether the site has a call for collections. */
  readonly isConfigured?: boolean;
  /** More of the site's configuration. */
  readonly config?: object;
}

/** Opens a page whose visitor has a list. Call it in each test, because stores exist as long as their page. */
export function openList(options: Options = {}): ListBackend {
  const { saved = [], collections = {}, loggedIn = true, isConfigured = true, config } = options;
  localStorage.clear();
  sessionStorage.clear();
  setLogin(loggedIn ? `login-${++logins}` : undefined);
  const list: ReadingList = {
    articles: new Map([...saved].reverse().map((id, index) => [id, Date.UTC(2026, 2, 1) + index])),
    tags: new Map(
      Object.entries(collections).map(([name, ids]) => [name, { colours: COLOURS, articles: new Set(ids) }]),
    ),
  };
  const calls: string[] = [];
  const readCalls: string[] = [];
  const answered: string[] = [];
  const failures: Record<string, number> = {};
  const answers: Record<string, object | (() => Response)> = {};
  const isWrite = (line: string) => !line.startsWith('GET');
  let isHeldCall = isWrite;
  let held: (() => void)[] | undefined;
  // Pages of earlier tests are never closed: they must not block this one's outbox.
  Object.defineProperty(navigator, 'locks', {
    configurable: true,
    value: { request: async (_: string, run: () => Promise<void>) => run() },
  });

  backend({
    'GET /login-status': () => {
      answered.push(`reader-${logins}`);
      return { uuid: answered.at(-1), permissions: [] };
    },
    '*': async ({ path: address, search, init: { method = 'GET', body } }) => {
      const path = address.replace('/papi/api', '');
      const line = `${method} ${path}${decodeURIComponent(search)}${body ? ` ${body}` : ''}`;
      calls.push(line);
      const waiting = held;
      if (waiting && isHeldCall(line)) await new Promise<void>((resolve) => waiting.push(resolve));
      const failure = Object.keys(failures).find((key) => line.includes(key));
      if (failure) return failures[failure] ?? 500;
      const answer = answers[Object.keys(answers).find((key) => line.includes(key)) ?? ''];
      const response = answer
        ? isMaker(answer)
          ? answer()
          : Response.json(answer)
        : method === 'GET'
          ? read(list, path, new URLSearchParams(search))
          : write(list, `${method} ${path}`, body);
      return Object.assign(response, {
        text: async () => {
          const text = await Response.prototype.text.call(response);
          readCalls.push(line);
          return text;
        },
      });
    },
  });

  const profile = isConfigured ? { readingListTags: '/papi/api/leeslijst/tags' } : {};
  return {
    page: visitedPage({ endpoints: { profile }, ...config }),
    list,
    calls,
    readCalls,
    logins: answered,
    callsOf: (text) => calls.filter((line) => line.includes(text)),
    failures,
    answers,
    hold(isHeld, which = isWrite) {
      isHeldCall = which;
      for (const release of held ?? []) release();
      held = isHeld ? [] : undefined;
    },
  };
}

const isMaker = (answer: object | (() => Response)): answer is () => Response => typeof answer === 'function';

function read(list: ReadingList, path: string, query: URLSearchParams): Response {
  if (path === '/leeslijst/tags') {
    const data = [...list.tags].map(([name, { colours, articles }]) => ({
      name,
      color: colours,
      articles: [...articles],
    }));
    return Response.json({ data });
  }
  if (path === '/leeslijst/tag_color') return Response.json({ data: COLOURS });
  const [limit, offset] = [Number(query.get('limit')), Number(query.get('offset'))];
  const tag = query.get('tag_name');
  if (tag !== null && !list.tags.has(tag)) return Response.json({}, { status: 404 });
  const article = query.get('article_id');
  const found = [...list.articles.keys()]
    .reverse()
    .filter((id) => tag === null || list.tags.get(tag)?.articles.has(id))
    .filter((id) => article === null || Number(article) === id)
    .filter((id) => `Kop ${id}`.includes(query.get('search') ?? ''));
  const data = found
    .slice(offset, offset + limit)
    .map((id) => ({ article_id: id, headline: `Kop ${id}`, tags: tagsOf(list, id) }));
  return Response.json({ data });
}

function write(list: ReadingList, call: string, body: unknown): Response {
  const { article_id: id, tag_name: name, tag_new_name: newName } = JSON.parse(String(body));
  if (call === 'PUT /favorite/add') list.articles.set(id, Date.UTC(2026, 2, 2));
  else if (call === 'DELETE /favorite/remove') removeArticle(list, id);
  else if (call === 'PUT /favorite/tag/add') addTag(list, name);
  else if (call === 'DELETE /favorite/tag/remove') list.tags.delete(name);
  else if (call === 'PATCH /favorite/tag/edit') renameTag(list, name, newName);
  else if (call === 'PUT /favorite/tag/add_favorite') list.tags.get(name)?.articles.add(id);
  else if (call === 'DELETE /favorite/tag/remove_favorite') list.tags.get(name)?.articles.delete(id);
  else return Response.json({}, { status: 404 });
  return new Response(null, { status: 204 });
}
