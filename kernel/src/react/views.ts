/** What views are shown with, built as one module apart from what a page's own buttons use (`gatherModules`). */
export * from './latchkey-scope'
export * from './lazy-content'
export * from './shown-view'
export * from './use-lazy'
export * from './use-optional-plugin'
export * from './use-slot'
export * from './view-boundary'
export * from './view-outlet'
