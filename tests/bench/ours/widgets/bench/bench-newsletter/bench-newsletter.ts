import { optional, text } from '../../../../../../core/runtime/feature/attributes.ts';
import { widget } from '../../../../../../core/runtime/feature/widget.tsx';
import { Newsletter } from '../../../../kinds/newsletter/Newsletter.tsx';

export default widget({
  attributes: { letter: text(), source: optional(text(), 'artikel') },
  view: Newsletter,
});
