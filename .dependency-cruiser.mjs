/** The import rules of the architecture; `npm test` runs them over all sources. */
const shipped = '^(core|widgets)/';

export default {
  forbidden: [
    {
      name: 'core-never-imports-widgets',
      comment: 'core/ is what features share; it knows none of them.',
      severity: 'error',
      from: { path: '^core/' },
      to: { path: '^widgets/' },
    },
    {
      name: 'features-never-import-each-other',
      comment: 'Features speak over core/bus or share through core/.',
      severity: 'error',
      from: { path: '^widgets/([^/]+/[^/]+)/' },
      to: { path: '^widgets/', pathNot: '^widgets/$1/' },
    },
    {
      name: 'the-loader-stays-alone',
      comment: 'Every byte of the loader is on the critical path: core/page, one cookie reader, itself.',
      severity: 'error',
      from: { path: '^core/loader/' },
      to: {
        pathNot: '^(core/(loader/|page/|storage/cookies\\.ts$)|nmt:routes$)',
      },
    },
    {
      name: 'enhancers-cost-neither-react-nor-zod',
      comment: 'core/feature/enhancer.ts and what it needs stay small.',
      severity: 'error',
      from: { path: '^core/(feature/(enhancer|attributes)|bus|log|page|caretaker)' },
      to: { path: 'node_modules/(react|react-dom|zod|@tanstack)/', reachable: true },
    },
    {
      name: 'zod-only-as-mini',
      comment: "import { … } from 'zod/mini'; the whole of zod is ten times as large.",
      severity: 'error',
      from: { path: shipped },
      to: { path: 'node_modules/zod/', pathNot: 'node_modules/zod/(v4/)?mini/' },
    },
    {
      name: 'nothing-for-tests-is-shipped',
      severity: 'error',
      from: { path: shipped },
      to: { path: '^(fixtures|tests|demo|build|tools)/' },
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
