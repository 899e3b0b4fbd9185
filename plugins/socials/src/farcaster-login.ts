import { embeddedWalletContract } from '@latchkey/embedded-wallet/contract'
import type { SocialsContext } from './contract'
import { connectAs } from './social-login'

/**
 * `url` is the content of the QR code and the link on a phone. `connecting`: the user is logged in to the
 * frame.
 */
export type FarcasterStep =
  | { readonly phase: 'ready'; readonly url: string }
  | { readonly phase: 'connecting' }

/** Delay before the frame is restarted after the user has left a login. */
const LEAVE_MS = 100

/**
 * Logs in with Farcaster and connects. If the signal aborts before that, the frame is restarted, so that a
 * later scan has no effect.
 */
export async function logInWithFarcaster(
  ctx: SocialsContext,
  signal: AbortSignal,
  onStep: (step: FarcasterStep) => void,
): Promise<void> {
  const wallet = ctx.use(embeddedWalletContract)
  const leave = async (): Promise<void> => {
    await ctx.clock.wait(LEAVE_MS, ctx.signal)
    await wallet.reload()
  }
  const onAbort = (): void => void leave().catch(() => undefined)
  signal.addEventListener('abort', onAbort, { once: true })
  try {
    const { social } = await wallet.login()
    onStep({ phase: 'ready', url: await social.farcasterUrl(signal) })
    await social.finishFarcaster(signal)
    onStep({ phase: 'connecting' })
    await connectAs(ctx, 'farcaster', signal)
  } finally {
    // A finished login must not restart the frame, because the user may have started another one.
    signal.removeEventListener('abort', onAbort)
  }
}
