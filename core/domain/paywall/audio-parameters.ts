/** Query parameters of the audio page; undefined if missing or invalid. */
export interface AudioParameters {
  /** The slug of a show. */
  readonly podcast: string | undefined;
  readonly episode: string | undefined;
}

/**
 * Reads `podcast` and `episode_id` [paywall-audio-page-1, paywall-audio-page-3].
 * @param query the query of the page's address
 */
export function audioParameters(query: string): AudioParameters {
  const parameters = new URLSearchParams(query);
  const read = (name: string) => {
    const value = parameters.get(name) ?? '';
    return /^[A-Za-z0-9_-]{1,64}$/.test(value) ? value : undefined;
  };
  return { podcast: read('podcast'), episode: read('episode_id') };
}
