import { definePlugin, type Plugin } from '@latchkey/kernel'
import { sessionContract } from '@latchkey/session/contract'
import { type TransactionsApi, type TransactionsContract, transactionsContract } from '../contract'
import { createOpenRequests, estimateTransaction, prepareAsk } from '../run/ask-wallet'
import { createRun } from '../run/create-run'
import { keepUnanswered } from '../run/keep-unanswered'

/**
 * For tests of features that send: calls the session's adapters as the plugin does, but follows nothing.
 * @param tracked gets the transactions that would be followed
 */
export function fakeTransactions(
  tracked: Parameters<TransactionsApi['track']>[],
): Plugin<TransactionsContract> {
  const view = { load: () => import('../lazy').then((code) => code.views) }
  const plugin = definePlugin(transactionsContract, {
    dependsOn: [sessionContract],
    initialState: () => ({ entries: [] }),
    views: { TransactionRequest: view, TransactionStatus: view },
    setup(ctx) {
      const session = ctx.use(sessionContract)
      const open = createOpenRequests()
      const prepare: TransactionsApi['prepare'] = async (planned) => {
        const { target: _, ...purpose } = planned
        const { ask, cursor } = prepareAsk(session, planned, open, ctx.signal)
        const run = createRun({
          id: ctx.randomId(),
          planned,
          clock: ctx.clock,
          signal: () => ctx.signal,
          ask,
          find: async () => undefined,
          isKnown: () => false,
          isOpenElsewhere: () => false,
          onSent: (sent) => void tracked.push([sent, purpose]),
        })
        keepUnanswered(ctx, run, cursor, () => undefined)
        return run
      }
      return {
        prepare,
        send: async (planned, options) => (await prepare(planned)).ask(options),
        estimate: (...given) => estimateTransaction(session, ...given),
        track: async (...given) => void tracked.push(given),
        suppressNotice: () => () => undefined,
      }
    },
  })
  return plugin()
}
