import { existsSync, realpathSync } from 'node:fs'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'

/** Something a check refuses. `file` is relative to the repository. */
export interface Violation {
  readonly file: string
  readonly rule: string
  readonly message: string
}

/** One line per violation, as a person reads it. */
export function formatViolation({ file, rule, message }: Violation): string {
  return `${file}: ${message} [${rule}]`
}

/** Absolute path of the repository. */
export const repositoryRoot: string = dirname(dirname(dirname(fileURLToPath(import.meta.url))))

/** Whether the module of this URL is the program that was started, also through a linked folder. */
export function isMain(moduleUrl: string): boolean {
  const [, started] = process.argv
  return started !== undefined && existsSync(started) && realpathSync(started) === fileURLToPath(moduleUrl)
}

/** The command line of a check: prints what it found and sets the exit code. */
export async function runCheck(
  name: string,
  find: (root: string) => readonly Violation[] | Promise<readonly Violation[]>,
): Promise<void> {
  try {
    const violations = await find(repositoryRoot)
    for (const violation of violations) console.log(formatViolation(violation))
    console.log(`${name}: ${violations.length === 0 ? 'nothing found' : `${violations.length} found`}`)
    process.exitCode = violations.length === 0 ? 0 : 1
  } catch (error) {
    console.log(`${name}: ${error instanceof Error ? error.message : String(error)}`)
    process.exitCode = 1
  }
}
