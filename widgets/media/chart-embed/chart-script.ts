import { loadScript } from '../../../core/platform/scripts/load-script.ts';
import { isRecord } from '../../../core/runtime/config/guards.ts';
import { siteConfig } from '../../../core/runtime/config/site-config.ts';
import type { Page } from '../../../core/runtime/page/page.ts';

/** What the other party's script puts on the page as `window.chartEmbed`; see docs/third-parties.md. */
interface ChartScript {
  render(container: HTMLElement, options: { readonly address: string; readonly title: string }): unknown;
}

/**
 * Lets the other party's script, from `scripts.chartEmbed`, put a chart into a container. The script is loaded once for
 * all charts of the page [chart-embed-1, chart-embed-2]. Another party's script is fitted in here alone.
 * @param container empty, in the page
 * @param chart the chart's address, and its name for those who hear the page
 * @param page the page
 * @returns the chart's frame
 * @throws Error (as a rejection) where the script cannot be loaded, or breaks its contract
 */
export async function renderChart(
  container: HTMLElement,
  chart: { readonly address: string; readonly title: string },
  page: Page,
): Promise<HTMLIFrameElement> {
  const { chartEmbed } = siteConfig(page).scripts;
  await loadScript(typeof chartEmbed === 'string' ? chartEmbed : undefined, page);
  const script: unknown = Reflect.get(window, 'chartEmbed');
  if (!isChartScript(script)) throw new Error('The script made no window.chartEmbed with render().');
  const frame = script.render(container, chart);
  if (!(frame instanceof HTMLIFrameElement) || !container.contains(frame)) {
    throw new Error('render() put no frame into the container.');
  }
  frame.title ||= chart.title;
  return frame;
}

function isChartScript(value: unknown): value is ChartScript {
  return isRecord(value) && typeof value.render === 'function';
}
