/** What views are shown with, built as one module apart from what a page's own buttons use (`gatherModules`). */
export * from '../ports/open-link'
export * from './latchkey-scope'
export * from './use-after'
export * from './use-lazy'
export * from './use-optional-plugin'
export * from './use-slot'
export * from './view-outlet'
