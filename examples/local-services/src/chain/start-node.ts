import { type ChildProcessByStdio, spawn } from 'node:child_process'
import { once } from 'node:events'
import type { Readable, Writable } from 'node:stream'
import { fileURLToPath } from 'node:url'
import { ChainFailedError, PortBusyError } from '../errors'
import { portTable } from '../ports'
import { anvilBinary } from './anvil-binary'
import type { ChainEntry } from './chain-table'

export interface ChainNode {
  readonly url: string
  /** Resolves when the process has ended, with the last line it printed. */
  readonly ended: Promise<string>
  stop(): Promise<void>
}

type Supervisor = ChildProcessByStdio<Writable, Readable, Readable>

const SUPERVISOR = fileURLToPath(new URL('./anvil-supervisor.mjs', import.meta.url))
const OUTPUT_KEPT = 2_000
// "Address already in use" on Linux, macOS and Windows.
const PORT_BUSY = /os error (98|48|10048)\b/

/**
 * One anvil on 127.0.0.1. With `stateFile` it starts from that file, if it is there, and writes it when it stops.
 * Throws `PortBusyError`, `AnvilMissingError`, `ChainFailedError`.
 */
export async function startNode(entry: ChainEntry, port: number, stateFile?: string): Promise<ChainNode> {
  const options = [
    '--host',
    '127.0.0.1',
    '--port',
    `${port}`,
    '--chain-id',
    `${entry.id}`,
    '--hardfork',
    entry.hardfork ?? 'prague',
  ]
  if (stateFile !== undefined) options.push('--state', stateFile)
  // Detached, so that Ctrl-C reaches only the services, which then stop their chains in order.
  const supervisor = spawn(process.execPath, [SUPERVISOR, anvilBinary(), ...options], {
    stdio: ['pipe', 'pipe', 'pipe'],
    detached: true,
    windowsHide: true,
  })
  const ended = endOf(supervisor)
  const url = await Promise.race([listening(supervisor), ended.then((output) => refuse(entry, port, output))])
  return {
    url,
    ended,
    stop: async () => {
      supervisor.stdin.end()
      await ended
    },
  }
}

async function endOf(supervisor: Supervisor): Promise<string> {
  let output = ''
  const keep = (chunk: Buffer): void => {
    output = `${output}${chunk}`.slice(-OUTPUT_KEPT)
  }
  supervisor.stdout.on('data', keep)
  supervisor.stderr.on('data', keep)
  // Ending the input of a supervisor that is exiting may fail, which does no harm.
  supervisor.stdin.on('error', () => undefined)
  await once(supervisor, 'close')
  return output.trim().split('\n').at(-1) ?? ''
}

function listening(supervisor: Supervisor): Promise<string> {
  return new Promise((resolve) => {
    let output = ''
    const read = (chunk: Buffer): void => {
      output += chunk
      const address = /Listening on (\S+:\d+)/.exec(output)?.[1]
      if (address === undefined) return
      supervisor.stdout.off('data', read)
      resolve(`http://${address}`)
    }
    supervisor.stdout.on('data', read)
  })
}

function refuse(entry: ChainEntry, port: number, output: string): never {
  const { title, variable } = portTable[entry.port]
  if (PORT_BUSY.test(output)) throw new PortBusyError(title, port, variable)
  throw new ChainFailedError(entry.networkId, `it did not start. It last printed: ${output}`)
}
