// The entry point `@latchkey/adapter-kit/lazy`: with what an adapter's first code puts off the rest. Apart from the
// package itself, all of which a bundler that splits code by entry point would load at the start of the page.
export { deferDiscovery } from './defer-discovery'
export { type ConnectorMethods, lazyConnectorMethods } from './lazy-connector-methods'
