// What a wallet or its user is asked for, with the errors that wagmi's own connectors reject with.
import { isCancellation, isLatchkeyError } from '@latchkey/kernel'
import { evmChainId, sessionContract } from '@latchkey/session/contract'
import { SwitchChainError, UserRejectedRequestError } from 'viem'
import { chainNotShared } from './errors'
import { evmConnection, isRestoring } from './evm-connection'
import type { WagmiLatchkey } from './wagmi-latchkey'

/** Opens the dialog if no wallet is connected, and resolves once one is. */
export async function connectWallet(latchkey: WagmiLatchkey): Promise<void> {
  const isConnected = (): boolean => evmConnection(latchkey.read(sessionContract)) !== undefined
  if (isConnected()) return
  try {
    await latchkey.ask('Connect', { namespace: 'eip155' })
  } catch (error) {
    // One that was connected elsewhere, in another tab for instance, counts too.
    if (!isConnected()) throw toUserRejection(error)
  }
}

/** Asks the wallet to switch, unless it is there. */
export async function switchWallet(latchkey: WagmiLatchkey, chainId: number): Promise<void> {
  try {
    await latchkey.get(sessionContract).switchNetwork(chainId)
  } catch (error) {
    const rejection = toUserRejection(error)
    throw rejection === error && error instanceof Error ? new SwitchChainError(error) : rejection
  }
}

/** The chain of wagmi's list. Throws if that list or Latchkey's does not have it. */
export function requireShared<Chain extends { readonly id: number }>(
  latchkey: WagmiLatchkey,
  chains: readonly Chain[],
  chainId: number,
): Chain {
  const chain = chains.find(({ id }) => id === chainId)
  if (!chain) throw new SwitchChainError(chainNotShared(chainId, 'chains'))
  const { networks } = latchkey.read(sessionContract)
  if (!networks.some(({ id }) => evmChainId(id) === chainId))
    throw new SwitchChainError(chainNotShared(chainId, 'evm({ networks })'))
  return chain
}

/** Resolves once remembered wallets have returned, or have not. Needs a started latchkey. */
export async function untilRestored(latchkey: WagmiLatchkey): Promise<void> {
  if (!isRestoring(latchkey.read(sessionContract))) return
  await new Promise<void>((resolve) => {
    const remove = latchkey.watch(
      sessionContract,
      (state) => state,
      (state) => {
        if (isRestoring(state)) return
        remove()
        resolve()
      },
    )
  })
}

/** viem's class, which pages with wagmi tell a refusal by. Any other error is returned as it is. */
function toUserRejection(error: unknown): unknown {
  const isRejection = isLatchkeyError(error) && (isCancellation(error) || error.code === 'USER_REJECTED')
  return isRejection ? new UserRejectedRequestError(error) : error
}
