import { loadScript } from '../../../core/platform/scripts/load-script.ts';
import { configAddress } from '../../../core/runtime/config/config-address.ts';
import { isRecord } from '../../../core/runtime/config/guards.ts';
import type { Page } from '../../../core/runtime/page/page.ts';

/** The third party's script that renders charts: docs/third-parties.md#charts. */
const chartScript = configAddress('scripts.chartEmbed');

/** The interface that the third party's script sets as `window.chartEmbed`; see docs/third-parties.md. */
interface ChartScript {
  render(container: HTMLElement, options: { readonly address: string; readonly title: string }): unknown;
}

/**
 * Renders a chart into a container with the third party's script, from `scripts.chartEmbed`. The script loads once for
 * all charts of the page [chart-embed-1, chart-embed-2]. Only this file depends on it.
 * @param container an empty element in the page
 * @param chart the chart's address, and its name for screen readers
 * @param page the page
 * @returns the chart's frame
 * @throws Error (as a rejection) if the script cannot be loaded, or breaks its contract
 */
export async function renderChart(
  container: HTMLElement,
  chart: { readonly address: string; readonly title: string },
  page: Page,
): Promise<HTMLIFrameElement> {
  const src = chartScript(page);
  if (!src) throw new Error('"scripts.chartEmbed" of script#site-config is missing.');
  await loadScript(src, page);
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
