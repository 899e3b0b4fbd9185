import type { PluginContext } from '@latchkey/kernel'
import type { PriceAlertsContract } from './contract'
import { PriceAlertsBusyError } from './errors'

export async function runPriceAlerts(ctx: PluginContext<PriceAlertsContract>): Promise<void> {
  if (ctx.state.get().phase === 'running') throw new PriceAlertsBusyError()
  ctx.state.assign({ phase: 'running' })
  // The work goes here.
  await Promise.resolve()
  ctx.state.assign({ phase: 'done' })
  ctx.events.emit('priceAlerts:finished')
}
