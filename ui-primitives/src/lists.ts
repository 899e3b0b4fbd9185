/** Long lists and what is around them: search, links, and what is shown for an empty one. */

export * from './lists/divider'
export * from './lists/empty-state'
export * from './lists/link'
export * from './lists/row-window'
export * from './lists/search-field'
export * from './lists/virtual-list'
