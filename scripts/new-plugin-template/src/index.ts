export { type PriceAlertsContract, priceAlertsContract } from './contract'
export { PriceAlertsBusyError } from './errors'
export { priceAlerts } from './plugin'
