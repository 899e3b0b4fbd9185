// `npx tsx scripts/check-scores.ts [name…]`: checks that the scores of these mutated modules, or of all, are high enough,
// and of the sources and tests as they are.
import { modules, scoreViolations } from './mutation/scores'
import { runCheck } from './workspace/run-check'

const names = process.argv.slice(2)
await runCheck(import.meta.url, 'mutation scores', () =>
  scoreViolations(names.length > 0 ? names : Object.keys(modules)),
)
