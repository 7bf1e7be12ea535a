import { findArticleBody } from '../../../core/domain/article/find-article-body.ts';
import { enhancer } from '../../../core/runtime/feature/enhancer.ts';
import { warn } from '../../../core/runtime/log/log.ts';
import { annotate } from './annotate.ts';
import { readDefinitions } from './definitions.ts';
import { openDefinitions } from './open-definitions.ts';

/**
 * Explains the first occurrence of each glossary term in the article's text. The list itself does not change
 * [glossary-annotator-1, glossary-annotator-2].
 */
export default enhancer({
  attributes: {},
  enhance(hook, _, { feature, signal }) {
    const body = findArticleBody();
    const definitions = readDefinitions(hook);
    if (!body) warn(feature, 'There is no [data-article-body] or article; no word is explained.');
    if (!body || definitions.size === 0) return;
    const buttons = annotate(body, [...definitions.keys()], hook, signal);
    openDefinitions(buttons, definitions, signal);
  },
});
