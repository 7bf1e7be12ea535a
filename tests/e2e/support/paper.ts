import { type BrowserContext, test as base, expect, type Page, type Request } from 'playwright/test';
import { answerCalls } from './answer-calls.ts';
import { watchClock } from './clock.ts';
import { countLoads } from './count-loads.ts';
import { type Edit, editDocuments } from './edit-documents.ts';
import { forgetFiles } from './forget-files.ts';
import { watchIdle } from './watch-idle.ts';

export { expect };

/** The page's data for tests of the newspaper; the id of one article of each kind. */
export const ARTICLES = {
  article: 4101,
  longRead: 4111,
  liveblog: 4104,
  photos: 4118,
  fullPage: 4160,
  partner: 4119,
  quiz: 4140,
  statements: 4141,
  explicit: 4142,
  post: 4116,
  scrolly: 4150,
  route: 4151,
};

/** The message about a call of a visitor who is no longer logged in. */
export const REFUSED = /(?:answered|Status:|status of) 401/;

/** Elements in the head of a page for its header and footer, and for the features of its page type. */
const ONLY_IN_PAPER =
  /<link rel="preload"[^>]* as="font"[^>]*>|<script async crossorigin src="\/assets\/[^>]*><\/script>|<script defer src="\/static\/demo-bar\.js"><\/script>/g;

/** Whether the demo's CMS serves an address as a page, rather than as a file or data. */
const isPage = ({ hostname, pathname }: URL): boolean =>
  ['127.0.0.1', 'localhost'].includes(hostname) && !/^\/(assets|static|data|third-party)\//.test(pathname);

/** The prefix of messages about violations of the strict policy; see {@link Paper.create}. */
const VIOLATION = 'policy violation:';

/**
 * The newspaper as a reader opens it, on the demo's own server. Every message of the console, uncaught error and
 * violation of the content policy fails the test, unless {@link Paper.allow} expects it.
 */
export class Paper {
  /** Errors and warnings of the console, uncaught errors and violations of the policy, in order. */
  readonly messages: string[] = [];
  private readonly allowed: RegExp[] = [];
  private readonly answering = new Map<string, () => Promise<void>>();
  private stopEditing = (): Promise<void> => Promise.resolve();
  /** Waits until the page is idle; see {@link watchIdle}. */
  readonly idle: () => Promise<void>;
  private readonly tolerated: RegExp[] = [
    // A test that sets the clock ahead also times out pending calls.
    /^nmt loader: The features that few pages have could not be looked up.*TimeoutError/,
    /HttpError: (?:GET|POST) \S+ took too long/,
    // The decision may name another campaign than the template expects, or none.
    /\/paywall-api\/api\/web\/\S+ was preloaded using link preload but not used/,
    // In most tests the browser loads no fonts from the network.
    /\/static\/fonts\/\S+ was preloaded using link preload but not used/,
  ];

  private constructor(
    readonly page: Page,
    private readonly addresses: ReadonlyMap<number, string>,
  ) {
    this.idle = watchIdle(page);
  }

  static async create(page: Page, addresses: ReadonlyMap<number, string>): Promise<Paper> {
    const paper = new Paper(page, addresses);
    await paper.listen(page);
    let hasReader = false;
    page.context().on('request', (request) => {
      if (!request.isNavigationRequest()) return;
      // Later calls of the previous page are refused once another reader is logged in, in any tab.
      if (hasReader && request.url().includes('visitor=')) paper.tolerate(REFUSED);
      hasReader = true;
    });
    return paper;
  }

  /** Listens to another tab of the same reader as well. */
  async listen(page: Page): Promise<void> {
    page.on('pageerror', (error) => this.messages.push(`uncaught: ${error}`));
    page.on('console', (message) => {
      if (!['error', 'warning'].includes(message.type())) return;
      const { url } = message.location();
      const isFailedFile = message.text().startsWith('Failed to load resource');
      this.messages.push(isFailedFile ? `${message.text()} ${url}` : message.text());
    });
    await page.addInitScript((mark) => {
      addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) => {
        console.error(mark, violatedDirective, blockedURI, sample);
      });
    }, VIOLATION);
  }

  /** Expects messages of the console; each pattern must have matched one by the end of the test. */
  allow(...patterns: RegExp[]): void {
    this.allowed.push(...patterns);
  }

  /** Allows optional messages, such as those of a page that shows failures. */
  tolerate(...patterns: RegExp[]): void {
    this.tolerated.push(...patterns);
  }

  /** The address of an article of {@link ARTICLES}. */
  article(kind: keyof typeof ARTICLES): string {
    const address = this.addresses.get(ARTICLES[kind]);
    if (!address) throw new Error(`The front page has no link to article ${ARTICLES[kind]}.`);
    return address;
  }

  /** Opens a page and waits until the loader and its caretaker have started. */
  async open(path: string): Promise<void> {
    await this.page.goto(path);
    await this.ready();
  }

  /** Waits until the global is ready: by then every hook on the page has a state. */
  async ready(page: Page = this.page): Promise<void> {
    await page.waitForFunction(() => window.nmt && !Array.isArray(window.nmt));
  }

  /** Waits until all hooks of a feature inside an element are mounted, or in another state. */
  async settle(feature: string, { state = 'mounted', within = 'body' } = {}): Promise<void> {
    await this.page.waitForFunction(
      ([feature, state, within]) => {
        const hooks = document.querySelectorAll(`${within} [data-widget="${feature}"]`);
        return (
          hooks.length > 0 && [...hooks].every((hook) => hook.getAttribute('data-widget-state') === state)
        );
      },
      [feature, state, within] as const,
    );
  }

  /** Waits until the features that mount on `<body>` are in place. */
  async settleBody(page: Page = this.page): Promise<void> {
    await page.waitForFunction(() => {
      const states = window.nmt && !Array.isArray(window.nmt) ? window.nmt.state() : [];
      const onBody = states.filter(({ hook }) => hook === document.body);
      return onBody.length > 0 && onBody.every(({ state }) => state === 'mounted');
    });
  }

  /**
   * Changes the document before the browser gets it, to simulate another CMS template.
   * @param edit gets and returns HTML; must change something
   * @param policy changes its content policy
   */
  async edit(edit: Edit, policy?: Edit): Promise<void> {
    await this.stopEditing();
    this.stopEditing = await editDocuments(this.page, isPage, edit, policy);
  }

  /**
   * Replaces the content of `main` by other markup.
   * @param markup
   * @param options
   * @param options.around whether the header and the footer stay. By default the page is bare, half of the newspaper's
   *   work for the browser: without them, letters, the demo's own bar and the files that the page's features need at
   *   once.
   */
  async replaceMain(markup: string, { around = false } = {}): Promise<void> {
    await this.edit((html) =>
      around
        ? html.replace(/(<main[^>]*>).*(<\/main>)/s, (_, start, end) => start + markup + end)
        : html
            .replace(ONLY_IN_PAPER, '')
            .replace(/(<body[^>]*>).*(<main[^>]*>).*(<\/main>).*(<\/body>)/s, (_, body, start, end, last) =>
              [body, start, markup, end, last].join(''),
            ),
    );
  }

  /**
   * Answers a backend's call in the test.
   * @param path path of the call's address, in which `*` matches any characters
   * @param answers JSON, or a status, for each call; the last one is repeated
   * @returns the calls so far
   */
  async answer(path: string, ...answers: (object | number)[]): Promise<Request[]> {
    await this.stopAnswering(path);
    const { calls, stop } = await answerCalls(this.page, path, answers);
    this.answering.set(path, stop);
    return calls;
  }

  /** Stops answering a call that {@link Paper.answer} answers: the server answers it again. */
  async stopAnswering(path: string): Promise<void> {
    await this.answering.get(path)?.();
    this.answering.delete(path);
  }

  /**
   * The messages of one feature. A test that sets the clock ahead also times out the calls of other features, which log
   * that.
   */
  messagesOf(feature: string): string[] {
    return this.messages.filter((message) => message.startsWith(`nmt ${feature}:`));
  }

  /** Messages that are neither allowed nor tolerated. Violations never are. */
  unexpected(): string[] {
    const known = [...this.allowed, ...this.tolerated];
    return this.messages.filter(
      (message) => message.startsWith(VIOLATION) || !known.some((pattern) => pattern.test(message)),
    );
  }

  /** The patterns that matched no message. */
  unsaid(): RegExp[] {
    return this.allowed.filter((pattern) => !this.messages.some((message) => pattern.test(message)));
  }
}

/** Simulates that a page has already invited this reader to log in: the modal is shown once per browser session. */
async function skipLoginModal(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    try {
      sessionStorage.setItem('nmt_login_modal', 'true');
    } catch {}
  });
}

/** Simulates that this visit started some pages ago: on the first page of a visit the demo shows no prompts. */
async function continueVisit(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    try {
      if (!sessionStorage.getItem('nmt_visit_views')) sessionStorage.setItem('nmt_visit_views', '9');
    } catch {}
  });
}

/**
 * A test with the newspaper. With `bare` pages have no header, footer and prompts, which halves their work; with
 * `loginModal` the modal is shown on the first page that has one; with `firstPage` the visit begins with the test; with
 * `emptyCache` files come from the server, as on a first visit, because cached files load too early to move anything;
 * with `letters` the paper's own fonts load.
 */
export const test = base.extend<
  { paper: Paper; bare: boolean; emptyCache: boolean; loginModal: boolean; firstPage: boolean },
  { addresses: ReadonlyMap<number, string>; letters: boolean }
>({
  letters: [false, { option: true, scope: 'worker' }],
  // If the paper's fonts load after the first paint, one line in a few hundred breaks differently: `letters.spec.ts`
  // measures that, and other tests measure features. A route would send every request through the test.
  launchOptions: [
    async ({ letters, launchOptions }, use) => {
      const { args = [] } = launchOptions;
      await use(letters ? launchOptions : { ...launchOptions, args: [...args, '--disable-remote-fonts'] });
    },
    { scope: 'worker' },
  ],
  addresses: [
    async ({ playwright }, use, workerInfo) => {
      const { baseURL } = workerInfo.project.use;
      const request = await playwright.request.newContext(baseURL === undefined ? {} : { baseURL });
      const html = await (await request.get('/')).text();
      await request.dispose();
      const links = html.matchAll(/href="(\/nieuws\/[^"#]+-a(\d+))"/g);
      await use(new Map([...links].map(([, path = '', id]) => [Number(id), path])));
    },
    { scope: 'worker' },
  ],
  bare: [false, { option: true }],
  emptyCache: [false, { option: true }],
  loginModal: [false, { option: true }],
  firstPage: [false, { option: true }],
  paper: async (
    { page, context, addresses, bare, emptyCache, loginModal, firstPage, javaScriptEnabled },
    use,
    testInfo,
  ) => {
    const reportLoads = countLoads(context, testInfo, bare);
    const resumeClock = watchClock(context);
    if (!loginModal) await skipLoginModal(context);
    if (!firstPage) await continueVisit(context);
    if (emptyCache) await forgetFiles(page);
    if (bare) await context.setExtraHTTPHeaders({ 'Demo-Bare': '1' });
    const paper = await Paper.create(page, addresses);
    // Its last step is in the header.
    if (bare) paper.tolerate(/^nmt tour: The tour does not start/);
    // Nothing uses files that are preloaded for scripts.
    if (javaScriptEnabled === false)
      paper.tolerate(/\/assets\/\S+ was preloaded using link preload but not used/);
    await use(paper);
    reportLoads();
    if (bare) await context.setExtraHTTPHeaders({});
    try {
      await expect.poll(() => paper.unsaid(), 'expected messages that never came').toEqual([]);
      expect(paper.unexpected(), 'messages of the console that no one expected').toEqual([]);
    } finally {
      // The response of a page that a test edits may still be pending, for example for a frame. The messages have been
      // checked by now: without its routes the page may log more.
      if (!page.isClosed()) await page.unrouteAll({ behavior: 'ignoreErrors' });
      await resumeClock();
      // Before the next test Playwright clears the cache of each open tab; a new tab would use cached files.
      await page.close();
    }
  },
});
