import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import * as v from 'valibot'
import type { Hex } from 'viem'
import { bytecodeSchema } from '../chain/bytecode'

export interface UniswapCode {
  readonly wrappedEther: Hex
  readonly factory: Hex
  readonly router: Hex
}

const files: Readonly<Record<keyof UniswapCode, string>> = {
  wrappedEther: '@uniswap/v2-periphery/build/WETH9.json',
  factory: '@uniswap/v2-core/build/UniswapV2Factory.json',
  router: '@uniswap/v2-periphery/build/UniswapV2Router02.json',
}

const buildSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    bytecode: v.pipe(
      v.string(),
      v.transform((text): unknown => `0x${text.replace(/^0x/, '')}`),
      bytecodeSchema,
    ),
  }),
)

/**
 * The published creation code of Uniswap V2. A router compiled anew would find no pool, as it derives their
 * addresses from the code's hash.
 */
export async function readUniswapCode(): Promise<UniswapCode> {
  const { resolve } = createRequire(import.meta.url)
  const read = async (file: string): Promise<Hex> =>
    v.parse(buildSchema, await readFile(resolve(file), 'utf8')).bytecode
  const [wrappedEther, factory, router] = await Promise.all([
    read(files.wrappedEther),
    read(files.factory),
    read(files.router),
  ])
  return { wrappedEther, factory, router }
}
