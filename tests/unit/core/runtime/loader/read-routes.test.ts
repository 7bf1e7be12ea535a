import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { encodeRoutes } from '../../../../../build/routes.ts';
import { readRoutes } from '../../../../../core/runtime/loader/read-routes.ts';

const STRATEGIES = { now: 'n', idle: 'i', visible: 'v', interaction: 'a' } as const;

const name = fc.stringMatching(/^(special-)?[a-z][a-z0-9]{0,8}(-[a-z0-9]{1,8}){0,2}$/);
const hash = fc.stringMatching(/^[0-9a-z]{5}$/);

const load = fc.oneof(
  fc.constantFrom(...(Object.keys(STRATEGIES) as (keyof typeof STRATEGIES)[])),
  fc.record({ visible: fc.stringMatching(/^-?\d{1,3}(px|%)$/) }),
  fc.stringMatching(/^event:[a-z]{1,5}:[a-z]{1,5}$/),
);

const when = fc.record(
  {
    pageTypes: fc.array(fc.constantFrom('article', 'index', 'frontpage'), { minLength: 1, maxLength: 2 }),
    appView: fc.boolean(),
    query: fc.array(fc.stringMatching(/^[\w=.-]{1,8}$/), { minLength: 1, maxLength: 2 }),
  },
  { requiredKeys: [] },
);

const entry = fc.record(
  {
    entry: fc.constant('widgets/x/x/x.ts'),
    purpose: fc.constant('Stands for a feature.'),
    load,
    when,
    hook: fc.constantFrom('img[data-src]', 'a "b" \\ c', '[data-x=","]'),
    optional: fc.constant(true as const),
  },
  { requiredKeys: ['entry', 'purpose', 'load'] },
);

const feature = fc.record({
  entry,
  hash,
  hasStyle: fc.boolean(),
  imports: fc.array(fc.nat(), { maxLength: 6 }),
});

/** A manifest and its files, in the format of the build. */
const product = fc.record({
  features: fc.dictionary(name, feature, { minKeys: 1, maxKeys: 150 }),
  shared: fc.uniqueArray(fc.stringMatching(/^[a-z]{1,6}-[0-9a-z]{5}\.js$/), { minLength: 1, maxLength: 90 }),
});

describe('the routing table', () => {
  it('gives back what the build put in, whatever the manifest', () => {
    fc.assert(
      fc.property(product, ({ features, shared }) => {
        const names = Object.keys(features);
        const manifest = Object.fromEntries(Object.entries(features).map(([key, { entry }]) => [key, entry]));
        const files = Object.fromEntries(
          Object.entries(features).map(([key, { hash, hasStyle, imports }]) => [
            key,
            {
              script: `${key}-${hash}.js`,
              ...(hasStyle && { style: `${key}-${hash}.css` }),
              imports: [...new Set(imports.map((index) => String(shared[index % shared.length])))],
            },
          ]),
        );
        // The loader's table has been serialised as JSON.
        const table = JSON.parse(JSON.stringify(encodeRoutes(manifest, files)));
        const routes = readRoutes(table);
        expect(routes.map(({ name }) => name)).toEqual(names);
        for (const { scripts, ...route } of routes) {
          const { load, when = {}, hook = '', optional = false } = manifest[route.name] ?? expect.fail();
          const { script, style = '', imports } = files[route.name] ?? expect.fail();
          expect(route).toEqual({
            name: route.name,
            hook,
            ...strategyOf(load),
            optional,
            when,
            style,
          });
          // Its own script comes first; the order of the others does not matter, because all load in parallel.
          expect(scripts[0]).toBe(script);
          expect([...scripts].sort()).toEqual([script, ...imports].sort());
        }
      }),
      { seed: 1, numRuns: 200 },
    );
  });
});

function strategyOf(load: keyof typeof STRATEGIES | { visible: string } | string) {
  if (typeof load === 'object') return { load: 'v', detail: load.visible };
  if (load.startsWith('event:')) return { load: 'e', detail: load.slice('event:'.length) };
  return { load: STRATEGIES[load as keyof typeof STRATEGIES], detail: '' };
}
