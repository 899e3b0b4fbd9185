/** EntryPoint of ERC-4337: 0.6, 0.7, 0.8 and 0.9. Any other contract may emit its events without doing anything. */
export const entryPoints: readonly string[] = [
  '0x5ff137d4b0fdcd49dca30c7cf57e578a026d2789',
  '0x0000000071727de22e5e9d8baf0edac6f37da032',
  '0x4337084d9e255ff0702461cf8895ce9e3b5ff108',
  '0x433709009b8330fda32311df1c2afa402ed8d009',
]

export const isEntryPoint = (address: string): boolean => entryPoints.includes(address.toLowerCase())

export interface Log {
  readonly address: string
  readonly topics: readonly string[]
  readonly data: string
}

/** `UserOperationEvent(bytes32,address,address,uint256,bool,uint256,uint256)` of ERC-4337. */
const USER_OPERATION = '0x49628fd1471006c1482da88028e9ce4dbb080b815c9b0344d39e5a8e6ec1419f'
const WORD = 64

/** An account's operation in the transaction of a bundler, which has those of others too. */
export interface Operation {
  readonly hasFailed: boolean
  /** What it has logged. */
  readonly logs: readonly Log[]
}

/** The operations of an account. Each ends with an event of the EntryPoint, after which the next one's logs begin. */
export function operationsOf(logs: readonly Log[], account: string): readonly Operation[] {
  const operations: Operation[] = []
  let own: Log[] = []
  for (const log of logs) {
    const { address, topics, data } = log
    if (topics[0] !== USER_OPERATION || !isEntryPoint(address)) {
      own.push(log)
      continue
    }
    const sender = `0x${topics[2]?.slice(-40)}`
    // Nonce, success, and two costs.
    const hasFailed = /^0*$/.test(data.slice(2 + WORD, 2 + 2 * WORD))
    if (sender.toLowerCase() === account.toLowerCase()) operations.push({ hasFailed, logs: own })
    own = []
  }
  return operations
}
