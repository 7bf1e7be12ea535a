import { type Configured, configSection } from '../../../core/runtime/config/config-section.ts';
import { isRecord, isText } from '../../../core/runtime/config/guards.ts';
import { custom } from '../../../core/runtime/config/settings.ts';
import { isSafeAddress } from '../../../core/runtime/page/address.ts';

/** The site's settings for reports. */
export interface ReportSettings {
  /** The address to which reports are sent by POST: https, or on this site. */
  readonly address: string;
  /** The share of page views that are reported, from 0 to 1. */
  readonly sample: number;
  /** Whether errors are reported. */
  readonly errors: boolean;
  /** Whether web vitals are reported. */
  readonly vitals: boolean;
}

const EXPECTS =
  'an object with an "address" (https, or on this site), and perhaps "sample" (0 to 1), "errors" and "vitals" (true or false)';

type Given = Partial<ReportSettings> & Pick<ReportSettings, 'address'>;

const sentConfig = configSection({
  /**
   * Reports errors and web vitals to an address of the site: docs/operations.md#reports; without it nothing is
   * reported.
   */
  reports: custom(EXPECTS, isGiven, undefined),
});

/** The settings for reports; undefined if they are missing or invalid, in which case nothing is reported. */
export function reportsConfig(page: Configured): ReportSettings | undefined {
  const { reports } = sentConfig(page);
  return reports && { sample: 1, errors: true, vitals: true, ...reports };
}

function isGiven(value: unknown): value is Given {
  if (!isRecord(value)) return false;
  const { address, sample = 1, errors = true, vitals = true } = value;
  return (
    isText(address) &&
    isSafeAddress(address) &&
    typeof sample === 'number' &&
    sample >= 0 &&
    sample <= 1 &&
    typeof errors === 'boolean' &&
    typeof vitals === 'boolean'
  );
}
