import { lazy } from '@latchkey/kernel'
import type { ChainCapabilities, ConnectionId, NetworkInput, Transactions } from '@latchkey/session/contract'
import { answerQuestion } from './chain/answer-question'
import type { Chains } from './chain/chains'
import { readNativeBalance } from './chain/read-native-balance'
import { readTokens } from './chain/read-tokens'
import { listWalletAssets } from './chain/wallet-assets'
import type { EvmPublicClient, EvmWalletClient } from './contract'
import { checkName, findIdentity } from './identity'
import { signMessage, signTypedData } from './sign-message'
import { writeAddress } from './write-address'

/** What features may ask of EVM networks. */
export const abilitiesOf = (chains: Chains): ChainCapabilities => ({
  addresses: { format: writeAddress },
  assets: { list: (...question) => listWalletAssets(chains.ctx, ...question) },
  balance: { native: (...question) => readNativeBalance(chains, ...question) },
  identity: {
    find: (address, _network, signal) => findIdentity(chains, address, signal),
    check: checkName,
  },
  node: { request: (...question) => answerQuestion(chains, ...question) },
  tokens: { list: (...question) => readTokens(chains, ...question) },
  sign: {
    message: (...args) => signMessage(chains.ctx, ...args),
    typedData: (...args) => signTypedData(chains.ctx, ...args),
  },
  transactions: lazyTransactions(chains),
})

/** Its code is fetched with the first call. */
function lazyTransactions(chains: Chains): Transactions {
  const load = lazy(async () =>
    (await import('./transactions/create-transactions')).createTransactions(chains),
  )
  return {
    estimate: async (...args) => (await load()).estimate(...args),
    send: async (...args) => (await load()).send(...args),
    wait: async (...args) => (await load()).wait(...args),
    batches: {
      isSupported: async (...args) => (await load()).batches.isSupported(...args),
      send: async (...args) => (await load()).batches.send(...args),
    },
  }
}

/** Apart, because viem comes with it. */
export async function walletClient(chains: Chains, connectionId?: ConnectionId): Promise<EvmWalletClient> {
  return (await import('./clients')).walletClient(chains, connectionId)
}

export async function publicClient(chains: Chains, network?: NetworkInput): Promise<EvmPublicClient> {
  return (await import('./clients')).publicClient(chains, network)
}
