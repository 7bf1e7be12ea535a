import styles from './text-field.module.css';

/** The class that gives a text field, a date or a list that a feature makes the look of one. */
export const fieldClass = styles.root;
