const MAX_FRAMES = 20
const MAX_LINE = 500
/** The file and the place in it, at the end of a line of V8, Gecko or WebKit. */
const PLACE = /([\w-][\w.-]{0,79}\.[cm]?[jt]sx?)(?:\?[^\s:)]*)?(:\d{1,7}:\d{1,7})\)?$/

/**
 * The frames of a stack, as file name and place: with the host's source maps that is all it takes. Message, hosts, paths
 * and queries are left out, and names of functions too, since an object may have an address for a key.
 */
export function redactStack(stack: string): string {
  return stack
    .split('\n')
    .flatMap((line) => {
      const [, file, place] = PLACE.exec(line.slice(0, MAX_LINE)) ?? []
      return file === undefined ? [] : [`at ${file}${place}`]
    })
    .slice(0, MAX_FRAMES)
    .join('\n')
}
