/** The import rules of the architecture; `npm test` runs them over all sources. */
const shipped = '^(core|widgets)/';

/** The floors of core/, from the bottom up; a file imports from its own floor and those below. */
const FLOORS = ['runtime', 'platform', 'ui', 'user', 'domain'];
const floorRules = FLOORS.slice(0, -1).map((floor, index) => {
  const above = FLOORS.slice(index + 1);
  return {
    name: `${floor}-imports-only-downward`,
    comment: `core/${floor} knows nothing of ${above.map((other) => `core/${other}`).join(', ')}.`,
    severity: 'error',
    from: { path: `^core/${floor}/` },
    to: { path: `^core/(${above.join('|')})/` },
  };
});

/**
 * The folders of the features in which a datum goes a long way, in the order of that way: a file imports from its own
 * folder and later ones, so that a walk through the code never returns.
 */
const WAYS = {
  'widgets/paywall/paywall': ['decide', 'show', 'funnel', '(?:api|campaign)', 'offer'],
  'widgets/ads/ads': ['steps', 'slot', 'provider', 'plan'],
};
const wayRules = Object.entries(WAYS).flatMap(([feature, folders]) =>
  folders.slice(1).map((folder, index) => ({
    name: `${feature.split('/').pop()}-goes-one-way`,
    comment: `In ${feature} code goes from ${folders.join(' to ')}, and never back.`,
    severity: 'error',
    from: { path: `^${feature}/${folder}/` },
    to: {
      path: `^${feature}/(${folders.slice(0, index + 1).join('|')})/`,
      dependencyTypesNot: ['type-only'],
    },
  })),
);

export default {
  forbidden: [
    ...floorRules,
    ...wayRules,
    {
      name: 'a-wall-knows-no-campaign',
      comment:
        'widgets/paywall/paywall/wall puts an element in place; what it shows is decided and drawn elsewhere.',
      severity: 'error',
      from: { path: '^widgets/paywall/paywall/wall/' },
      to: { path: '^widgets/paywall/paywall/(?!wall/)[^/]+/' },
    },
    {
      name: 'core-is-five-floors',
      comment: `Every file of core/ is on one of ${FLOORS.join(', ')}; docs/adding-a-feature.md says which.`,
      severity: 'error',
      from: {},
      to: { path: '^core/', pathNot: `^core/(${FLOORS.join('|')})/` },
    },
    {
      name: 'core-never-imports-widgets',
      comment: 'core/ is what features share; it knows none of them.',
      severity: 'error',
      from: { path: '^core/' },
      to: { path: '^widgets/' },
    },
    {
      name: 'features-never-import-each-other',
      comment: 'Features speak over core/runtime/bus or share through core/.',
      severity: 'error',
      from: { path: '^widgets/([^/]+/[^/]+)/' },
      to: { path: '^widgets/', pathNot: '^widgets/$1/' },
    },
    {
      name: 'the-loader-stays-alone',
      comment:
        'Every byte of the loader is on the critical path: core/runtime/page, one cookie reader, itself.',
      severity: 'error',
      from: { path: '^core/runtime/loader/' },
      to: {
        pathNot: '^(core/runtime/(loader|page)/|nmt:routes$)',
      },
    },
    {
      name: 'enhancers-cost-no-react',
      comment: 'core/runtime/feature/enhancer.ts and what it needs stay small.',
      severity: 'error',
      from: { path: '^core/runtime/(feature/(enhancer|attributes)|bus|log|page|caretaker)' },
      to: { path: 'node_modules/(react|react-dom)/', reachable: true },
    },
    {
      name: 'readers-load-no-zod',
      comment: 'core/platform/schema/schema.ts has what checks an answer, in a tenth of the bytes.',
      severity: 'error',
      from: { path: shipped },
      to: { path: 'node_modules/zod/' },
    },
    {
      name: 'nothing-for-tests-is-shipped',
      severity: 'error',
      from: { path: shipped },
      to: { path: '^(fixtures|tests|demo|build|tools)/' },
    },
    {
      name: 'contracts-are-not-shipped',
      comment: 'A *.contract.ts declares markup for the build; no byte of it may reach a reader.',
      severity: 'error',
      from: { path: shipped, pathNot: '[.]contract[.]ts$' },
      to: { path: '[.]contract[.]ts$' },
    },
    { name: 'no-circles', severity: 'error', from: { path: shipped }, to: { circular: true } },
    {
      name: 'nothing-from-development-is-shipped',
      severity: 'error',
      from: { path: shipped },
      to: { dependencyTypes: ['npm-dev', 'npm-no-pkg', 'npm-unknown'], dependencyTypesNot: ['type-only'] },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.css', '.json'],
    },
  },
};
