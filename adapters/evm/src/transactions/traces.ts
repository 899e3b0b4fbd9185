import { isHex } from '@latchkey/session/caip'
import { type EvmMove, nativeMoves } from '@latchkey/session/chain'
import type { ActiveTarget, Network, TransactionRequest } from '@latchkey/session/contract'
import { NetworkNotFoundError } from '@latchkey/session/errors'
import * as v from '@latchkey/session/schema'
import { type Chains, chainIdOf, readChain } from '../chain/read-chain'
import { openNetwork } from './open-network'

/**
 * The native currency that a mined transaction has moved. `undefined` if no server of the network offers traces. Each is
 * asked, because most public ones do not.
 */
export async function readNativeMoves(
  chains: Chains,
  network: Network,
  hash: string,
  signal: AbortSignal,
): Promise<readonly EvmMove[] | undefined> {
  const servers = [...network.rpcUrls.map((url) => [url]), []]
  for (const rpcUrls of servers) {
    const node = { ...network, rpcUrls }
    const moves = await nativeMoves(
      ({ method, params }) => readChain(chains, node, { method, params }, signal),
      hash,
    )
    signal.throwIfAborted()
    if (moves) return moves
  }
  return undefined
}

const blockSchema = v.nullable(
  v.object({
    transactions: v.array(v.string()),
    parentHash: v.pipe(
      v.string(),
      v.check((text) => isHex(text, 64)),
    ),
  }),
)
/** How many blocks back a transaction is looked for: most have several. */
const MAX_BLOCKS = 5

/** Whether a server of each network has traced a transaction before. */
export type Traceable = Set<number>

/**
 * Whether what a request moves can be read afterwards. `false` for native currency of an account with code, unless a server
 * traces one of the latest transactions: servers refuse methods in words of their own, so only a trace proves that there
 * are traces.
 */
export async function canProve(
  chains: Chains,
  traceable: Traceable,
  request: TransactionRequest,
  { account, network, networkId }: ActiveTarget,
  signal: AbortSignal,
): Promise<boolean> {
  if (!network) throw new NetworkNotFoundError(networkId)
  if (request.type !== 'transfer' || request.tokenAddress !== undefined) return true
  const read = openNetwork(chains, networkId)(signal)
  const code = await read(v.string(), 'eth_getCode', account.address, 'latest')
  if (code === '0x' && account.type !== 'smartAccount') return true
  const chainId = chainIdOf(networkId)
  if (traceable.has(chainId)) return true
  const hash = await findTransaction(read)
  if (hash === undefined || !(await readNativeMoves(chains, network, hash, signal))) return false
  traceable.add(chainId)
  return true
}

async function findTransaction(
  read: ReturnType<ReturnType<typeof openNetwork>>,
): Promise<string | undefined> {
  let block = await read(blockSchema, 'eth_getBlockByNumber', 'latest', false)
  for (let left = MAX_BLOCKS; block && block.transactions.length === 0 && left > 1; left -= 1)
    block = await read(blockSchema, 'eth_getBlockByHash', block.parentHash, false)
  return block?.transactions[0]
}
