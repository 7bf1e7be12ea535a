import { expect, it } from 'vitest';
import { NoGeneratorError } from '../../../../tools/docs-site.ts';
import { renderDocuments } from '../../../../tools/pack.ts';
import { logged } from '../../support/logged.ts';

const failWith = (error: Error) => () => {
  throw error;
};

it('makes the package without rendered documents where their generator cannot be installed', () => {
  renderDocuments(failWith(new NoGeneratorError('request to the registry failed')));
  logged('warn', 'without docs/site/');
});

it('makes no package with documents that are wrong', () => {
  expect(() => renderDocuments(failWith(new Error('cms.md has a link that leads nowhere')))).toThrow(
    /nowhere/,
  );
});
