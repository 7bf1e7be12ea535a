import { type Env, Hono } from 'hono';
import { realWait } from '../../fixtures/server/wait.ts';
import { Sessions } from '../../fixtures/sessions/sessions.ts';
import { createStandIn } from '../../fixtures/stand-in.ts';
import { datePaper } from './addresses.ts';
import { allBackends } from './backends/index.ts';
import { passOn } from './before-entry.ts';
import { delivery } from './delivery.ts';
import { files } from './files.ts';
import { pageFaults } from './page-faults.ts';
import { type PagesOptions, pages } from './pages.ts';
import { toRegistration } from './to-registration.ts';
import { visitorTime } from './visit-time.ts';

/** The apps behind the demo; each answers requests that the one before it passes on. */
export interface Site {
  /** The publisher's backend. */
  readonly calls: Hono;
  /** The build and the demo's own files. */
  readonly files: Hono;
  /** The newspaper; it answers everything that is left. */
  readonly pages: Hono;
}

/** Puts the demo together. Nothing listens yet: tests call the apps directly. */
export function createSite(options: PagesOptions): Site {
  const wait = options.wait ?? realWait;
  const sessions = new Sessions();
  const paper = datePaper(options.now());
  const backends = allBackends(paper);
  // The backend uses the visitor's time, so that `?now=` is the time of the page and of its calls.
  const backend = createStandIn({
    now: (context) => visitorTime(context, options.now),
    sessions,
    backends,
    wait,
  });
  const wrap = <Bindings extends Env>(app: Hono<Bindings>) => new Hono().use(delivery()).route('/', app);
  return {
    calls: passOn(
      new Hono()
        .use(pageFaults(wait))
        .on('GET', ['/create-account', '/create-account/'], toRegistration)
        .route('/', wrap(backend)),
    ),
    files: passOn(wrap(files(options.dist, options.workbench))),
    pages: new Hono().use(delivery()).mount('/', pages(options, sessions, backend, paper).fetch),
  };
}
