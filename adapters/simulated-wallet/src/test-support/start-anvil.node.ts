import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createRequire } from 'node:module'

/** A local chain with the number 31337 on a port of its own. */
export interface Anvil {
  readonly rpcUrl: string
  /** Resolves when the program has ended. */
  stop(): Promise<void>
}

/** Resolves once it answers, and rejects with its output if it does not start. */
export async function startAnvil(): Promise<Anvil> {
  const program = spawn(anvilBinary(), ['--port', '0', '--chain-id', '31337', '--hardfork', 'prague'])
  let output = ''
  const rpcUrl = await new Promise<string>((resolve, reject) => {
    program.stdout.on('data', (chunk) => {
      output += chunk
      const address = /Listening on (\S+:\d+)/.exec(output)?.[1]
      if (address) resolve(`http://${address}`)
    })
    program.once('exit', () => reject(new Error(`anvil did not start: ${output}`)))
  })
  return {
    rpcUrl,
    async stop() {
      const ended = once(program, 'exit')
      program.kill()
      await ended
    },
  }
}

/** The program itself: its wrapper would be one more process to stop. */
function anvilBinary(): string {
  const architecture = process.arch === 'x64' ? 'amd64' : process.arch
  const wrapper = createRequire(import.meta.url).resolve('@foundry-rs/anvil/package.json')
  return createRequire(wrapper).resolve(`@foundry-rs/anvil-${process.platform}-${architecture}/bin/anvil`)
}
