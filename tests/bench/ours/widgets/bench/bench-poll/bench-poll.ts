import { json, text } from '../../../../../../core/feature/attributes.ts';
import { widget } from '../../../../../../core/feature/widget.tsx';
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
