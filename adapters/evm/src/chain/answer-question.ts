import type { ChainReading } from '@latchkey/session/contract'
import type { ReadableChains } from './chains'
import { readChain } from './read-chain'

/** What a node knows without any wallet, and what a wallet has signed already. */
const questions: ReadonlySet<string> = new Set(
  'eth_blobBaseFee eth_blockNumber eth_call eth_createAccessList eth_estimateGas eth_feeHistory eth_gasPrice eth_getAccount eth_getBalance eth_getBlockByHash eth_getBlockByNumber eth_getBlockReceipts eth_getBlockTransactionCountByHash eth_getBlockTransactionCountByNumber eth_getCode eth_getFilterChanges eth_getFilterLogs eth_getLogs eth_getProof eth_getStorageAt eth_getTransactionByBlockHashAndIndex eth_getTransactionByBlockNumberAndIndex eth_getTransactionByHash eth_getTransactionCount eth_getTransactionReceipt eth_getUncleCountByBlockHash eth_getUncleCountByBlockNumber eth_maxPriorityFeePerGas eth_newBlockFilter eth_newFilter eth_newPendingTransactionFilter eth_sendRawTransaction eth_simulateV1 eth_syncing eth_uninstallFilter net_version web3_clientVersion'.split(
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
