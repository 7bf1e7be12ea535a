import { useEffect, useState, useSyncExternalStore } from 'react';
import { bundleBase } from '../../../core/platform/scripts/bundle-base.ts';
import type { Device } from '../../../core/runtime/loader/plan.ts';
import { messages } from '../../../core/runtime/log/log.ts';
import type { Page } from '../../../core/runtime/page/page.ts';
import { hasConsent } from '../../../core/user/consent/consent.ts';
import { collectRows } from './collect-rows.ts';
import type { BusEvent, DebugRecord } from './create-record.ts';
import { readMessages } from './messages.ts';
import { fetchDeprecated, fetchPublished, type Published } from './published.ts';
import { readCalls } from './read-calls.ts';
import { readMemberships } from './read-memberships.ts';
import type { Call, Membership, Message, Row } from './types.ts';

/** All data that the panel shows. */
export interface PanelData {
  /** Undefined while it is loading. */
  readonly published: Published | undefined;
  readonly isManifestMissing: boolean;
  readonly rows: readonly Row[];
  readonly messages: readonly Message[];
  readonly calls: readonly Call[];
  readonly events: readonly BusEvent[];
  readonly memberships: readonly Membership[];
  readonly deprecated: readonly unknown[];
}

/**
 * Collects the panel's data, again after each change on the page.
 * @param page the page
 * @param record the record of events
 * @param signal cancels the requests
 */
export function usePanelData(page: Page, record: DebugRecord, signal: AbortSignal): PanelData {
  useSyncExternalStore(record.subscribe, record.version);
  const base = bundleBase();
  const [published, setPublished] = useState<Published>();
  const [isManifestMissing, setManifestMissing] = useState(false);
  const [deprecated, setDeprecated] = useState<readonly unknown[]>([]);

  useEffect(() => {
    fetchPublished(base, signal).then(setPublished, () => setManifestMissing(!signal.aborted));
    // A release without a contract has no deprecations either.
    fetchDeprecated(base, signal).then(setDeprecated, () => {});
  }, [base, signal]);

  const { nmt } = window;
  const timings = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
  return {
    published,
    isManifestMissing,
    rows: collectRows({
      page,
      device: navigator as Device,
      states: nmt && 'state' in nmt ? nmt.state() : [],
      features: published?.features,
      base,
      timings,
      hasConsent: (purpose) => hasConsent(page, purpose),
    }),
    messages: readMessages(messages),
    calls: readCalls(timings, base),
    events: record.events,
    memberships: readMemberships(),
    deprecated,
  };
}
