/** What a page's own components and views read plugins with, built as one module (`gatherModules`). */
export * from './use-plugin'
