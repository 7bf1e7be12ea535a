import { useLayoutEffect, useRef, useState } from 'react';
import type { Elements } from '../elements.ts';
import { Beside } from '../served/Beside.tsx';
import { coverPicture, type LayerBox } from './cover-picture.ts';
import styles from './spots.module.css';

interface SpotLayerProps {
  readonly picture: HTMLElement | SVGElement;
  readonly children: Elements;
}

/** Renders its children over a picture, in a layer of the picture's size. */
export function SpotLayer({ picture, children }: SpotLayerProps) {
  const layer = useRef<HTMLDivElement>(null);
  const [box, setBox] = useState<LayerBox>();
  useLayoutEffect(() => {
    const life = new AbortController();
    if (layer.current) coverPicture(layer.current, picture, setBox, life.signal);
    return () => life.abort();
  }, [picture]);
  return (
    <Beside element={picture.closest('picture') ?? picture} at="afterend" className={styles.place}>
      <div ref={layer} className={styles.layer} style={box}>
        {children}
      </div>
    </Beside>
  );
}
