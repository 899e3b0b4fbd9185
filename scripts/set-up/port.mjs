import { connect, createServer } from 'node:net'
import { SetUpFailure } from './failure.mjs'

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
