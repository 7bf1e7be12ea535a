/** Text for screen readers after the headline of an article that was read. */
export const READ = ' (gelezen)';
