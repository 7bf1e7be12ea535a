import { address, optional } from '../../../core/runtime/feature/attributes.ts';
import { widget } from '../../../core/runtime/feature/widget.tsx';
import { Weather } from './Weather.tsx';

/** The weather of now in the header: a symbol and the temperature [weather-1]. */
export default widget({
  attributes: {
    /** Where the weather is asked. Without it nothing is shown and the console says so [weather-2]. */
    weatherEndpoint: optional(address(), ''),
  },
  view: Weather,
});
