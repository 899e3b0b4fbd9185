/** What screens behind the first list show: tiles, states of a request, explanations, facts, notes. */

export * from './screens/address'
export * from './screens/copy-button'
export * from './screens/explainer'
export * from './screens/fact-list'
export * from './screens/more-icons'
export * from './screens/notices'
export * from './screens/request-status'
export * from './screens/skeleton'
export * from './screens/tabs'
export * from './screens/tile'
export * from './screens/toggle'
export * from './screens/virtual-grid'
