import type { ChainReading } from '@latchkey/session/contract'
import type { ReadableChains } from './chains'
import { readChain } from './read-chain'

/** What a node knows without any wallet, and what a wallet has signed already. */
const questions: ReadonlySet<string> = new Set(
  'getAccountInfo getBalance getBlock getBlockHeight getBlockTime getEpochInfo getFeeForMessage getGenesisHash getLatestBlockhash getMinimumBalanceForRentExemption getMultipleAccounts getProgramAccounts getRecentPrioritizationFees getSignatureStatuses getSignaturesForAddress getSlot getTokenAccountBalance getTokenAccountsByOwner getTokenSupply getTransaction getTransactionCount getVersion isBlockhashValid sendTransaction simulateTransaction'.split(
    ' ',
  ),
)

export async function answerQuestion(
  chains: ReadableChains,
  ...[question, network, signal]: Parameters<ChainReading['answer']>
): ReturnType<ChainReading['answer']> {
  if (!questions.has(question.method)) return undefined
  return { answer: await readChain(chains, network, question, signal) }
}
