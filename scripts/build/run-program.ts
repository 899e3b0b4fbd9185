import { spawn } from 'node:child_process'

/** Runs one of the workspace's programs, with `variables` besides the environment; rejects with what it printed. */
export function runProgram(
  script: string,
  args: readonly string[],
  cwd: string,
  variables: Readonly<Record<string, string>> = {},
): Promise<string> {
  return new Promise((resolve, reject) => {
    const env = { ...process.env, ...variables }
    const child = spawn(process.execPath, [script, ...args], { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] })
    let output = ''
    const keep = (chunk: Buffer) => {
      output += chunk.toString('utf8')
    }
    child.stdout.on('data', keep)
    child.stderr.on('data', keep)
    child.on('error', reject)
    child.on('close', (code) => {
      if (code === 0) resolve(output)
      else reject(new Error(output.trimEnd() || `${script} ended with code ${code}`))
    })
  })
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
