import { featureOf } from '../connector/page-wallet'
import { UnsupportedMethodError } from '../errors'
import type { Asking } from './asking'
import { signAllTransactions } from './sign-all-transactions'
import { signAndSendTransaction } from './sign-and-send-transaction'
import { signIn } from './sign-in'
import { signMessage } from './sign-message'
import { signTransaction } from './sign-transaction'

interface Method {
  readonly feature: string
  answer(asking: Asking, params: unknown): Promise<unknown>
}

/** In the shapes WalletConnect has for them: one way for wallets of the page and those behind a relay. */
const methods: Readonly<Record<string, Method>> = {
  solana_signMessage: { feature: 'solana:signMessage', answer: signMessage },
  solana_signTransaction: { feature: 'solana:signTransaction', answer: signTransaction },
  solana_signAllTransactions: { feature: 'solana:signTransaction', answer: signAllTransactions },
  solana_signAndSendTransaction: {
    feature: 'solana:signAndSendTransaction',
    answer: signAndSendTransaction,
  },
  solana_signIn: { feature: 'solana:signIn', answer: signIn },
}

export async function answerRequest(asking: Asking, params: unknown): Promise<unknown> {
  const { wallet, name, method, accounts } = asking
  if (method === 'solana_getAccounts' || method === 'solana_requestAccounts')
    return accounts.map(({ address }) => ({ pubkey: address }))
  const known = Object.hasOwn(methods, method) ? methods[method] : undefined
  if (!known || !featureOf(wallet, known.feature)) throw new UnsupportedMethodError(name, method)
  return known.answer(asking, params)
}
