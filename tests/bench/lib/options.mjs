import { parseArgs } from 'node:util';
import { PROFILES } from './profiles.mjs';

const HELP = `npm --prefix tests/bench start -- [--quick] [--profile slow,fast] [--n 1,10,100,1000] [--rounds 7]
                [--contestants ours,bundle,floor,plain] [--modes now,visible] [--no-faults] [--no-memory]
  --quick      three rounds of N = 1, 10, 1000 on the slow profile`;

/**
 * Reads the command line.
 * @throws Error with the usage if it is invalid or asks for help
 */
export function readOptions(args) {
  const { values } = parseArgs({
    args,
    allowNegative: true,
    options: {
      quick: { type: 'boolean', default: false },
      profile: { type: 'string' },
      n: { type: 'string' },
      rounds: { type: 'string' },
      contestants: { type: 'string', default: 'ours,bundle,floor,plain' },
      modes: { type: 'string', default: 'now,visible' },
      faults: { type: 'boolean', default: true },
      memory: { type: 'boolean', default: true },
      help: { type: 'boolean', default: false },
    },
  });
  const words = (text) => text.split(',');
  const options = {
    profiles: words(values.profile ?? (values.quick ? 'slow' : 'slow,fast')),
    ns: words(values.n ?? (values.quick ? '1,10,1000' : '1,10,100,1000')).map(Number),
    rounds: Number(values.rounds ?? (values.quick ? 3 : 7)),
    contestants: words(values.contestants),
    modes: words(values.modes),
    faults: values.faults,
    memory: values.memory,
  };
  const isWrong =
    options.profiles.some((name) => !PROFILES[name]) ||
    [...options.ns, options.rounds].some((count) => !(Number.isInteger(count) && count > 0));
  if (isWrong || values.help) throw new Error(HELP);
  return options;
}
