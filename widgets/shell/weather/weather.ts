import { contentOf } from '../../../core/platform/dom/content-of.ts';
import { address, optional } from '../../../core/runtime/feature/attributes.ts';
import { enhancer } from '../../../core/runtime/feature/enhancer.ts';
import { error } from '../../../core/runtime/log/log.ts';
import { drawWeather } from './draw-weather.ts';
import { watchWeather } from './watch-weather.ts';

/**
 * The current weather in the header: a symbol and the temperature [weather-1]. It shows the last good answer; until the
 * first one the server's content stays [weather-2].
 */
export default enhancer({
  attributes: {
    /** The address of the weather. Without it nothing is shown and a message is logged [weather-2]. */
    weatherEndpoint: optional(address(), ''),
  },
  enhance(hook, { weatherEndpoint }, context) {
    if (!weatherEndpoint) {
      error(context.feature, 'no data-weather-endpoint defined in html');
      return;
    }
    const show = contentOf(hook, context.signal);
    watchWeather(weatherEndpoint, (weather) => show(drawWeather(weather)), context);
  },
});
