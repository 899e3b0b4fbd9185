import { spawn } from 'node:child_process'
import { tailOf } from './run-command.mjs'

/** How long a program may take to end by itself before it is ended. */
const GRACE_MS = 700

function signalGroup(child, signal) {
  try {
    // The program and whatever it started: each runs in a process group of its own.
    process.kill(process.platform === 'win32' ? child.pid : -child.pid, signal)
    return true
  } catch {
    return false
  }
}

/**
 * Starts a program that runs until `stop` is called.
 * `ended` resolves with the last lines it printed when it ends by itself; `said` when it has printed a text.
 */
export function startInBackground(command, args, { cwd, env = {} }) {
  const child = spawn(command, args, {
    cwd,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: process.platform !== 'win32',
  })
  let output = ''
  const waiting = new Set()
  const keep = (chunk) => {
    output = tailOf(output + chunk.toString('utf8'), 40)
    for (const { text, resolve } of waiting) if (output.includes(text)) resolve(true)
  }
  child.stdout.on('data', keep)
  child.stderr.on('data', keep)
  const ended = new Promise((resolve) => {
    child.once('error', (error) => resolve(error.message))
    child.once('close', () => resolve(output))
  })
  const stop = async () => {
    if (child.pid === undefined) return
    signalGroup(child, 'SIGINT')
    await Promise.race([ended, new Promise((resolve) => setTimeout(resolve, GRACE_MS))])
    signalGroup(child, 'SIGKILL')
  }
  const said = (text) => new Promise((resolve) => waiting.add({ text, resolve }))
  return { ended, said, stop }
}
