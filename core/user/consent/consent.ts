import { createStore, type StoreApi } from 'zustand/vanilla';
import { emit, on } from '../../runtime/bus/bus.ts';
import { error } from '../../runtime/log/log.ts';
import type { Page } from '../../runtime/page/page.ts';
import { pageSignal, pageValue } from '../../runtime/page/page-value.ts';
import { analyticsConfig } from '../analytics/analytics-config.ts';
import { acceptFromApp } from '../app/accept-from-app.ts';
import { mayBeInApp } from '../app/in-app.ts';
import { consentConfig, usesOwnDialog } from './consent-config.ts';
import { readChoice, subscribeChoice, writeChoice } from './own-choice.ts';
import { readPush } from './read-push.ts';
import { type Choice, type Consent, grantsOf, isGranted } from './rules.ts';

/** The facts from which consent is derived. */
export type ConsentPage = Pick<Page, 'appView' | 'config' | 'consentRequired'>;

/**
 * The visitor's consent, one store for the whole page. On the web it follows the visitor's own choice, which is stored
 * in the browser and shared by all tabs, or a consent platform; in the app view it follows only the app's last push
 * [consent-3], and on other pages in an app from the app's first push on. Each change emits `consent:changed`.
 * @param page whether consent is required, and the site's `consentPurposes`
 */
export const consent = pageValue(open);

/**
 * Whether a purpose is granted now [consent-2].
 * @param page the page
 * @param purpose such as `social-media`; a purpose that the site does not list is granted
 */
export function hasConsent(page: ConsentPage, purpose: string): boolean {
  return isGranted(consent(page).getState(), purpose);
}

/**
 * Waits until a purpose is granted, without a time limit.
 * @param page the page
 * @param purpose such as `social-media`
 * @param signal ends the wait
 * @returns resolves once it is granted; at once if it is
 * @throws the signal's reason (as a rejection) when that aborts
 */
export function whenConsent(page: ConsentPage, purpose: string, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    signal?.throwIfAborted();
    if (hasConsent(page, purpose)) return resolve();
    const stop = consent(page).subscribe((state) => {
      if (!isGranted(state, purpose)) return;
      end();
      resolve();
    });
    const giveUp = () => {
      end();
      reject(signal?.reason);
    };
    const end = () => {
      stop();
      signal?.removeEventListener('abort', giveUp);
    };
    signal?.addEventListener('abort', giveUp);
  });
}

/**
 * Stores the visitor's choice. Has no effect in the app view, where the app decides, and with a consent platform.
 * @param page the page
 * @param choice true or false for each purpose
 */
export function saveConsent(page: ConsentPage, choice: Choice): void {
  consent(page);
  writeChoice(choice);
}

function open(page: ConsentPage): StoreApi<Consent> {
  const { consentPurposes: purposes, source } = consentConfig(page);
  const isOwn = usesOwnDialog(page);
  const opened = createStore<Consent>(() => ({
    required: page.consentRequired,
    purposes,
    choice: isOwn ? readChoice(purposes) : undefined,
  }));
  // The listener is added on every page: if the app does not communicate with it, a push is rejected and logged
  // [consent-5].
  const accept = (isForPage?: () => boolean) =>
    acceptFromApp(
      'app:consent-pushed',
      'a plain object of purposes, each with enabled, true or false',
      readPush,
      (choice) => opened.setState({ choice, isFromApp: true }),
      isForPage,
    );
  if (page.appView || !mayBeInApp()) accept();
  // This is a web page in an app, which may communicate with it.
  else
    import('../app/capabilities.ts').then(
      ({ isPageOfApp }) => accept(isPageOfApp),
      () => accept(),
    );
  if (isOwn) {
    const readAgain = () => opened.getState().isFromApp || opened.setState({ choice: readChoice(purposes) });
    subscribeChoice(readAgain, pageSignal(page));
    // A page in the back/forward cache receives no `storage` events.
    on('page:restored', readAgain);
  }
  let emitted = '';
  const notify = () => {
    const purposes = grantsOf(opened.getState());
    const latest = JSON.stringify(purposes);
    // Emits only if the result differs.
    if (latest !== emitted) emit('consent:changed', { purposes });
    emitted = latest;
  };
  notify();
  opened.subscribe(notify);
  // A site without these settings loads none of this code.
  if (page.config.consent) {
    const { dataLayerName } = analyticsConfig(page);
    import('./platform/start-platform.ts').then(
      ({ startPlatform }) =>
        startPlatform({ page, store: opened, source, dataLayerName, signal: pageSignal(page) }),
      (cause) => error('consent', 'The code of the consent platform could not be loaded.', cause),
    );
  }
  return opened;
}
