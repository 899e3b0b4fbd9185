import type { DeclaredMethod, PluginContext } from '@latchkey/kernel'
import { type SessionContract, type SessionState, sessionContract } from '../contract'
import type { SomeAdapter } from './some-adapter'

type AdapterContext = Pick<PluginContext<SomeAdapter, SessionContract>, 'read' | 'watch' | 'spawn' | 'rpc'>

/**
 * Declares what a chain's wallets are asked . No wallet is asked anything before it is being
 * connected, so the names of the methods can wait until then.
 * @param load fetches them
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
