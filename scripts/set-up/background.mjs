import { spawn } from 'node:child_process'
import { connect, createServer } from 'node:net'
import { SetUpFailure, tailOf } from './prepare.mjs'

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

export const host = '127.0.0.1'

/** The port an environment variable names, or the usual one. */
export function readPort(setting, usual, env = process.env) {
  const given = env[setting] ?? String(usual)
  const port = Number(given)
  if (Number.isInteger(port) && port > 0 && port < 65_536) return port
  throw new SetUpFailure(`${setting} is "${given}", which is no port number.`)
}

/** Refuses a port somebody else uses; `setting` names the environment variable that changes it. */
export function requireFreePort(port, purpose, setting) {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', () =>
      reject(
        new SetUpFailure(
          `Port ${port} (${purpose}) is in use. Stop the program that uses it, or set ${setting} to another port.`,
        ),
      ),
    )
    probe.listen(port, host, () => probe.close(() => resolve()))
  })
}

function answers(port) {
  return new Promise((resolve) => {
    const socket = connect(port, host)
    const settle = (value) => {
      socket.destroy()
      resolve(value)
    }
    socket.once('connect', () => settle(true))
    socket.once('error', () => settle(false))
  })
}

/** Resolves when something listens on `port`; gives up when `signal` is aborted. */
export async function waitForPort(port, signal) {
  while (!signal.aborted) {
    if (await answers(port)) return true
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  return false
}
