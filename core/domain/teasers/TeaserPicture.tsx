import { useState } from 'react';
import styles from './TeaserPicture.module.css';

interface TeaserPictureProps {
  readonly address: string;
  /** In px, as in the card's style: the browser knows the size before the picture is loaded. */
  readonly width: number;
  readonly height: number;
  /** A class of the card's style, for the box. */
  readonly className: string;
}

/** A card's picture is decoration: the headline has the information. One that cannot be loaded leaves its empty box. */
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
