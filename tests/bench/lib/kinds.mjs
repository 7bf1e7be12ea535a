/** The five kinds of widgets, in the order in which pages use them. */
export const WIDGETS = ['poll', 'quiz', 'newsletter', 'share', 'ticker'];

/** The kind of an enhancer, which pages of the set `enhancer` have. */
export const ENHANCERS = ['table'];

/** @param {'widgets' | 'enhancers'} set */
export const kindsOf = (set) => (set === 'widgets' ? WIDGETS : ENHANCERS);
