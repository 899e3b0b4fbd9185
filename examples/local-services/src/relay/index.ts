// `@latchkey-examples/local-services/relay`: the relay alone, for tests that need nothing else.
export { createTraffic, type Traffic } from '../fault-injection/log-and-inject-faults'
export { type Relay, startRelay } from './start-relay'
