import { optional, text } from '../../../../../../core/feature/attributes.ts';
import { widget } from '../../../../../../core/feature/widget.tsx';
import { Newsletter } from '../../../../kinds/newsletter/Newsletter.tsx';

export default widget({
  attributes: { letter: text(), source: optional(text(), 'artikel') },
  view: Newsletter,
});
