import type { PodcastShow } from '../../../core/domain/podcasts/api/podcast-shows.ts';
import { useContentLanguage } from '../../../core/runtime/feature/content-language.ts';
import styles from './PodcastList.module.css';

interface PodcastListProps {
  readonly podcasts: readonly (PodcastShow & {
    /** The podcast's page, if the server's list linked to it. */
    readonly address: string | undefined;
  })[];
}

/** The podcasts with their covers [podcast-list-2]. */
export function PodcastList({ podcasts }: PodcastListProps) {
  return (
    <ul className={styles.root} lang={useContentLanguage()}>
      {podcasts.map(({ slug, name, description, image, address }) => (
        <li key={slug} className={styles.item}>
          {image !== undefined && (
            <img className={styles.cover} src={image} alt="" width={96} height={96} loading="lazy" />
          )}
          <h3 className={styles.name}>
            {address === undefined ? (
              name
            ) : (
              <a className={styles.link} href={address}>
                {name}
              </a>
            )}
          </h3>
          {description && <p className={styles.about}>{description}</p>}
        </li>
      ))}
    </ul>
  );
}
