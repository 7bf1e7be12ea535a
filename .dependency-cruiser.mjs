import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The import rules of the architecture; `npm test` runs them over all sources. */
const shipped = '^(core|widgets)/';

/** The folders with code, from the bottom up; a file imports from its own folder and those below. */
export const FOLDERS = ['core', 'widgets', 'fixtures', 'build', 'tools', 'demo', 'tests'];
const topRules = FOLDERS.slice(0, -1).map((folder, index) => {
  const above = FOLDERS.slice(index + 1);
  return {
    name: `${folder}-imports-only-what-is-below`,
    comment: `${folder}/ knows nothing of ${above.join(', ')}.`,
    severity: 'error',
    from: { path: `^${folder}/` },
    to: { path: `^(${above.join('|')})/` },
  };
});

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
const FOLDER_ORDER = {
  'widgets/paywall/paywall': ['decide', 'show', 'metering', 'funnel', '(?:api|campaign)', 'offer'],
  'widgets/ads/ads': ['steps', 'slot', 'provider', 'plan'],
};
const folderRules = Object.entries(FOLDER_ORDER).flatMap(([feature, folders]) =>
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

/**
 * Ten ways through the code, as an engineer reads them: each file imports the next one, or is imported by it after a
 * `<-`. A folder is a room. A way goes through fewer than six and never returns to one.
 */
const WAYS = {
  'hook-to-widget': [
    'core/runtime/loader/create-loader.ts',
    'core/runtime/loader/add-mount.ts',
    'core/runtime/loader/mount.ts',
  ],
  'visitor-to-feature': [
    'widgets/shell/reader-name/reader-name.ts',
    'core/user/visitor/visitor-store.ts',
    'core/user/visitor/login-source.ts',
    'core/user/visitor/load-login.ts',
    'core/user/visitor/api/login-status.ts',
    'core/platform/http/request.ts',
  ],
  'click-before-code': [
    'core/runtime/loader/keep-early-events.ts',
    'core/runtime/loader/contract.ts',
    '<- core/runtime/caretaker/replay.ts',
  ],
  consent: [
    'widgets/shell/consent-gate/consent-gate.ts',
    'widgets/shell/consent-gate/create-script.ts',
    'core/user/consent/load-consented-script.ts',
    'core/user/consent/consent.ts',
  ],
  search: [
    'widgets/shell/header-search/header-search.ts',
    'core/domain/search/offer-suggestions.ts',
    'core/domain/search/show-suggestions.tsx',
    'core/domain/search/api/suggestions.ts',
  ],
  'write-offline': [
    'widgets/personal/reading-list-button/reading-list-button.ts',
    'widgets/personal/reading-list-button/connect-button.ts',
    'core/domain/favourites/toggle-favourite.ts',
    'core/user/personal/personal-store.ts',
    'core/user/profile/profile-write.ts',
    'core/user/profile/profile-outbox.ts',
    'core/platform/http/outbox/create-outbox.ts',
  ],
  wall: [
    'widgets/paywall/paywall/paywall.ts',
    'widgets/paywall/paywall/decide/decide-wall.ts',
    'widgets/paywall/paywall/show/show-campaign.ts',
    'widgets/paywall/paywall/show/present.ts',
    'widgets/paywall/paywall/show/over-content.ts',
    'widgets/paywall/paywall/wall/keep-wall.ts',
    'widgets/paywall/paywall/wall/wall-position.ts',
  ],
  'ad-slot': [
    'widgets/ads/ads/ads.ts',
    'widgets/ads/ads/fill-slot.ts',
    'widgets/ads/ads/slot/show-ad.ts',
    'widgets/ads/ads/provider/page-provider.ts',
    'widgets/ads/ads/provider/create-provider.ts',
  ],
  podcast: [
    'widgets/podcasts/podcast-index/podcast-index.ts',
    'widgets/podcasts/podcast-index/listen-buttons.ts',
    'core/domain/podcasts/page-player.ts',
    '<- widgets/podcasts/podcast-player/create-player.ts',
    'core/domain/audio/playback.ts',
    'core/domain/audio/play-alone.ts',
  ],
  experiment: [
    'widgets/personal/missed-items/missed-items.ts',
    'widgets/personal/missed-items/load-items.ts',
    'core/user/experiments/account-group.ts',
    'core/user/experiments/browser-group.ts',
    'core/user/experiments/groups.ts',
  ],
};
const MAX_ROOMS = 5;

/** The rules of a way: each of its files imports the next one, and no room imports an earlier one. */
function rulesOfWay([way, steps]) {
  const files = steps.map((step) => step.replace('<- ', ''));
  const missing = files.filter((file) => !existsSync(join(import.meta.dirname, file)));
  if (missing.length > 0) throw new Error(`The way ${way} names files that do not exist: ${missing}`);
  const rooms = files.map(dirname).filter((room, index, all) => room !== all[index - 1]);
  if (rooms.length > MAX_ROOMS || new Set(rooms).size < rooms.length)
    throw new Error(`The way ${way} has too many rooms, or returns to one: ${rooms.join(' → ')}`);
  const name = `way-${way}`;
  const required = steps.slice(1).map((step, index) => {
    const pair = [files[index], files[index + 1]];
    const [from, to] = step.startsWith('<- ') ? pair.reverse() : pair;
    const comment = `${from} imports ${to}: the way of the ${way} goes there, or is written here as it is now.`;
    return { name, comment, severity: 'error', module: { path: exactly(from) }, to: { path: exactly(to) } };
  });
  const turns = steps.filter((step) => step.startsWith('<- ')).map((step) => dirname(step.slice(3)));
  const forbidden = rooms.flatMap((room, index) => {
    const earlier = rooms.slice(0, index).map((other) => `^${other}/[^/]+$`);
    if (earlier.length === 0 || turns.includes(room)) return [];
    const comment = `On the way of the ${way}, code goes from ${rooms.join(' to ')}, and never back.`;
    const to = { path: earlier, pathNot: '(/texts[.]ts|[.]css)$', dependencyTypesNot: ['type-only'] };
    return { name, comment, severity: 'error', from: { path: `^${room}/[^/]+$` }, to };
  });
  return { required, forbidden };
}

function exactly(file) {
  return `^${file.replaceAll('.', '[.]')}$`;
}

const ways = Object.entries(WAYS).map(rulesOfWay);

export default {
  required: ways.flatMap(({ required }) => required),
  forbidden: [
    ...topRules,
    {
      name: 'build-needs-no-stand-in',
      comment: 'The build takes what it describes from the product itself.',
      severity: 'error',
      from: { path: '^build/' },
      to: { path: '^(widgets|fixtures)/' },
    },
    ...floorRules,
    ...folderRules,
    ...ways.flatMap(({ forbidden }) => forbidden),
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
      name: 'contracts-are-not-shipped',
      comment: 'A *.contract.ts declares markup or settings for the build; no byte of it may reach a reader.',
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
