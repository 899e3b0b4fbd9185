import { defineContract, definePlugin, type RpcRequest } from '@latchkey/kernel'

/** A request to send, and the wallet's answer or the error. */
export interface SeenSend extends Pick<RpcRequest, 'from' | 'method' | 'params' | 'target'> {
  readonly end: unknown
}

interface SendsSeenContract {
  readonly id: 'test/sends-seen'
  readonly api: { readonly seen: readonly SeenSend[] }
  readonly state: Record<never, never>
  readonly events: Record<never, never>
  readonly views: Record<never, never>
}
export const sendsSeenContract = /* @__PURE__ */ defineContract<SendsSeenContract>('test/sends-seen', 1)

/** A plugin that notes what a wallet is asked to send, whoever asks. */
export const sendsSeen = definePlugin(sendsSeenContract, {
  setup(ctx) {
    const seen: SeenSend[] = []
    for (const name of ['eth_sendTransaction', 'wallet_sendCalls', 'solana_signAndSendTransaction'])
      ctx.rpc.handle({ name, approval: 'user', repeatable: false }, async (request, next) => {
        const { from, method, params, target } = request
        const note = (end: unknown): void => void seen.push({ from, method, params, target, end })
        try {
          const answer = await next(request)
          note(answer)
          return answer
        } catch (error) {
          note(error)
          throw error
        }
      })
    return { seen }
  },
})
