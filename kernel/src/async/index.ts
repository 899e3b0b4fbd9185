export { latest, singleFlight } from './one-at-a-time'
export { type RetryOptions, retry } from './retry'
export { anySignal, untilAborted, withTimeout } from './signals'
