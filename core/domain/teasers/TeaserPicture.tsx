import { useState } from 'react';
import styles from './TeaserPicture.module.css';

interface TeaserPictureProps {
  readonly address: string;
  /** The size in px, as in the card's style: the browser knows it before the picture is loaded. */
  readonly width: number;
  readonly height: number;
  /** A class from the card's style, for the box. */
  readonly className: string;
}

/** A card's picture is decorative: the headline has the information. If it cannot be loaded, its empty box stays. */
export function TeaserPicture({ address, width, height, className }: TeaserPictureProps) {
  const [isBroken, setBroken] = useState(false);
  return (
    <div className={className}>
      {!isBroken && (
        <img
          className={styles.image}
          alt=""
          loading="lazy"
          decoding="async"
          width={width}
          height={height}
          src={address}
          onError={() => setBroken(true)}
        />
      )}
    </div>
  );
}
