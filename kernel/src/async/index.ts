export { latest } from './latest'
export { type RetryOptions, retry } from './retry'
export { singleFlight } from './single-flight'
export { untilAborted } from './until-aborted'
