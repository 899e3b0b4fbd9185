// The entry point `@latchkey/session/wallet-rows`: joins the rows of one wallet, and what adapters list wallets with.
// Neither the contract nor other first code may import this file: a bundler that splits code by entry point would load
// all of it at the start of the page.
export * from './contract/wallet-join'
export * from './wallets/listed-wallets'
