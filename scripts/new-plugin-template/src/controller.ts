import type { PriceAlertsApi, PriceAlertsContext } from './contract'
import { PriceAlertsBusyError } from './errors'

/** The behaviour of the plugin, created once per instance. */
export function createController(ctx: PriceAlertsContext): PriceAlertsApi {
  return {
    async run() {
      if (ctx.state.get().phase === 'running') throw new PriceAlertsBusyError()
      ctx.state.assign({ phase: 'running' })
      // The work goes here.
      await Promise.resolve()
      ctx.state.assign({ phase: 'done' })
      ctx.events.emit('priceAlerts:finished')
    },
  }
}
