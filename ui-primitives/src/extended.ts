/** The primitives that are not needed for the list of wallets. They are built as one module, so that a page fetches them in one request. */

export * from './divider/divider'
export * from './drawings'
export * from './empty-state/empty-state'
export * from './explainer/explainer'
export * from './icon/more-icons'
export * from './link/link'
export * from './request-status/request-status'
export * from './search-field/search-field'
export * from './status-ring/status-ring'
export * from './tabs/tabs'
export * from './virtual-list/virtual-list'
