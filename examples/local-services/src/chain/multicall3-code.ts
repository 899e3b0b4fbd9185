import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import * as v from 'valibot'
import type { Hex } from 'viem'
import { bytecodeSchema } from './bytecode'

const moduleSchema = v.object({ multicall3Bytecode: bytecodeSchema })

/**
 * Multicall3's creation code, read from a file of viem, which contains the code but does not export it.
 */
export async function multicall3CreationCode(): Promise<Hex> {
  const viem = dirname(createRequire(import.meta.url).resolve('viem/package.json'))
  const constants: unknown = await import(pathToFileURL(join(viem, '_esm/constants/contracts.js')).href)
  return v.parse(moduleSchema, { ...(typeof constants === 'object' ? constants : undefined) })
    .multicall3Bytecode
}
