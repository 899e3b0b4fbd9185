import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import * as v from 'valibot'
import type { Hex } from 'viem'
import { CompilationError } from '../errors'
import { bytecodeSchema } from './bytecode'

const PACKAGE = fileURLToPath(new URL('../..', import.meta.url))
const CACHE = join(PACKAGE, '.cache')
const CONTRACT = 'TestToken'
const SOURCE = join(PACKAGE, 'contracts', `${CONTRACT}.sol`)

const outputSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    contracts: v.object({
      [CONTRACT]: v.object({
        [CONTRACT]: v.object({ evm: v.object({ bytecode: v.object({ object: v.string() }) }) }),
      }),
    }),
  }),
)

/** The creation code of TestToken.sol; compiled once, then read from `.cache`. Throws `CompilationError`. */
export async function compileToken(): Promise<Hex> {
  const request = await compilerRequest()
  const cached = join(CACHE, `${await fingerprint(request)}.txt`)
  const found = v.safeParse(bytecodeSchema, await readFile(cached, 'utf8').catch(() => undefined))
  if (found.success) return found.output
  const bytecode = await compile(request)
  await mkdir(CACHE, { recursive: true })
  // Renamed into place, so that a second instance never reads half a file.
  const draft = `${cached}.${process.pid}`
  await writeFile(draft, bytecode)
  await rename(draft, cached)
  return bytecode
}

async function compilerRequest(): Promise<string> {
  return JSON.stringify({
    language: 'Solidity',
    sources: { [CONTRACT]: { content: await readFile(SOURCE, 'utf8') } },
    settings: {
      evmVersion: 'prague',
      optimizer: { enabled: true, runs: 200 },
      outputSelection: { [CONTRACT]: { [CONTRACT]: ['evm.bytecode.object'] } },
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

/** In a process of its own: inside ours solc would hold its memory for good and take over unhandled rejections. */
async function compile(request: string): Promise<Hex> {
  const compiler = createRequire(import.meta.url).resolve('solc/solc.js')
  const include = join(PACKAGE, 'node_modules')
  const options = ['--standard-json', '--base-path', dirname(SOURCE), '--include-path', include]
  const child = spawn(process.execPath, [compiler, ...options], { stdio: ['pipe', 'pipe', 'ignore'] })
  child.stdin.end(request)
  const [output] = await Promise.all([text(child.stdout), once(child, 'close')])
  // The compiler prints a remark of its own before the JSON.
  const parsed = v.safeParse(outputSchema, output.slice(output.indexOf('{')))
  const bytecode = v.safeParse(
    bytecodeSchema,
    parsed.success ? `0x${parsed.output.contracts[CONTRACT][CONTRACT].evm.bytecode.object}` : undefined,
  )
  if (!bytecode.success) throw new CompilationError(output.slice(0, 500))
  return bytecode.output
}
