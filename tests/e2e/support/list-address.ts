/**
 * The address of a list, for `toHaveURL`: lists load further pages by themselves, and then name the latest in the
 * address [paginated-list-2].
 * @param path the list's path, with its query
 */
export function listAddress(path: string): RegExp {
  return new RegExp(`${path.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}([?&]pagina=\\d+)?$`);
}
