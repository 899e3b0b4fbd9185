// `@latchkey-examples/local-services/relay`: the relay without the other services, for tests.
export { createTraffic, type Traffic } from '../fault-injection/log-and-inject-faults'
export { type Relay, startRelay } from './start-relay'
