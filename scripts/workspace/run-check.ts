import { existsSync, realpathSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { repositoryRoot } from '../set-up/prepare.mjs'

/** Something a check refuses. `file` is relative to the repository. */
export interface Violation {
  readonly file: string
  readonly rule: string
  readonly message: string
}

/** Formats a violation in one line. */
export function formatViolation({ file, rule, message }: Violation): string {
  return `${file}: ${message} [${rule}]`
}

export { repositoryRoot }

/** Whether the module of this URL is the started program, also through a symbolic link. */
function isMain(moduleUrl: string): boolean {
  const [, started] = process.argv
  return started !== undefined && existsSync(started) && realpathSync(started) === fileURLToPath(moduleUrl)
}

/** Runs `main` if its module is the started program. A failure prints one sentence and sets exit code 1. */
export async function runMain(moduleUrl: string, main: () => void | Promise<void>): Promise<void> {
  if (!isMain(moduleUrl)) return
  try {
    await main()
  } catch (error) {
    console.log(error instanceof Error ? error.message : String(error))
    process.exitCode = 1
  }
}

/** Runs a check: prints its violations and sets the exit code. */
export async function runCheck(
  moduleUrl: string,
  name: string,
  find: (root: string) => readonly Violation[] | Promise<readonly Violation[]>,
): Promise<void> {
  await runMain(moduleUrl, async () => {
    const violations = await find(repositoryRoot)
    for (const violation of violations) console.log(formatViolation(violation))
    console.log(`${name}: ${violations.length === 0 ? 'nothing found' : `${violations.length} found`}`)
    process.exitCode = violations.length === 0 ? 0 : 1
  })
}
