import type { DeployCheck, Problem } from './check-deploy.ts';

/** The number of addresses that are listed for a problem. */
const NAMED = 3;

interface Group extends Pick<Problem, 'level' | 'check' | 'message'> {
  readonly addresses: string[];
}

/** Returns the result as text: a line for each problem, once for all files that have it. */
export function summarise({ release, checked, problems }: DeployCheck): string {
  const groups = new Map<string, Group>();
  for (const { level, check, address, message } of problems) {
    // Hashes and sizes differ between files although the mistake is the same.
    const key = [level, check, message.replace(/sha256-\S+|\d+ bytes/g, '')].join('\n');
    const group = groups.get(key) ?? { level, check, message, addresses: [] };
    group.addresses.push(address);
    groups.set(key, group);
  }
  const lines = [...groups.values()].map(({ level, check, message, addresses }) => {
    const more = addresses.length - NAMED;
    const shown = addresses.slice(0, NAMED).join(', ');
    return `${level} (${check}): ${shown}${more > 0 ? ` and ${more} more` : ''}: ${message}`;
  });
  const errors = problems.filter(({ level }) => level === 'error').length;
  const what = release ? `Release ${release}, ${checked} files` : `${checked} files`;
  const verdict = errors === 0 ? 'nothing is wrong' : `${errors} ${errors === 1 ? 'error' : 'errors'}`;
  return `${[...lines, `${what}: ${verdict}.`].join('\n')}\n`;
}
