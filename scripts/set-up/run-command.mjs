import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'

/**
 * Runs a command and keeps what it prints; `onLine` hears it line by line while it runs.
 * Never rejects: a command that cannot be started has code 127 and says so in its output.
 */
export function runCommand(command, args, { cwd, env = {}, onLine } = {}) {
  return new Promise((resolve) => {
    const started = Date.now()
    const chunks = []
    const child = spawn(command, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
      shell: process.platform === 'win32',
    })
    const keep = (chunk) => chunks.push(chunk)
    // Ended with this program, whoever ends it.
    const end = () => child.kill()
    process.once('exit', end)
    const finish = (code) => {
      process.off('exit', end)
      resolve({
        code,
        output: Buffer.concat(chunks).toString('utf8'),
        seconds: (Date.now() - started) / 1000,
      })
    }
    child.stdout.on('data', keep)
    if (onLine) createInterface({ input: child.stdout }).on('line', onLine)
    child.stderr.on('data', keep)
    child.on('error', (error) => {
      keep(Buffer.from(`${command} could not be started: ${error.message}\n`))
      finish(127)
    })
    child.on('close', (code, signal) => finish(code ?? (signal ? 128 : 1)))
  })
}

/** The last lines of an output, for a failure's report. */
export function tailOf(output, lines = 40) {
  return output.trimEnd().split('\n').slice(-lines).join('\n')
}
