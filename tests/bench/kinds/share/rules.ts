import { type Service, services, suggestions } from './content.ts';

export interface ShareProps {
  readonly url: string;
  readonly title: string;
  readonly section: string;
}

/** Reads the panel's properties from its hook's attributes. */
export const shareProps = (data: DOMStringMap): ShareProps => ({
  url: data.url ?? '',
  title: data.title ?? '',
  section: data.section ?? 'algemeen',
});

/** The services that work on this device. */
export const servicesFor = (touch: boolean): Service[] =>
  services.filter(({ mobileOnly }) => touch || !mobileOnly);

/** The article's address with the channel in its query, so that the newsroom sees where readers come from. */
export function taggedAddress(url: string, channel: string): string {
  const address = new URL(url, 'https://krant.example');
  address.searchParams.set('utm_source', channel);
  address.searchParams.set('utm_medium', 'delen');
  address.hash = '';
  return address.href;
}

/** Shortens a text at a word, with an ellipsis. */
export function shorten(text: string, limit: number): string {
  if (text.length <= limit) return text;
  const cut = text.slice(0, Math.max(0, limit - 1));
  const space = cut.lastIndexOf(' ');
  return `${(space > limit / 2 ? cut.slice(0, space) : cut).trimEnd()}…`;
}

/** The address that opens a service with the reader's message. */
export function shareAddress(service: Service, { url, title }: ShareProps, message: string): string {
  const values: Record<string, string> = {
    url: taggedAddress(url, service.id),
    title,
    text: shorten(message, service.limit),
  };
  return service.template.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(values[name] ?? ''));
}

/** A suggested message: one of the section's, in turn. */
export function suggestion({ section, title }: ShareProps, turn: number): string {
  const choices = [...(suggestions[section] ?? []), ...(suggestions.algemeen ?? [])];
  return (choices[turn % choices.length] ?? '{title}').replace('{title}', title);
}

/** The number of characters by which a message is too long for a service; 0 if it fits. */
export const excess = (service: Service, message: string): number =>
  service.limit === 0 ? 0 : Math.max(0, message.length - service.limit);
