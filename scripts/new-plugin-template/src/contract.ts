import { type ContractToken, defineContract, type PluginContext, type View } from '@latchkey/kernel'

export interface PriceAlertsState {
  readonly phase: 'idle' | 'running' | 'done'
}

export interface PriceAlertsApi {
  /** Resolves when the work is done. Rejects with `PRICE_ALERTS_BUSY` while an earlier call runs. */
  run(): Promise<void>
}

export interface PriceAlertsContract {
  readonly id: 'priceAlerts'
  readonly api: PriceAlertsApi
  readonly state: PriceAlertsState
  readonly events: { readonly 'priceAlerts:finished': undefined }
  readonly views: { readonly PriceAlerts: View }
}

export const priceAlertsContract: ContractToken<PriceAlertsContract> =
  /* @__PURE__ */ defineContract<PriceAlertsContract>('priceAlerts', 1)

export type PriceAlertsContext = PluginContext<PriceAlertsContract>
