import { chainAmount, type Transfer } from '@latchkey/session/contract'
import type { SendRequest } from './contract'

/**
 * The transfer of a request, which is estimated, sent, and compared with the chain. The amount of the request is what wallets
 * show, of which the chain has another one where the token has a scale.
 */
export function transferOf({ to, amount, token }: SendRequest): Transfer {
  return {
    type: 'transfer',
    to,
    amount: chainAmount(amount, token),
    ...(token.address === undefined ? {} : { tokenAddress: token.address }),
    ...(token.scale && { shownAmount: amount }),
  }
}
