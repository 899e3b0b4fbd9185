import { isLatchkeyError } from '@latchkey/kernel'
import { CODE_PAUSE_MS } from '../contract'

// What the views of other plugins need of this wallet: `@latchkey/embedded-wallet/view-kit`. Only lazily loaded code imports it.

/** The page in the frame has a list of the same methods, since it shares no code with this package. */
const sendingMethods: ReadonlySet<string> = new Set([
  'eth_sendTransaction',
  'eth_sendUserOperation',
  'solana_signAndSendTransaction',
  'wallet_sendCalls',
])

/** Whether the method sends a transaction, so that repeating it could send a second one. */
export const sendsTransaction = (method: string): boolean => sendingMethods.has(method)

/** Whether repeating a login may succeed: not on a page that the project does not allow. */
export function canRetryLogin(failure: unknown): boolean {
  return !isLatchkeyError(failure) || failure.code !== 'FRAME_PAGE_NOT_ALLOWED'
}

/** How long until another code may be sent, in ms; 0 when it may be sent now. */
export function codePauseLeftMs(codeSentAtMs: number | undefined, nowMs: number): number {
  const leftMs = codeSentAtMs === undefined ? 0 : codeSentAtMs + CODE_PAUSE_MS - nowMs
  // The clock may have been set back since then, so a pause longer than the maximum does not count.
  return leftMs > 0 && leftMs <= CODE_PAUSE_MS ? leftMs : 0
}
