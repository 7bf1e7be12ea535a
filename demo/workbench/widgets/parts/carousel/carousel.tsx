import { widget } from '../../../../../core/runtime/feature/widget.tsx';
import { Carousel } from '../../../../../core/ui/carousel/Carousel.tsx';
import styles from './CarouselStates.module.css';

const STORIES = [
  'Waarom de trein steeds vaker te laat is',
  'De stille opmars van de warmtepomp',
  'Hoe een dorp zijn school redde',
  'Na elf uur praten ligt er een akkoord',
  'Het wad krijgt zijn mosselbanken terug',
  'Een nacht met de sneeuwruimers',
  'Wie betaalt de nieuwe dijk?',
  'De pont die niemand wil missen',
];

/** Rows: as many items as fit, items of a fixed width with steps of 277 px, and one without overflow. */
export default widget({
  attributes: {},
  view: () => (
    <div className={styles.root}>
      <Carousel label="Uitgelicht" heading={<h3>Uitgelicht</h3>}>
        {cards('#uitgelicht')}
      </Carousel>
      <Carousel label="Podcasts" heading={<h3>Podcasts</h3>} itemWidth={261} step={277}>
        {cards('#podcasts')}
      </Carousel>
      <Carousel label="Kort" heading={<h3>Alles past</h3>} visible={{ narrow: 2, wide: 4 }}>
        {cards('#kort').slice(0, 2)}
      </Carousel>
    </div>
  ),
});

function cards(address: string) {
  return STORIES.map((title) => (
    <a key={title} href={address} className={styles.card}>
      {title}
    </a>
  ));
}
