import type { PluginContext } from '@latchkey/kernel'
import { type SessionContract, sessionContract } from '../contract'
import type { AdapterContract } from './adapter-contract'

/**
 * Resolves when `state.wallets` is built the next time, or when the signal aborts. Call it after connectors were added to the
 * slot: they are then in the list, unless a filter hides them.
 */
export const untilListed = (
  ctx: Pick<PluginContext<AdapterContract, SessionContract>, 'watch'>,
  signal: AbortSignal,
): Promise<unknown> =>
  new Promise((resolve) => {
    ctx.watch(sessionContract, ({ wallets }) => wallets, resolve)
    signal.addEventListener('abort', resolve)
  })
