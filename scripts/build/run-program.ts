import { runCommand } from '../set-up/prepare.mjs'

/**
 * Runs a program of the workspace, JavaScript or TypeScript, with additional `env`. Rejects with its output.
 */
export async function runProgram(
  script: string,
  args: readonly string[],
  cwd: string,
  env: Readonly<Record<string, string>> = {},
): Promise<string> {
  const loader = script.endsWith('.ts') ? ['--import', import.meta.resolve('tsx')] : []
  const { code, output } = await runCommand(process.execPath, [...loader, script, ...args], { cwd, env })
  if (code === 0) return output
  throw new Error(output.trimEnd() || `${script} ended with code ${code}`)
}

/** Runs at most `limit` tasks at a time, in the order of the list. */
export async function inParallel<Item>(
  items: readonly Item[],
  limit: number,
  run: (item: Item) => Promise<void>,
): Promise<void> {
  const waiting = [...items]
  const worker = async (): Promise<void> => {
    for (let item = waiting.shift(); item !== undefined; item = waiting.shift()) await run(item)
  }
  await Promise.all(Array.from({ length: limit }, worker))
}
