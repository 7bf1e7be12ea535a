import { Hono } from 'hono';
import { realWait } from '../../fixtures/server/wait.ts';
import { type SessionEnv, withSession } from '../../fixtures/sessions/session-cookie.ts';
import { Sessions } from '../../fixtures/sessions/sessions.ts';
import { createStandIn } from '../../fixtures/stand-in.ts';
import { datePaper } from './addresses.ts';
import { allBackends } from './backends/index.ts';
import { passOn } from './before-entry.ts';
import { delivery } from './delivery.ts';
import { files } from './files.ts';
import { paperLiveblogs } from './liveblog/paper-liveblogs.ts';
import { pageFaults } from './page-faults.ts';
import { type PagesOptions, pages } from './pages.ts';
import { securityTxt } from './security-txt.ts';
import { toRegistration } from './to-registration.ts';
import { countDecided } from './view-counter.ts';
import { visitorTime } from './visit-time.ts';

/** The apps behind the demo; each answers the requests that the one before it passes on. */
export interface Site {
  /** The resources of pages: the build, the demo's own files, and the answers of the publisher's backend. */
  readonly served: Hono;
  /** The newspaper's pages; it answers all remaining requests. */
  readonly pages: Hono;
}

/** Assembles the demo's apps. They do not listen yet: tests call them directly. */
export function createSite(options: PagesOptions): Site {
  const wait = options.wait ?? realWait;
  const sessions = new Sessions();
  const paper = datePaper(options.now());
  const backends = allBackends(paper);
  // The backend uses the visitor's time, so that `?now=` applies to the page and to its calls.
  const backend = createStandIn({
    now: (context) => visitorTime(context, options.now),
    sessions,
    backends,
    liveblogs: paperLiveblogs(paper),
    wait,
  });
  const atVisitorsTime = withSession(sessions, (context) => visitorTime(context, options.now));
  const counting = new Hono<SessionEnv>()
    .use('/paywall-api/api/zephr', atVisitorsTime, countDecided)
    .route('/', backend);
  return {
    served: passOn(
      new Hono()
        .use(pageFaults(wait))
        .use(delivery())
        // Before the backend, which opens a session for each request: most requests are for files.
        .route('/', files(options.dist, options.workbench))
        .route('/', securityTxt(options.now))
        .on('GET', ['/create-account', '/create-account/'], toRegistration)
        .route('/', counting),
    ),
    pages: new Hono().use(delivery()).mount('/', pages(options, sessions, backend, paper).fetch),
  };
}
