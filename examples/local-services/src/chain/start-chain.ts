import type { Address, Hex } from 'viem'
import { chainStateFile } from './chain-state-file'
import type { ChainEntry } from './chain-table'
import { MULTICALL3_ADDRESS, prepareChain } from './prepare-chain'
import { startNode } from './start-node'
import { type Token, tokens } from './tokens'

export interface RunningChain extends ChainEntry {
  readonly nodeUrl: string
  readonly multicall3: Address
  readonly tokens: readonly Token[]
  /** Resolves when its process has ended, by `stop` or by itself, with the last line it printed. */
  readonly ended: Promise<string>
  stop(): Promise<void>
}

/** `stateFile` is shared by the chains: `world.json` becomes `world.1.json` and `world.8453.json`. */
export async function startChain(
  entry: ChainEntry,
  port: number,
  tokenCode: Hex,
  stateFile?: string,
): Promise<RunningChain> {
  const node = await startNode(
    entry,
    port,
    stateFile === undefined ? undefined : chainStateFile(stateFile, `${entry.id}`),
  )
  try {
    await prepareChain(node.url, entry.networkId, tokenCode)
  } catch (error) {
    await node.stop()
    throw error
  }
  return {
    ...entry,
    nodeUrl: node.url,
    multicall3: MULTICALL3_ADDRESS,
    tokens,
    ended: node.ended,
    stop: node.stop,
  }
}
