/** The map with this entry, or without one; every other entry stays the object it was. */
export function withEntry<Entry>(
  map: Readonly<Record<string, Entry>>,
  key: string,
  entry: Entry | undefined,
): Readonly<Record<string, Entry>> {
  const { [key]: _before, ...others } = map
  return entry === undefined ? others : { ...others, [key]: entry }
}
