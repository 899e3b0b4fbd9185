import type { DeclaredMethod, PluginContext } from '@latchkey/kernel'
import { type SessionContract, type SessionState, sessionContract } from '../contract'
import type { AdapterContract } from './adapter-contract'

type AdapterContext = Pick<
  PluginContext<AdapterContract, SessionContract>,
  'read' | 'watch' | 'spawn' | 'rpc'
>

/**
 * Declares the RPC methods of a chain's wallets (`ctx.rpc.declare`) when the first wallet connects. They are not needed before.
 * @param load imports the methods
 */
export function declareMethods(
  ctx: AdapterContext,
  signal: AbortSignal,
  load: () => Promise<readonly DeclaredMethod[]>,
): void {
  const isNeeded = ({ connections }: SessionState): boolean => Object.keys(connections).length > 0
  let done = false
  const declare = (needed: boolean): void => {
    if (!needed || done) return
    done = true
    ctx.spawn(async () => {
      const methods = await load()
      if (!signal.aborted) ctx.rpc.declare(...methods)
    })
  }
  ctx.watch(sessionContract, isNeeded, declare)
  declare(isNeeded(ctx.read(sessionContract)))
}
