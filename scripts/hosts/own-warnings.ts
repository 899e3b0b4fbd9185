/** A name or a path of one of our packages: `@latchkey/evm`, `node_modules/latchkey/dist/…`, `latchkey@0.1.0`. */
const OURS = /@latchkey\/|node_modules\/latchkey\b|(?<![\w./-])latchkey[@/]/

/** What tools say of packages and files where nothing is wrong: what was installed, and the sizes of what was built. */
const FINE = /^(➤ YN0085: │ )?\+ |^\s*installed |\b\d+([.,]\d+)? ?([kKM]i?)?(B|bytes)\b/

// biome-ignore lint/suspicious/noControlCharactersInRegex: colours begin with a control character
const COLOURS = /\u001b\[[\d;]*m/g

/** The lines before one that names a package in which a tool says what is wrong with it. */
const LINES_BEFORE = 3

const linesOf = (output: string): readonly string[] => output.replace(COLOURS, '').split('\n')

/**
 * What an installer, a compiler or a bundler says of our packages. Every line that names one counts, because tools mark
 * warnings in many ways and some not at all. Each comes with the lines before it.
 * @param output of a command that has succeeded
 */
export function ownWarnings(output: string): readonly string[] {
  const lines = linesOf(output)
  return lines.flatMap((line, index) => {
    if (!OURS.test(line) || FINE.test(line)) return []
    const before = lines.slice(Math.max(0, index - LINES_BEFORE), index)
    return [
      [...before, line]
        .map((text) => text.trim())
        .filter(Boolean)
        .join(' '),
    ]
  })
}

/** What a tool warns about otherwise, of itself or of packages of others: printed, but no fault of ours. */
export function otherWarnings(output: string): readonly string[] {
  return linesOf(output)
    .filter((line) => /warn|deprecat|\(!\)|▲/i.test(line) && !OURS.test(line))
    .map((line) => line.trim())
}
