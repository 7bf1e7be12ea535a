/**
 * Whether the address asks for the edit mode [path-storytelling-1]. It gives no rights, so that a parameter's presence
 * is enough; what a token says is not looked at [path-storytelling-3].
 * @param query the address's, with its question mark
 */
export function isEditMode(query: string): boolean {
  const parameters = new URLSearchParams(query);
  return parameters.has('token') || parameters.has('path-scrolly-edit');
}
