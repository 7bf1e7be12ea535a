/**
 * Whether the address requests the edit mode [path-storytelling-1]. The mode gives no rights, so that the parameter's
 * presence is enough; its token is not checked [path-storytelling-3].
 * @param query the address's, with its question mark
 */
export function isEditMode(query: string): boolean {
  const parameters = new URLSearchParams(query);
  return parameters.has('token') || parameters.has('path-scrolly-edit');
}
