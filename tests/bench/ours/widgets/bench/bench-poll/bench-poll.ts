import { json, text } from '../../../../../../core/runtime/feature/attributes.ts';
import { widget } from '../../../../../../core/runtime/feature/widget.tsx';
import { Poll } from '../../../../kinds/poll/Poll.tsx';
import type { Option } from '../../../../kinds/poll/rules.ts';

const isOption = (value: unknown): value is Option =>
  typeof value === 'object' && value !== null && 'label' in value && 'votes' in value;

export default widget({
  attributes: {
    question: text(),
    options: json(
      'a list of {label, votes}',
      (value): value is Option[] => Array.isArray(value) && value.every(isOption),
    ),
  },
  view: Poll,
});
