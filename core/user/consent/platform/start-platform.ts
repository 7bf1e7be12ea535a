import type { StoreApi } from 'zustand/vanilla';
import { delay } from '../../../platform/schedule/delay.ts';
import { on } from '../../../runtime/bus/bus.ts';
import { warn } from '../../../runtime/log/log.ts';
import type { ConsentPage } from '../consent.ts';
import { consentConfig } from '../consent-config.ts';
import { sendSignals } from '../google/send-signals.ts';
import { type Choice, type Consent, choiceOf } from '../rules.ts';
import { choiceFromPush } from './choice-from-push.ts';
import { choiceFromTcData } from './choice-from-tc-data.ts';
import { followTcf } from './follow-tcf.ts';
import { platformConfig } from './platform-config.ts';

/**
 * Starts what `consent` of `script#site-config` asks for: a consent platform that decides instead of the product's own
 * dialog, and the signals of Google's consent mode.
 * @param page the page
 * @param store its consent, which each decision of the platform changes
 * @param signal ends it
 */
export function startPlatform(page: ConsentPage, store: StoreApi<Consent>, signal: AbortSignal): void {
  // An app that has decided goes first.
  const decide = (choice: Choice) => store.getState().isFromApp || store.setState({ choice });
  const { source } = consentConfig(page);
  const mayDecide = page.consentRequired && !page.appView;
  if (mayDecide && source === 'tcf') followPlatform(page, store, decide, signal);
  if (mayDecide && source === 'push') followPushes(page, store, decide, signal);
  sendSignals(page, store, signal);
}

type Decide = (choice: Choice) => unknown;

function followPlatform(
  page: ConsentPage,
  store: StoreApi<Consent>,
  decide: Decide,
  signal: AbortSignal,
): void {
  const { timeoutMs, tcfNeeds } = platformConfig(page);
  const { purposes } = store.getState();
  const unmapped = purposes.filter((purpose) => !Object.hasOwn(tcfNeeds, purpose));
  if (unmapped.length > 0) {
    warn(
      'consent',
      `"consent.purposes" in script#site-config says nothing of ${unmapped.join(', ')}; with the source "tcf" nothing grants them.`,
    );
  }
  followTcf(
    {
      timeoutMs,
      onDecision(data) {
        const choice = choiceFromTcData(data, tcfNeeds);
        if (choice) decide(choice);
        else
          warn(
            'consent',
            'The answer of the consent platform (window.__tcfapi) is not what TCF 2.2 says; ignored.',
          );
      },
      onTimeout: () => decide(choiceOf(purposes, false)),
    },
    signal,
  );
}

function followPushes(
  page: ConsentPage,
  store: StoreApi<Consent>,
  decide: Decide,
  signal: AbortSignal,
): void {
  const { timeoutMs, pushedNames } = platformConfig(page);
  const { purposes } = store.getState();
  on(
    'consent:pushed',
    (payload: unknown) => {
      const choice = choiceFromPush(Object(payload).purposes, purposes, pushedNames);
      if (choice) decide(choice);
      else
        warn(
          'consent',
          'nmt.consent.set is ignored; expected a plain object with true or false for each name.',
        );
    },
    signal,
  );
  void delay(timeoutMs, signal).then(() => {
    if (store.getState().choice || signal.aborted) return;
    warn(
      'consent',
      `nmt.consent.set was not called within ${timeoutMs} ms; until it is, nothing is granted.`,
    );
    decide(choiceOf(purposes, false));
  });
}
