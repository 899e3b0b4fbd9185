import type { ContractOf } from '@latchkey/kernel'
import type { evmContract } from '../evm-contract'
import type { Abi } from './contract-call'

/** Turns of the microtask queue by which reads that start in one task lie apart. */
const TURNS = 4

type Client = Awaited<ReturnType<ContractOf<typeof evmContract>['api']['publicClient']>>

/** A call of viem's `readContract`, of any ABI. It may have more of viem's parameters. */
interface LooseCall {
  readonly abi: Abi
  readonly address: `0x${string}`
  readonly functionName: string
  readonly args?: readonly unknown[] | undefined
}

interface Waiting {
  readonly call: LooseCall
  resolve(result: unknown): void
}

/** Reads a contract. Reads of one task and one client go together. */
type ReadTogether = (client: Client, call: LooseCall) => Promise<unknown>

/** The parameters that Multicall3 takes for each call. With a block, a caller or another state a call is read alone. */
const OF_EACH: ReadonlySet<string> = /* @__PURE__ */ new Set(['abi', 'address', 'functionName', 'args'])

const isLikeOthers = (call: LooseCall): boolean =>
  Object.entries(call).every(([name, value]) => value === undefined || OF_EACH.has(name))

/**
 * Returns a function that reads as viem's `readContract`, and where the network has Multicall3, all reads of one task by it.
 * What fails there is read alone, so that its error, or its value where only the caller or the gas was the reason, is its own.
 * viem's `batch: { multicall }` does not: it sends a single read there too, and rejects all where the node refuses the whole.
 */
export function createReadTogether(): ReadTogether {
  const queues = new WeakMap<Client, Waiting[]>()
  const flush = async (client: Client, queue: readonly Waiting[]): Promise<void> => {
    for (let turn = 0; turn < TURNS; turn += 1) await Promise.resolve()
    queues.delete(client)
    const contracts = queue.map(({ call }) => call)
    const ends =
      queue.length > 1 ? await client.multicall({ contracts, allowFailure: true }).catch(() => []) : []
    for (const [index, { call, resolve }] of queue.entries()) {
      const end = ends[index]
      resolve(end?.status === 'success' ? end.result : client.readContract(call))
    }
  }
  return (client, call) => {
    if (!client.chain.contracts?.multicall3 || !isLikeOthers(call)) return client.readContract(call)
    return new Promise((resolve) => {
      const queue = queues.get(client) ?? []
      queue.push({ call, resolve })
      queues.set(client, queue)
      if (queue.length === 1) void flush(client, queue)
    })
  }
}
