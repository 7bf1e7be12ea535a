import { configSection } from '../../../core/runtime/config/config-section.ts';
import { configValue, isRecord } from '../../../core/runtime/config/guards.ts';
import { parseAddress } from '../../../core/runtime/page/address.ts';

/** The site's configuration of third-party charts. */
interface ChartConfig {
  /** The origins whose frames may report their height [chart-embed-2]. */
  readonly chartEmbedOrigins: readonly string[];
}

/** The section `chartEmbedOrigins` of `script#site-config`; by default the origin of `scripts.chartEmbed`. */
export const chartConfig = configSection((raw): ChartConfig => {
  const script = isRecord(raw.scripts) ? raw.scripts.chartEmbed : undefined;
  const own = typeof script === 'string' ? parseAddress(script)?.origin : undefined;
  const listed = configValue(
    raw,
    'chartEmbedOrigins',
    own === undefined ? [] : [own],
    'a list of https origins',
    isOrigins,
  );
  return { chartEmbedOrigins: Object.freeze([...listed]) };
});

function isOrigins(value: unknown): value is string[] {
  return (
    Array.isArray(value) &&
    value.every((origin) => typeof origin === 'string' && /^https:\/\/[^/?#]+$/.test(origin))
  );
}
