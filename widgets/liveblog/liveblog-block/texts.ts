/**
 * The label of a liveblog [liveblog-block-2].
 * @param recent number of recent updates
 */
export function liveblogLabel(recent: number): string {
  if (recent === 0) return 'Liveblog';
  return recent === 1 ? '1 update' : `${recent} updates`;
}
