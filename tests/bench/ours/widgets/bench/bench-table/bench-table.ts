import { integer, optional, text } from '../../../../../../core/runtime/feature/attributes.ts';
import { enhancer } from '../../../../../../core/runtime/feature/enhancer.ts';
import { enhanceTable } from '../../../../kinds/table/enhance.ts';

export default enhancer({
  attributes: { caption: text(), pageSize: optional(integer(1, 100), 5) },
  enhance: (hook, props, { signal }) => enhanceTable(hook, props, signal),
});
