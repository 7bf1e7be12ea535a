import { expect, it, vi } from 'vitest';
import { chartOrigins } from '../../../../../widgets/media/chart-embed/chart-origins.ts';
import { readHeight } from '../../../../../widgets/media/chart-embed/read-height.ts';
import { renderChart } from '../../../../../widgets/media/chart-embed/render-chart.ts';
import { logged } from '../../../support/logged.ts';

it('takes a positive height within bounds, in whole px [chart-embed-2]', () => {
  expect(readHeight({ type: 'chart-embed:height', height: 376 })).toBe(376);
  expect(readHeight({ type: 'chart-embed:height', height: 375.2 })).toBe(376);
  expect(readHeight({ type: 'chart-embed:height', height: 5000 })).toBe(5000);
});

it.each([
  undefined,
  null,
  'chart-embed:height',
  376,
  [],
  { height: 376 },
  { type: 'resize', height: 376 },
  ...[0, -1, 5001, 1e12, Infinity, Number.NaN, '376', '376px', null, undefined, [376]].map((height) => ({
    type: 'chart-embed:height',
    height,
  })),
])('takes no height from %j [chart-embed-2]', (data) => {
  expect(readHeight(data)).toBeUndefined();
});

it('listens to the origin of the script, or to those that the site lists [chart-embed-2]', () => {
  vi.stubGlobal('document', { baseURI: 'https://krant.example/artikel' });
  const origins = (config: Record<string, unknown>) => chartOrigins({ config });
  expect(origins({ scripts: { chartEmbed: 'https://grafieken.example/embed.js' } })).toEqual([
    'https://grafieken.example',
  ]);
  expect(origins({ scripts: { chartEmbed: '/embed.js' } })).toEqual(['https://krant.example']);
  expect(origins({ chartEmbedOrigins: ['https://een.example', 'https://twee.example'] })).toHaveLength(2);
  expect(origins({})).toEqual([]);
});

it.each([[['http://een.example']], [['https://een.example/pad']], ['https://een.example'], [[42]]])(
  'warns of origins that are none: %j [chart-embed-2]',
  (chartEmbedOrigins) => {
    expect(chartOrigins({ config: { chartEmbedOrigins } })).toEqual([]);
    expect(logged(/^warn/)).toHaveLength(1);
  },
);

it('names the setting that a chart needs [chart-embed-1]', async () => {
  const page = { config: { scripts: {} } } as unknown as Parameters<typeof renderChart>[2];
  const chart = { address: '/grafiek', title: 'Grafiek' };
  await expect(renderChart({} as HTMLElement, chart, page)).rejects.toThrow(/^"scripts\.chartEmbed"/);
});
