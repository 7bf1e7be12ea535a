import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page, Route } from 'playwright/test';
import { LAB } from './build-lab.ts';

export const SITE = 'https://krant.example';

const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self'",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'self'",
  "require-trusted-types-for 'script'",
  'trusted-types nmt nmt-scripts dompurify',
].join('; ');

const TYPES: Record<string, string> = { js: 'text/javascript', css: 'text/css', json: 'application/json' };

interface LabOptions {
  /** Attributes of body; by default those of an article. */
  readonly body?: string;
  /** Markup in head before the loader's tag. */
  readonly head?: string;
  /** Text of script#site-config. */
  readonly config?: string;
  /** Replaces the content security policy. */
  readonly policy?: string;
  /** Leaves Trusted Types out of the policy, as for a browser that does not support them. */
  readonly trustedTypes?: boolean;
  /** Path with query and fragment. */
  readonly path?: string;
  /** Replaces the loader's tag. */
  readonly loader?: string;
}

interface Published {
  readonly loader: { readonly hashed: { readonly file: string; readonly integrity: string } };
  readonly integrity: { readonly file: string; readonly integrity: string };
  readonly features: Record<string, { script: string; style?: string; imports: string[] }>;
  readonly files: Record<string, { integrity: string }>;
  readonly caretaker: readonly string[];
}

/** An answer to a request for a file of the build; undefined lets the file through. */
export type Fault = (request: {
  file: string;
  query: string;
  count: number;
}) => 'fail' | 'hang' | number | string | undefined;

/** The lab's published manifest. */
export function labManifest(): Published {
  return JSON.parse(readFileSync(join(LAB, 'manifest.json'), 'utf8')) as Published;
}

/** A file of the lab's build. */
export function labFile(file: string): string {
  return readFileSync(join(LAB, file), 'utf8');
}

/** Subresource integrity of a text. */
export function hashOf(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`;
}

/**
 * Opens a page of the lab: markup as a CMS would send it, with the lab's features, the real loader and the strict
 * policy. Every request is answered here, so that a test can make any of them fail.
 */
export class Lab {
  /** Requests for files of the build, with their queries, in order. */
  readonly requests: string[] = [];
  /** The console's messages, as `type: text`. */
  readonly messages: string[] = [];
  /** Uncaught errors, and violations of the policy. */
  readonly uncaught: string[] = [];
  navigations = 0;
  private fault: Fault = () => undefined;
  private html = '';
  private policy = POLICY;

  private constructor(readonly page: Page) {}

  static async create(page: Page): Promise<Lab> {
    const lab = new Lab(page);
    page.on('console', (message) => {
      const text = `${message.type()}: ${message.text()}`;
      if (!/Failed to load resource/.test(text)) lab.messages.push(text);
    });
    page.on('pageerror', (error) => lab.uncaught.push(String(error)));
    await page.exposeFunction('reportViolation', (what: string) => lab.uncaught.push(what));
    await page.addInitScript(() => {
      addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
        void (window as unknown as { reportViolation: (what: string) => void }).reportViolation(
          `${violatedDirective} ${blockedURI}`,
        );
      });
    });
    await page.route(`${SITE}/**`, (route) => lab.answer(route));
    return lab;
  }

  /** Makes requests for files of the build fail. */
  breakFiles(fault: Fault): void {
    this.fault = fault;
  }

  async open(markup: string, options: LabOptions = {}): Promise<void> {
    const { body = 'data-page-type="article"', head = '', path = '/', loader } = options;
    const { config = '{"breakpoints":{}}', trustedTypes = true, policy } = options;
    this.policy = policy ?? (trustedTypes ? POLICY : POLICY.replace(/; require-trusted-types-for.*$/, ''));
    const tag = loader ?? '<script defer src="/assets/loader.js"></script>';
    this.html = `<!doctype html><html lang="nl"><head><meta charset="utf-8"><title>Proef</title>
<script id="site-config" type="application/json">${config}</script>${head}${tag}</head>
<body ${body}>${markup}</body></html>`;
    await this.page.goto(SITE + path);
  }

  /** Waits until every hook of a feature has one of the states. */
  async settle(
    feature: string,
    state: 'waiting' | 'loading' | 'mounted' | 'failed' = 'mounted',
  ): Promise<void> {
    await this.page.waitForFunction(
      ([feature, state]) => {
        const hooks = document.querySelectorAll(`[data-widget="${feature}"],[data-special="${feature}"]`);
        return (
          hooks.length > 0 && [...hooks].every((hook) => hook.getAttribute('data-widget-state') === state)
        );
      },
      [feature, state] as const,
    );
  }

  private async answer(route: Route): Promise<void> {
    const { pathname, search } = new URL(route.request().url());
    if (!pathname.startsWith('/assets/')) {
      if (route.request().resourceType() === 'document') this.navigations += 1;
      await route.fulfill({
        contentType: 'text/html; charset=utf-8',
        headers: { 'content-security-policy': this.policy },
        body: this.html,
      });
      return;
    }
    const file = pathname.slice('/assets/'.length);
    if (route.request().resourceType() === 'fetch' && !file.endsWith('.json')) {
      // The request that warms the loader's cache; files that run are requested by the elements below.
      return route.fulfill({ body: '' });
    }
    this.requests.push(file + search);
    const count = this.requests.filter((request) => request.split('?')[0] === file).length;
    const answer = this.fault({ file, query: search, count });
    // Never answered: the page ends with the test.
    if (answer === 'hang') return;
    if (answer === 'fail') return route.abort('connectionfailed');
    if (typeof answer === 'number') return route.fulfill({ status: answer, body: 'niet hier' });
    await route.fulfill({
      contentType: TYPES[file.split('.').pop() ?? ''] ?? 'text/plain',
      headers: { 'cache-control': 'public, max-age=31536000, immutable', 'access-control-allow-origin': '*' },
      body: answer ?? labFile(file),
    });
  }
}
