import { type ChildProcessByStdio, spawn } from 'node:child_process'
import { once } from 'node:events'
import type { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { expect, test, vi } from 'vitest'
import { portTable } from './ports'
import { processesOfPort } from './testing/find-anvil-processes'
import { holdPort } from './testing/hold-port'

const PACKAGE = fileURLToPath(new URL('..', import.meta.url))
const NOTHING = { supervisors: [], anvils: [] }

type Launched = ChildProcessByStdio<null, Readable, Readable>

// Each test starts Node three times, which takes long on a busy machine.
vi.setConfig({ testTimeout: 30_000 })

interface Running {
  readonly process: Launched
  readonly port: number
}

/**
 * With `shell` the parent is a process that a test can kill; `true` keeps the shell from replacing itself
 * with node.
 */
function launch(chainPort: number, through: 'node' | 'shell' = 'node'): Launched {
  const variables = Object.values(portTable).map(({ variable }) => [variable, '0'])
  // Packages are read from source, as in all tests.
  const options = ['--conditions=@latchkey/source', '--import', 'tsx', 'src/main.ts']
  const [program, ...rest] =
    through === 'node'
      ? [process.execPath, ...options]
      : ['sh', '-c', '"$@"; true', 'sh', process.execPath, ...options]
  return spawn(program, rest, {
    cwd: PACKAGE,
    env: { ...process.env, ...Object.fromEntries(variables), LATCHKEY_CHAIN_MAINNET_PORT: `${chainPort}` },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
}

async function launchUntilReady(through: 'node' | 'shell' = 'node'): Promise<Running> {
  const held = await holdPort()
  await held.release()
  const child = launch(held.port, through)
  let output = ''
  for await (const chunk of child.stdout) {
    output += chunk
    if (output.includes('Ready.')) break
  }
  expect(output).toContain(`eip155:1 at http://127.0.0.1:${held.port}`)
  return { process: child, port: held.port }
}

test.each(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)('main: %s stops everything', async (signal) => {
  const { process: child, port } = await launchUntilReady()
  child.kill(signal)
  expect(await once(child, 'exit')).toEqual([0, null])
  expect(processesOfPort(port)).toEqual(NOTHING)
})

test.each(['node', 'shell'] as const)(
  'main: nothing stays where its %s is killed outright',
  async (through) => {
    const { process: child, port } = await launchUntilReady(through)
    child.kill('SIGKILL')
    await once(child, 'exit')
    await expect.poll(() => processesOfPort(port), { timeout: 5_000 }).toEqual(NOTHING)
  },
)

test('main: exits with a sentence when a chain dies', async () => {
  const { process: child, port } = await launchUntilReady()
  const complaint = text(child.stderr)
  for (const id of processesOfPort(port).anvils) process.kill(id, 'SIGKILL')
  expect(await once(child, 'exit')).toEqual([1, null])
  expect(await complaint).toMatch(/^The chain eip155:1 failed: it ended by itself\..*\n$/)
  expect(processesOfPort(port)).toEqual(NOTHING)
})

test('main: a busy port is reported in one line without a stack', async () => {
  const held = await holdPort()
  const child = launch(held.port)
  const [complaint, exit] = await Promise.all([text(child.stderr), once(child, 'exit')])
  expect(exit).toEqual([1, null])
  expect(complaint).toBe(
    `Port ${held.port} is busy, so the chain with id 1 cannot start: stop what listens there, or set LATCHKEY_CHAIN_MAINNET_PORT to another port.\n`,
  )
  await held.release()
})
