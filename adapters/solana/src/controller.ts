import type { ChainAbilities, NetworkId } from '@latchkey/session/contract'
import type { Connection } from '@solana/web3.js'
import { answerQuestion } from './chain/answer-question'
import type { Chains } from './chain/chains'
import { readNativeBalance } from './chain/read-native-balance'
import { readTokens } from './chain/read-tokens'
import { signMessage } from './sign-message'

/** What can be asked of Solana. */
export function abilitiesOf(chains: Chains): ChainAbilities {
  return {
    balance: { native: (...question) => readNativeBalance(chains, ...question) },
    tokens: { list: (...question) => readTokens(chains, ...question) },
    read: { answer: (...question) => answerQuestion(chains, ...question) },
    sign: { message: (...question) => signMessage(chains.ctx, ...question) },
  }
}

/** Apart, because web3.js comes with it. */
export async function connection(chains: Chains, networkId?: NetworkId): Promise<Connection> {
  return (await import('./web3-connection')).web3Connection(chains, networkId)
}
