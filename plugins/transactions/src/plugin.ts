import {
  definePlugin,
  lazy,
  lazyApi,
  type PluginFactory,
  type RpcNext,
  type RpcRequest,
} from '@latchkey/kernel'
import { portfolioContract } from '@latchkey/portfolio/contract'
import { sessionContract } from '@latchkey/session/contract'
import { optionChecks } from '@latchkey/transactions/internal/check-options'
import {
  type TransactionsContext,
  type TransactionsContract,
  type TransactionsOptions,
  transactionsContract,
} from './contract'

const code = () => import('./lazy')
const controllerCode = () => import('./controller')
/** The views share one chunk, which also has their titles. */
const view = { load: async () => (await code()).views }
/** Methods by which a page sends. */
const SENDING = ['eth_sendTransaction', 'wallet_sendCalls', 'solana_signAndSendTransaction']

/** Its code is loaded with the first transaction, or if another tab or an earlier visit has left one. */
export const transactions: PluginFactory<TransactionsContract, 'session', TransactionsOptions> =
  /* @__PURE__ */ definePlugin(transactionsContract, {
    dependsOn: [sessionContract],
    optionalDependsOn: [portfolioContract],
    ...optionChecks,
    formerId: 'pendingTransactions',
    initialState: () => ({ entries: [] }),
    views: { TransactionRequest: view, TransactionStatus: view },
    setup(ctx: TransactionsContext, options) {
      const shownIds: string[] = []
      const controller = lazy(async () => (await controllerCode()).createController(ctx, shownIds, options))
      const resume = (): void => ctx.spawn(async () => (await controller()).begin())
      ctx.onReady(() => {
        ctx.spawn(async () => {
          const isStored = (await ctx.storage.get('entries')) !== undefined
          if (isStored || ctx.state.get().unanswered?.length) resume()
        })
        const stop = ctx.storage.onChange((key, value) => {
          if (key === 'entries' && value !== undefined) resume()
        })
        ctx.signal.addEventListener('abort', stop, { once: true })
      })
      const follow = async <Params, Answer>(
        request: RpcRequest<Params>,
        next: RpcNext<Params, Answer>,
      ): Promise<Answer> => {
        // The user may switch the account while the wallet has the request.
        const before = ctx.read(sessionContract)
        const { from, target } = request
        // Its run knows it, and alone may take it over.
        const isOfFeature =
          from !== sessionContract.id && controller.loaded()?.isAsking(target.connectionId) === true
        const answer = await next(request)
        if (isOfFeature) return answer
        ctx.spawn(async () => (await controller()).followPage(before, request, answer))
        return answer
      }
      if (options.follow !== 'own')
        for (const name of SENDING) ctx.rpc.handle({ name, approval: 'user', repeatable: false }, follow)
      return {
        ...lazyApi(controller, ['track', 'prepare', 'send', 'estimate']),
        suppressNotice(id) {
          shownIds.push(id)
          let isShown = true
          return () => {
            // Called twice, it would tell what another view shows.
            if (isShown) shownIds.splice(shownIds.indexOf(id), 1)
            isShown = false
          }
        },
      }
    },
  })
