// `npm run demo`: from a bare machine to a page that connects a wallet.

import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { host, readPort, requireFreePort, startInBackground, waitForPort } from './set-up/background.mjs'
import {
  build,
  checkNode,
  install,
  readPins,
  repositoryRoot,
  runOrExplain,
  SetUpFailure,
} from './set-up/prepare.mjs'

const say = (line) => process.stdout.write(`${line}\n`)
const services = join(repositoryRoot, 'examples', 'local-services')
const playground = join(repositoryRoot, 'examples', 'playground')

const running = []
let stopping = false

async function stopAll() {
  await Promise.all(running.splice(0).map((program) => program.stop()))
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.on(signal, () => {
    if (stopping) return
    stopping = true
    say('\nstopping')
    stopAll().then(() => process.exit(0))
  })
}

/** Starts a program and waits until it is ready; if it ends first, its last lines are the explanation. */
async function startAndWait(name, isReady, command, args, options) {
  const program = startInBackground(command, args, options)
  running.push(program)
  const giveUp = new AbortController()
  const early = program.ended.then((output) => ({ output }))
  const first = await Promise.race([isReady(program, giveUp.signal), early])
  giveUp.abort()
  if (first !== true) throw new SetUpFailure(`${first.output}\n\n${name} could not start.`)
  return program
}

/** What the pages must be told: the services that are not on their usual ports. */
function searchOf(services) {
  const moved = Object.entries(services).filter(([, [, port, usual]]) => port !== usual)
  const query = new URLSearchParams(
    moved.map(([name, [scheme, port]]) => [name, `${scheme}://${host}:${port}`]),
  )
  return moved.length === 0 ? '' : `?${query}`
}

async function main() {
  const pins = readPins()
  checkNode(pins.node)
  const playgroundPort = readPort('LATCHKEY_PLAYGROUND_PORT', 4800)
  await requireFreePort(playgroundPort, 'the playground', 'LATCHKEY_PLAYGROUND_PORT')
  await install(repositoryRoot, pins.packageManager, say)
  await build(repositoryRoot, say)

  say('services: starting three local chains, the gateway and the relay')
  const entry = join('src', 'main.ts')
  if (!existsSync(join(services, entry))) throw new SetUpFailure(`${join(services, entry)} is missing.`)
  const serving = await startAndWait(
    'The local services',
    (program) => program.said('Ready.'),
    process.execPath,
    ['--import', 'tsx', entry],
    { cwd: services },
  )

  say('playground: starting')
  const vite = join(repositoryRoot, 'node_modules', 'vite', 'bin', 'vite.js')
  const flags = ['preview', '--host', host, '--port', String(playgroundPort), '--strictPort']
  const page = await startAndWait(
    'The playground',
    (_program, signal) => waitForPort(playgroundPort, signal),
    process.execPath,
    [vite, ...flags],
    {
      cwd: playground,
    },
  )

  const address = `http://localhost:${playgroundPort}`
  const search = searchOf({
    gateway: ['http', readPort('LATCHKEY_GATEWAY_PORT', 4801), 4801],
    relay: ['ws', readPort('LATCHKEY_RELAY_PORT', 4802), 4802],
  })
  say(`\n  Latchkey playground   ${address}/${search}`)
  say(`  A phone with a wallet ${address}/phone/wc${search}\n\n  Ctrl-C stops everything.`)
  const output = await Promise.race([serving.ended, page.ended])
  throw new SetUpFailure(`${output}\n\nA part of the demo ended by itself.`)
}

runOrExplain(async () => {
  try {
    await main()
  } catch (error) {
    // Stopped by a signal: its handler ends this process.
    if (stopping) return await new Promise(() => {})
    await stopAll()
    throw error
  }
})
