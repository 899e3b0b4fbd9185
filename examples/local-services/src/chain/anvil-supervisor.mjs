// Runs between the services and one anvil, because anvil keeps running when its parent is killed.
// The parent holds the other end of this process's standard input: when that ends, for whatever reason,
// anvil gets a signal to stop (it then writes its state), and is killed if it does not stop.
import { spawn } from 'node:child_process'

const FORCE_AFTER_MS = 700

const [binary, ...options] = process.argv.slice(2)
const anvil = spawn(binary, options, { stdio: ['ignore', 'pipe', 'pipe'], windowsHide: true })

// Anvil's output is read even when nobody reads ours, because anvil must not write into a broken pipe.
process.stdout.on('error', () => {})
process.stderr.on('error', () => {})
anvil.stdout.on('data', (chunk) => process.stdout.write(chunk))
anvil.stderr.on('data', (chunk) => process.stderr.write(chunk))
anvil.once('error', (error) => {
  process.stderr.write(`${error.message}\n`)
  process.exitCode = 1
})
anvil.once('exit', (code) => {
  process.exitCode = code ?? 1
  process.stdin.destroy()
})

function stop() {
  anvil.kill('SIGINT')
  setTimeout(() => anvil.kill('SIGKILL'), FORCE_AFTER_MS).unref()
}
process.stdin.resume()
process.stdin.once('end', stop)
process.stdin.once('error', stop)
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, stop)
