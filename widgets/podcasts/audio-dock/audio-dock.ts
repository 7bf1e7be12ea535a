import { onceActivated } from '../../../core/platform/page-life/activation.ts';
import { readText } from '../../../core/platform/storage/texts.ts';
import { on } from '../../../core/runtime/bus/bus.ts';
import { enhancer } from '../../../core/runtime/feature/enhancer.ts';
import { warn } from '../../../core/runtime/log/log.ts';

/**
 * Continues the sound of the previous page, at the bottom of the window [podcast-index-2]. Every page only contains the
 * code that checks the storage; the player loads if a sound is playing.
 */
export default enhancer({
  attributes: {},
  enhance(body, _, { feature, page, signal }) {
    const look = async () => {
      if (readText('session', 'nmt_listening') === undefined) return;
      try {
        const { addDock } = await import('./add-dock.ts');
        addDock(body, page, signal);
      } catch (cause) {
        warn(feature, `The sound of the page before this one does not go on: ${cause}`);
      }
    };
    onceActivated(() => void look(), signal);
    on('page:restored', () => void look(), signal);
  },
});
