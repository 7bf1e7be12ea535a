import { address, optional } from '../../../core/runtime/feature/attributes.ts';
import { lazyWidget } from '../../../core/runtime/feature/lazy-widget.ts';
import { error } from '../../../core/runtime/log/log.ts';
import { watchWeather } from './watch-weather.ts';

/**
 * The current weather in the header: a symbol and the temperature [weather-1]. It shows the last valid answer; until
 * the first one the server's content stays [weather-2].
 */
export default lazyWidget({
  attributes: {
    /** The address of the weather data. Without it nothing is shown and a message is logged [weather-2]. */
    weatherEndpoint: optional(address(), ''),
  },
  enhance(_hook, { weatherEndpoint }, { show, ...context }) {
    if (weatherEndpoint) watchWeather(weatherEndpoint, show, context);
    else error(context.feature, 'no data-weather-endpoint defined in html');
  },
  loadView: async () => (await import('./Weather.tsx')).Weather,
});
