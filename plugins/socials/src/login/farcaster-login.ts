import { embeddedWalletContract } from '@latchkey/embedded-wallet/contract'
import type { SocialsContext } from '../socials-context'
import { connectAs } from './social-login'

/** `url` is in the QR code, and is the link on a phone. `connecting`: the frame has the user. */
export type FarcasterStep =
  | { readonly phase: 'ready'; readonly url: string }
  | { readonly phase: 'connecting' }

/** After this the frame forgets a login that the user left, in ms. */
const LEAVE_MS = 100

/**
 * Logs in with Farcaster, and connects. When the signal aborts before that, the frame is restarted, so that a scan that comes later
 * logs nobody in.
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
    // A login that is over has nothing to end in the frame, and the user may have started another one.
    signal.removeEventListener('abort', onAbort)
  }
}
