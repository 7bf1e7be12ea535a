import { text } from '../../../../../../core/runtime/feature/attributes.ts';
import { widget } from '../../../../../../core/runtime/feature/widget.tsx';
import { Ticker } from '../../../../kinds/ticker/Ticker.tsx';

export default widget({ attributes: { moment: text() }, view: Ticker });
