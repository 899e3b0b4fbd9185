/** Returns the first `limit` characters (code points) and an ellipsis, or a name that is not longer unchanged. */
export function truncateName(name: string, limit: number): string {
  const characters = [...name]
  return characters.length <= limit ? name : `${characters.slice(0, limit).join('')}…`
}
