import styles from './track.module.css';

/** The class that gives a server-sent checkbox the look of a switch. */
export const trackClass = styles.track;
