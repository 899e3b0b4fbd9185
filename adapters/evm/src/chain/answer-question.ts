import type { NodeRequests } from '@latchkey/session/contract'
import { eip155NodeMethods } from '@latchkey/session/rpc-methods'
import type { ReadableChains } from './chains'
import { readChain } from './read-chain'

export async function answerQuestion(
  chains: ReadableChains,
  ...[question, network, signal]: Parameters<NodeRequests['request']>
): ReturnType<NodeRequests['request']> {
  if (!Object.hasOwn(eip155NodeMethods, question.method)) return undefined
  return { answer: await readChain(chains, network, question, signal) }
}
