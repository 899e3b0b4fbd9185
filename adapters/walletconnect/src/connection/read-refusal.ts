import { NoSharedNetworkError } from '../errors'

/** WalletConnect 2: the wallet supports none of the networks, accounts or namespaces it was asked for. */
const unsupported: ReadonlySet<unknown> = new Set([5100, 5103, 5104])

/** What a wallet said instead of approving; session knows most of the numbers. */
export function readRefusal(thrown: unknown): unknown {
  const code: unknown = typeof thrown === 'object' && thrown ? Reflect.get(thrown, 'code') : undefined
  return unsupported.has(code) ? new NoSharedNetworkError({ code }, thrown) : thrown
}
