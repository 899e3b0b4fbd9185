// The entry point `@latchkey/session/chain`: asks a node, and knows what chains and their explorers say. Runs on servers too.
// Session itself must not import this file: a bundler that splits code by entry point would load all of it at the start of the page.
export * from './data-fee'
export * from './network/explorer-url'
export * from './server/evm-moves'
export * from './server/http-node'
