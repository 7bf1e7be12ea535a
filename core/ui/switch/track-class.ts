import styles from './track.module.css';

/** The class that gives a checkbox of the server's the look of a switch. */
export const trackClass = styles.track;
