import type { StoreApi } from 'zustand/vanilla';
import { delay } from '../../../platform/schedule/delay.ts';
import { on } from '../../../runtime/bus/bus.ts';
import type { Configured } from '../../../runtime/config/config-section.ts';
import { warn } from '../../../runtime/log/log.ts';
import type { Page } from '../../../runtime/page/page.ts';
import { sendSignals } from '../google/send-signals.ts';
import { type Choice, type Consent, choiceOf } from '../rules.ts';
import { choiceFromPush } from './choice-from-push.ts';
import { choiceFromTcData } from './choice-from-tc-data.ts';
import { observeTcf } from './observe-tcf.ts';
import { platformConfig } from './platform-config.ts';

/**
 * The data and functions for the code of consent platforms, which imports none of the code that every page loads for
 * consent.
 */
interface PlatformStart {
  readonly page: Pick<Page, 'appView' | 'config' | 'consentRequired'>;
  /** The page's consent, which each decision of the platform changes. */
  readonly store: StoreApi<Consent>;
  /** The setting `consent.source` as sent. */
  readonly source: unknown;
  readonly dataLayerName: string;
  /** Stops the platform. */
  readonly signal: AbortSignal;
}

/**
 * Starts the services configured by `consent` of `script#site-config`: a consent platform that decides instead of the
 * product's own dialog, and the signals of Google's consent mode. An unknown source grants nothing.
 * @param start see {@link PlatformStart}
 */
export function startPlatform({ page, store, source, dataLayerName, signal }: PlatformStart): void {
  // The decision of an app takes precedence.
  const decide = (choice: Choice) => store.getState().isFromApp || store.setState({ choice });
  const mayDecide = page.consentRequired && !page.appView;
  if (mayDecide && source === 'tcf') observePlatform(page, store, decide, signal);
  else if (mayDecide && source === 'push') observePushes(page, store, decide, signal);
  else if (source !== 'own' && source !== 'tcf' && source !== 'push') {
    const found = JSON.stringify(source);
    warn(
      'site-config',
      `"consent.source" is ${found}; expected "own", "tcf" or "push". Nothing that needs consent is granted.`,
    );
  }
  if (source !== 'push') {
    on(
      'consent:pushed',
      () =>
        warn('consent', 'nmt.consent.set is ignored: "consent.source" in script#site-config is not "push".'),
      signal,
    );
  }
  sendSignals({ page, store, dataLayerName, signal });
}

type Decide = (choice: Choice) => unknown;

function observePlatform(
  page: Configured,
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
  observeTcf(
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

function observePushes(
  page: Configured,
  store: StoreApi<Consent>,
  decide: Decide,
  signal: AbortSignal,
): void {
  const { timeoutMs, pushedNames } = platformConfig(page);
  const { purposes } = store.getState();
  let early: Choice | undefined;
  let isReplay = true;
  on(
    'consent:pushed',
    (payload: unknown) => {
      const choice = choiceFromPush(Object(payload).purposes, purposes, pushedNames);
      if (choice && isReplay) early = choice;
      else if (choice) decide(choice);
      else
        warn(
          'consent',
          'nmt.consent.set is ignored; expected a plain object with true or false for each name.',
        );
    },
    signal,
  );
  // Of all earlier pushes, only the last counts.
  isReplay = false;
  if (early) decide(early);
  void delay(timeoutMs, signal).then(() => {
    if (store.getState().choice || signal.aborted) return;
    warn(
      'consent',
      `nmt.consent.set was not called within ${timeoutMs} ms; until it is, nothing is granted.`,
    );
    decide(choiceOf(purposes, false));
  });
}
