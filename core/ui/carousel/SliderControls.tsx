import { useStore } from 'zustand';
import { PlayButton } from '../button/PlayButton.tsx';
import { CarouselButtons, type CarouselLabels } from './CarouselButtons.tsx';
import type { Autoplay } from './create-autoplay.ts';
import styles from './SliderControls.module.css';
import type { Slider } from './slider.ts';
import { PAUSE, PLAY } from './texts.ts';

interface SliderControlsProps {
  readonly slider: Slider;
  readonly labels: CarouselLabels;
  /** The state of a slider that moves automatically. */
  readonly autoplay?: Autoplay;
}

/** The buttons of a slider, for a widget at `sliderPlace` that shows them while the slider `hasButtons`. */
export function SliderControls({ slider, labels, autoplay }: SliderControlsProps) {
  const { row, rested } = useStore(slider.store);
  return (
    <div className={slider.hasHead ? styles.place : styles.line}>
      <CarouselButtons
        className={styles.buttons}
        labels={labels}
        row={{ state: row, isWhole: false, rested, move: slider.move }}
        stepsRef={autoplay?.whileUsed}
        before={autoplay && <AutoplayButton autoplay={autoplay} />}
      />
    </div>
  );
}

/** Pauses and resumes a slider that moves automatically (WCAG 2.2.2). */
function AutoplayButton({ autoplay }: { readonly autoplay: Autoplay }) {
  const { isPlaying, isMotionReduced } = useStore(autoplay.store);
  return (
    <PlayButton
      look="outlined"
      labelHidden
      isPlaying={isPlaying}
      silent={{ text: PLAY }}
      playing={{ text: PAUSE }}
      hidden={isMotionReduced}
      onClick={autoplay.toggle}
    />
  );
}
