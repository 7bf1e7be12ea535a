import { widget } from '../../../core/runtime/feature/widget.tsx';
import { ColourScheme } from './ColourScheme.tsx';

/** The choice between light, dark and the system's colours, in the menu [colour-scheme-1]. */
export default widget({ attributes: {}, view: ColourScheme });
