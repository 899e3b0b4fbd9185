import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Violation } from '../workspace/violation'

/** Names and numbers of papers that are in no package: a specification, a design, rules and issues by number. */
const CITATION =
  /\b(?:SPEC|DESIGN|LOOK)\.md\b|\bSPEC \d|\b[DR]\d{1,2}(?:\.\d+)?\b(?=[),;:. ]|$)|\bissue #?\d+/

/** Lines of a shipped file that send its reader to a text the reader has not. */
export function citationViolations(root: string, name: string): readonly Violation[] {
  const lines = readFileSync(join(root, name), 'utf8').split('\n')
  return lines.flatMap((line, index) => {
    const cited = CITATION.exec(line)?.[0]
    if (cited === undefined) return []
    const message = `cites ${cited}, which is not shipped; give the reason itself`
    return [{ file: `${name}:${index + 1}`, rule: 'cites-unshipped', message }]
  })
}
