import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { stagePages } from '../../../../tools/docs-site/stage-pages.ts';

it('leads from the places that the pages have in the site, and nowhere else in the repository', () => {
  const root = mkdtempSync(join(tmpdir(), 'nmt-docs-'));
  mkdirSync(join(root, 'docs/start'), { recursive: true });
  writeFileSync(
    join(root, 'README.md'),
    '# All\n\n[Start](docs/start/apps.md#first), [code](core/), [license](LICENSE)\n',
  );
  writeFileSync(join(root, 'CHANGELOG.md'), '# Changes\n');
  writeFileSync(
    join(root, 'docs/start/apps.md'),
    '# Apps\n\n[All](../../README.md), [changes](../../CHANGELOG.md), [`code`](../../core/a.ts), [web](https://a.example/), [here](#first)\n\n```md\n[kept](../../core/a.ts)\n```\n',
  );
  expect(Object.fromEntries(stagePages(root))).toEqual({
    'index.md': '# All\n\n[Start](start/apps.md#first), code, license\n',
    'changelog.md': '# Changes\n',
    'start/apps.md':
      '# Apps\n\n[All](../index.md), [changes](../changelog.md), `code`, [web](https://a.example/), [here](#first)\n\n```md\n[kept](../../core/a.ts)\n```\n',
  });
});
