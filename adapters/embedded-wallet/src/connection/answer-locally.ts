import { chainIdHex, isHex } from '@latchkey/session/caip'
import type { ConnectorRequest, Network, NetworkId } from '@latchkey/session/contract'
import { createWalletError } from '@latchkey/session/requests'
import * as v from '@latchkey/session/schema'
import type { FrameUser } from './read-user'

export interface LocalMethodOptions {
  /** The connection's users, by namespace. */
  readonly users: readonly FrameUser[]
  readonly networks: readonly Network[]
  switchNetwork(network: Network, signal: AbortSignal): Promise<void>
}

const switchSchema = v.tuple([
  v.object({
    chainId: v.pipe(
      v.string(),
      v.check((text) => isHex(text, 1, 12)),
    ),
  }),
])

/**
 * Answers requests without the wallet's iframe where this page knows the answer, and switches networks (EIP-3326).
 * `undefined`: the iframe has to answer. Rejects with 4902 for a network that is not configured.
 */
export function answerLocally(
  { method, params, networkId, signal }: ConnectorRequest,
  { users, networks, switchNetwork }: LocalMethodOptions,
): Promise<unknown> | undefined {
  const addresses = (namespace: string): readonly string[] =>
    users.flatMap(({ accounts }) =>
      accounts.flatMap((one) => (one.namespace === namespace ? [one.address] : [])),
    )
  switch (method) {
    case 'eth_accounts':
    case 'eth_requestAccounts':
      return Promise.resolve(addresses('eip155'))
    case 'solana_getAccounts':
    case 'solana_requestAccounts':
      return Promise.resolve(addresses('solana').map((pubkey) => ({ pubkey })))
    case 'eth_chainId':
      return Promise.resolve(chainIdHex(networkId))
    case 'wallet_switchEthereumChain':
      return switchChain()
    default:
      return undefined
  }

  async function switchChain(): Promise<null> {
    const parsed = v.safeParse(switchSchema, params)
    if (!parsed.success) throw createWalletError('INVALID_PARAMS', { phase: 'switch', cause: { params } })
    const id: NetworkId = `eip155:${Number(parsed.output[0].chainId)}`
    const network = networks.find((one) => one.id === id)
    if (!network) throw createWalletError('SWITCH_CHAIN_FAILED', { phase: 'switch' })
    await switchNetwork(network, signal)
    return null
  }
}
