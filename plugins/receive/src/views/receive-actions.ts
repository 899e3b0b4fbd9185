import { type ChainNamespace, type Network, sessionContract, type Token } from '@latchkey/session/contract'
import type { ReceiveContext, ReceiveDraft } from '../contract'

/** The changes that views make to this plugin's state, and what they read from the chain. */
export interface ReceiveActions {
  setDraft(draft: ReceiveDraft): void
  /** Makes the code request this amount. */
  setRequestedAmount(receiver: string, token: Token, amount: string): void
  /** Empties the form and removes the amount from the code. */
  clear(): void
  /**
   * The decimals that a token's contract or mint states. `undefined` if it states none. Rejects when the network
   * cannot be read.
   */
  readDecimals(
    namespace: ChainNamespace,
    network: Network,
    address: string,
    signal: AbortSignal,
  ): Promise<number | undefined>
}

export function createReceiveActions(ctx: ReceiveContext): ReceiveActions {
  const { state } = ctx
  return {
    setDraft: (draft) => state.assign({ draft }),
    setRequestedAmount: (receiver, token, amount) => state.assign({ asked: { receiver, token, amount } }),
    clear: () => state.assign({ draft: undefined, asked: undefined }),
    async readDecimals(namespace, network, address, signal) {
      const able = await ctx.use(sessionContract).adapter(namespace)?.capabilities()
      return able?.tokens?.decimals?.(address, network, signal)
    },
  }
}

/** The form's content, empty for another account or network. */
export function draftFor(draft: ReceiveDraft | undefined, receiver: string): ReceiveDraft {
  return draft?.receiver === receiver
    ? draft
    : { receiver, token: undefined, amountText: '', amount: undefined }
}
