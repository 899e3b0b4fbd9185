import type { Output } from './output'

/** Where a command runs. */
export interface Place {
  /** Absolute path of the page's folder. */
  readonly folder: string
  readonly output: Output
}

export interface Command {
  readonly help: string
  /** Resolves with the exit code. */
  run(args: readonly string[], place: Place): Promise<number>
}
