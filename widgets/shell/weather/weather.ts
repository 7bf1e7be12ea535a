import { address, optional } from '../../../core/runtime/feature/attributes.ts';
import { widget } from '../../../core/runtime/feature/widget.tsx';
import { Weather } from './Weather.tsx';

/** The current weather in the header: a symbol and the temperature [weather-1]. */
export default widget({
  attributes: {
    /** The address of the weather. Without it nothing is shown and a message is logged [weather-2]. */
    weatherEndpoint: optional(address(), ''),
  },
  view: Weather,
});
