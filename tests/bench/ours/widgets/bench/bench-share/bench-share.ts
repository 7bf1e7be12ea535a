import { address, optional, text } from '../../../../../../core/runtime/feature/attributes.ts';
import { widget } from '../../../../../../core/runtime/feature/widget.tsx';
import { Share } from '../../../../kinds/share/Share.tsx';

export default widget({
  attributes: { url: address(), title: text(), section: optional(text(), 'algemeen') },
  view: Share,
});
