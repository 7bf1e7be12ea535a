/**
 * Whether the address requests the edit mode [path-storytelling-1]. The mode grants no permissions, so the parameter's
 * presence is enough; its token is not checked [path-storytelling-3].
 * @param query the query string of the address, with its question mark
 */
export function isEditMode(query: string): boolean {
  const parameters = new URLSearchParams(query);
  return parameters.has('token') || parameters.has('path-scrolly-edit');
}
