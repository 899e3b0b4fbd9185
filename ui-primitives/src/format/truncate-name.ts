/** The first `limit` characters and an ellipsis; unchanged when it has no more. Counts characters as read. */
export function truncateName(name: string, limit: number): string {
  const characters = [...name]
  return characters.length <= limit ? name : `${characters.slice(0, limit).join('')}…`
}
