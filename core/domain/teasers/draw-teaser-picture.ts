import { create } from '../../platform/dom/create.ts';
import styles from './teaser-picture.module.css';

interface TeaserPicture {
  readonly address: string;
  /** In px, as in the card's style: the browser knows the size before the picture is loaded. */
  readonly width: number;
  readonly height: number;
  /** Of the card's style, for the box. */
  readonly className: string;
}

/**
 * Draws a card's picture. It is decoration: the headline has the information. One that cannot be loaded leaves its empty
 * box.
 */
export function drawTeaserPicture({ address, width, height, className }: TeaserPicture): HTMLElement {
  const image = create('img', {
    class: styles.image,
    alt: '',
    loading: 'lazy',
    decoding: 'async',
    width,
    height,
    src: address,
  });
  image.addEventListener('error', () => image.remove());
  return create('div', { class: className }, image);
}
