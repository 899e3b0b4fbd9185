import type { PhoneWallet } from '../wallet/phone-wallet'

/** A page that has not responded by then will not: its code may be outdated. */
const PATIENCE_MS = 10_000

/** Resolves when a proposal has arrived. Rejects if none arrives in time. */
export function waitForProposal(
  wallet: Pick<PhoneWallet, 'get' | 'subscribe'>,
  patienceMs = PATIENCE_MS,
): Promise<void> {
  const hasProposal = (): boolean => wallet.get().asks.some(({ kind }) => kind === 'proposal')
  return new Promise((resolve, reject) => {
    const stop = wallet.subscribe(() => {
      if (hasProposal()) end(resolve)
    })
    const timer = setTimeout(
      () => end(() => reject(new Error('The page does not answer. Make a new code there.'))),
      patienceMs,
    )
    const end = (finish: () => void): void => {
      clearTimeout(timer)
      stop()
      finish()
    }
    if (hasProposal()) end(resolve)
  })
}
