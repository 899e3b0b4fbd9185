import type { ConnectionId, NetworkId } from '@latchkey/session/contract'
import type { PublicClient } from 'viem'
import type { Chains } from './chain/chains'
import type { EvmApi } from './contract'

export { answerQuestion } from './chain/answer-question'
export { readNativeBalance } from './chain/read-native-balance'
export { signMessage } from './sign-message'

/** Apart, because viem comes with it. */
export async function walletClient(
  chains: Chains,
  connectionId?: ConnectionId,
): ReturnType<EvmApi['walletClient']> {
  return (await import('./clients')).walletClient(chains, connectionId)
}

export async function publicClient(chains: Chains, networkId?: NetworkId): Promise<PublicClient> {
  return (await import('./clients')).publicClient(chains, networkId)
}
