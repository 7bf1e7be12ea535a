import { integer, optional, text } from '../../../../../../core/feature/attributes.ts';
import { enhancer } from '../../../../../../core/feature/enhancer.ts';
import { enhanceTable } from '../../../../kinds/table/enhance.ts';

export default enhancer({
  attributes: { caption: text(), pageSize: optional(integer(1, 100), 5) },
  enhance: (hook, props, { signal }) => enhanceTable(hook, props, signal),
});
