import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import * as v from 'valibot'
import type { Hex } from 'viem'
import { CompilationError } from '../errors'
import { bytecodeSchema } from './bytecode'

const PACKAGE = fileURLToPath(new URL('../..', import.meta.url))
const CACHE = join(PACKAGE, '.cache')
const CONTRACTS = join(PACKAGE, 'contracts')

/** The contracts to deploy, by source file. The compiler finds their imports. */
const files = {
  TestToken: 'TestToken.sol',
  EnsRegistry: 'ens/EnsRegistry.sol',
  EnsNames: 'ens/EnsNames.sol',
  UniversalResolver: 'ens/UniversalResolver.sol',
  EntryPoint: 'account/EntryPoint.sol',
  SenderCreator: 'account/SenderCreator.sol',
  EmbeddedAccount: 'account/EmbeddedAccount.sol',
  EmbeddedAccountFactory: 'account/EmbeddedAccountFactory.sol',
  OddToken: 'swaps/OddToken.sol',
  SwapService: 'swaps/SwapService.sol',
} as const

export type ContractName = keyof typeof files

/** Creation code. */
export type Contracts = Readonly<Record<ContractName, Hex>>

const contractsSchema: v.GenericSchema<unknown, Contracts> = v.object({
  TestToken: bytecodeSchema,
  EnsRegistry: bytecodeSchema,
  EnsNames: bytecodeSchema,
  UniversalResolver: bytecodeSchema,
  EntryPoint: bytecodeSchema,
  SenderCreator: bytecodeSchema,
  EmbeddedAccount: bytecodeSchema,
  EmbeddedAccountFactory: bytecodeSchema,
  OddToken: bytecodeSchema,
  SwapService: bytecodeSchema,
})
const cacheSchema = v.pipe(v.string(), v.parseJson(), contractsSchema)

const compiledSchema = v.object({ evm: v.object({ bytecode: v.object({ object: v.string() }) }) })
const outputSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ contracts: v.record(v.string(), v.record(v.string(), compiledSchema)) }),
  v.transform(({ contracts }): unknown =>
    Object.fromEntries(
      Object.entries(files).map(([name, file]) => [
        name,
        `0x${contracts[file]?.[name]?.evm.bytecode.object}`,
      ]),
    ),
  ),
  contractsSchema,
)

/** The contracts of `contracts/`; compiled once, then read from `.cache`. Throws `CompilationError`. */
export async function compileContracts(): Promise<Contracts> {
  const request = await compilerRequest()
  const cached = join(CACHE, `${await fingerprint(request)}.json`)
  const found = v.safeParse(cacheSchema, await readFile(cached, 'utf8').catch(() => undefined))
  if (found.success) return found.output
  const contracts = await compile(request)
  await mkdir(CACHE, { recursive: true })
  // Written to a draft and renamed, so that a second instance never reads half a file.
  const draft = `${cached}.${process.pid}`
  await writeFile(draft, JSON.stringify(contracts))
  await rename(draft, cached)
  return contracts
}

async function compilerRequest(): Promise<string> {
  const found = (await readdir(CONTRACTS, { recursive: true })).map((file) => file.replaceAll('\\', '/'))
  const sources = found
    .filter((file) => file.endsWith('.sol'))
    .sort()
    .map(async (file) => [file, { content: await readFile(join(CONTRACTS, file), 'utf8') }] as const)
  const wanted = Object.entries(files).map(([name, file]) => [file, { [name]: ['evm.bytecode.object'] }])
  return JSON.stringify({
    language: 'Solidity',
    // All sources, so that a change in any of them changes the fingerprint.
    sources: Object.fromEntries(await Promise.all(sources)),
    settings: {
      evmVersion: 'prague',
      optimizer: { enabled: true, runs: 200 },
      outputSelection: Object.fromEntries(wanted),
    },
  })
}

async function fingerprint(request: string): Promise<string> {
  const { resolve } = createRequire(import.meta.url)
  const versions = ['solc', '@openzeppelin/contracts'].map((name) =>
    readFile(resolve(`${name}/package.json`)),
  )
  const hash = createHash('sha256').update(request)
  for (const manifest of await Promise.all(versions)) hash.update(manifest)
  return hash.digest('hex').slice(0, 32)
}

/**
 * Runs solc in its own process, since it never frees its memory and installs a handler of unhandled
 * rejections.
 */
async function compile(request: string): Promise<Contracts> {
  const compiler = createRequire(import.meta.url).resolve('solc/solc.js')
  const include = join(PACKAGE, 'node_modules')
  const options = ['--standard-json', '--base-path', CONTRACTS, '--include-path', include]
  const child = spawn(process.execPath, [compiler, ...options], { stdio: ['pipe', 'pipe', 'ignore'] })
  child.stdin.end(request)
  const [output] = await Promise.all([text(child.stdout), once(child, 'close')])
  // The compiler prints a notice before the JSON.
  const parsed = v.safeParse(outputSchema, output.slice(output.indexOf('{')))
  if (!parsed.success) throw new CompilationError(output.slice(0, 2_000))
  return parsed.output
}
