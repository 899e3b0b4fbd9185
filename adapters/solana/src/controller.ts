import type { ChainCapabilities } from '@latchkey/session/contract'
import { answerQuestion } from './chain/answer-question'
import type { Chains } from './chain/chains'
import { readNativeBalance } from './chain/read-native-balance'
import { readTokens } from './chain/read-tokens'
import { signMessage } from './sign-message'

export { rpcUrl } from './rpc-url'

/** What can be asked of Solana. */
export function abilitiesOf(chains: Chains): ChainCapabilities {
  return {
    balance: { native: (...question) => readNativeBalance(chains, ...question) },
    tokens: { list: (...question) => readTokens(chains, ...question) },
    node: { request: (...question) => answerQuestion(chains, ...question) },
    sign: { message: (...question) => signMessage(chains.ctx, ...question) },
  }
}
