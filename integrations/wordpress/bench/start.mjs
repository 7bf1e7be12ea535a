#!/usr/bin/env node
/**
 * Starts WordPress with the plugin, to try it by hand; Ctrl+C ends it.
 *
 *   node integrations/wordpress/bench/start.mjs [--port=8090] [--multisite]
 */
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { missingPackages, startBench } from './bench.mjs';

const { values } = parseArgs({
  options: {
    port: { type: 'string', default: '8090' },
    multisite: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
});
const missing = missingPackages();
if (values.help || missing) {
  console.log(missing || 'Usage: node integrations/wordpress/bench/start.mjs [--port=8090] [--multisite]');
  process.exit(missing ? 2 : 0);
}
const bench = await startBench({
  dist: join(import.meta.dirname, '../../../dist'),
  port: Number(values.port),
  multisite: values.multisite,
});
console.log(`${bench.url}/ · ${bench.url}/wp-admin/ (admin, editor or subscriber; the password is the name)`);
for (const signal of ['SIGINT', 'SIGTERM'])
  process.once(signal, () => bench.stop().then(() => process.exit(0)));
