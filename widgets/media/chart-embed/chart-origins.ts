import { type Configured, configSection } from '../../../core/runtime/config/config-section.ts';
import { origins } from '../../../core/runtime/config/further-settings.ts';
import { parseAddress } from '../../../core/runtime/page/address.ts';

const originsConfig = configSection({
  /**
   * Https origins whose charts may report their height (docs/third-parties.md#charts); by default that of
   * `scripts.chartEmbed` [chart-embed-2].
   */
  chartEmbedOrigins: origins(undefined),
});

/** The origins whose frames may report their height. */
export function chartOrigins(page: Configured): readonly string[] {
  // Read without a parser: the code for addresses loads with the first chart.
  const { chartEmbed }: { readonly chartEmbed?: unknown } = Object(page.config.scripts);
  const own = typeof chartEmbed === 'string' ? parseAddress(chartEmbed)?.origin : undefined;
  return originsConfig(page).chartEmbedOrigins ?? (own === undefined ? [] : [own]);
}
