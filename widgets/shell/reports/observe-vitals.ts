import { type MetricWithAttribution, onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals/attribution';
import type { HookState } from '../../../core/runtime/caretaker/open-global.ts';
import { featureOf, scriptName } from './feature-of.ts';
import type { VitalReport } from './report.ts';

/** The inputs and the receiver of web vitals. */
export interface VitalSources {
  /** The folder of the bundle's files. */
  readonly base: string;
  /** The states of all hooks. */
  readonly states: () => readonly HookState[];
  readonly report: (report: VitalReport) => void;
}

/**
 * Reports the web vitals of the page, each with the feature that caused it. The library cannot be stopped: it listens
 * as long as the page exists.
 */
export function observeVitals({ base, states, report }: VitalSources): void {
  // Reports the feature instead of a selector, which would contain classes of the page.
  const options = { generateTarget: (node: Node | null) => featureOf(node, states()) };
  const send = (metric: MetricWithAttribution) => report(vitalReport(metric, base));
  onCLS(send, options);
  onFCP(send);
  onINP(send, options);
  onLCP(send, options);
  onTTFB(send);
}

/**
 * A metric of the library as a report.
 * @param metric the metric, whose target is a feature
 * @param base the folder of the bundle's files
 */
export function vitalReport(metric: MetricWithAttribution, base: string): VitalReport {
  const { name, value, rating, id, navigationType } = metric;
  return {
    kind: 'vital',
    name,
    value: name === 'CLS' ? Math.round(value * 10_000) / 10_000 : Math.round(value),
    rating,
    id,
    navigation: navigationType,
    feature: targetOf(metric),
    script:
      metric.name === 'INP' ? scriptName(metric.attribution.longestScript?.entry.sourceURL ?? '', base) : '',
  };
}

function targetOf(metric: MetricWithAttribution): string {
  switch (metric.name) {
    case 'CLS':
      return metric.attribution.largestShiftTarget ?? '';
    case 'INP':
      return metric.attribution.interactionTarget ?? '';
    case 'LCP':
      return metric.attribution.target ?? '';
    default:
      return '';
  }
}
