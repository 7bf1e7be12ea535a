import { text } from '../../../../../../core/feature/attributes.ts';
import { widget } from '../../../../../../core/feature/widget.tsx';
import { Ticker } from '../../../../kinds/ticker/Ticker.tsx';

export default widget({ attributes: { moment: text() }, view: Ticker });
