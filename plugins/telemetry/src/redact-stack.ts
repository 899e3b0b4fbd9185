const MAX_FRAMES = 20
const MAX_LINE = 500
/** File, line and column at the end of a stack frame of V8, Gecko or WebKit. */
const PLACE = /([\w-][\w.-]{0,79}\.[cm]?[jt]sx?)(?:\?[^\s:)]*)?(:\d{1,7}:\d{1,7})\)?$/

/**
 * Reduces stack frames to file name, line and column, which suffice with the host's source maps. Leaves out
 * message, hosts, paths and queries, and function names, which may be keys such as addresses.
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
