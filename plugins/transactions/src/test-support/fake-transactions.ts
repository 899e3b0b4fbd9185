import { definePlugin, type Plugin } from '@latchkey/kernel'
import { sessionContract } from '@latchkey/session/contract'
import { type TransactionsApi, type TransactionsContract, transactionsContract } from '../contract'
import { estimateTransaction, sendTransaction, type WaitingRequests } from '../send-transaction'

/**
 * For tests of features that send: calls the session's adapters as the plugin does, but follows nothing.
 * @param tracked gets the transactions that would be followed
 */
export function fakeTransactions(
  tracked: Parameters<TransactionsApi['track']>[],
): Plugin<TransactionsContract> {
  const plugin = definePlugin(transactionsContract, {
    dependsOn: [sessionContract],
    initialState: () => ({ entries: [] }),
    setup(ctx) {
      const session = ctx.use(sessionContract)
      const waiting: WaitingRequests = new Map()
      return {
        send: (...args) =>
          sendTransaction(
            { session, track: (...given) => void tracked.push(given), signal: ctx.signal, waiting },
            ...args,
          ),
        estimate: (...given) => estimateTransaction(session, ...given),
        track: async (...given) => void tracked.push(given),
        suppressNotice: () => () => undefined,
      }
    },
  })
  return plugin()
}
