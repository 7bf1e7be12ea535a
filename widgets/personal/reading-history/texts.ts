/** What a screen reader says behind the headline of an article that was read. */
export const READ = ' (gelezen)';
