import type { WriteStream } from 'node:tty'

type Stream = Pick<NodeJS.WriteStream, 'write'> & Partial<Pick<WriteStream, 'isTTY'>>

export interface Output {
  /** Writes lines for a reader or another program. */
  print(text: string): void
  /** Writes why the command cannot run. */
  complain(text: string): void
  /** Marks text in a terminal; elsewhere, and with `NO_COLOR`, it stays plain. */
  mark(style: Style, text: string): string
}

/** As ECMA-48 numbers them. */
const styles = { bold: 1, red: 31, green: 32, yellow: 33 } as const

export type Style = keyof typeof styles

/** @see https://no-color.org */
export function createOutput(
  out: Stream,
  errors: Stream,
  env: Readonly<Record<string, string | undefined>>,
): Output {
  const hasColours = out.isTTY === true && !env['NO_COLOR'] && env['TERM'] !== 'dumb'
  return {
    print: (text) => void out.write(`${text}\n`),
    complain: (text) => void errors.write(`${text}\n`),
    mark: (style, text) => (hasColours ? `\u001b[${styles[style]}m${text}\u001b[0m` : text),
  }
}
