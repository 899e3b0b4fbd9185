/** What only some lists need, fetched by name. */
export interface ListParts {
  /** Lists more than wallets that announced themselves. */
  readonly listing: typeof import('./listing')
  /** What only some lists show. */
  readonly further: typeof import('./further-parts')
  /** Draws only the rows that are in sight. */
  readonly longList: typeof import('@latchkey/ui-primitives/virtual-list')
}

export interface ListCode {
  /** What is there already: it is shown in the same render. */
  readonly loaded: { readonly [Name in keyof ListParts]?: ListParts[Name] }
  load(name: keyof ListParts): Promise<void>
}

const loaders: { readonly [Name in keyof ListParts]: () => Promise<ListParts[Name]> } = {
  listing: () => import('./listing'),
  further: () => import('./further-parts'),
  longList: () => import('@latchkey/ui-primitives/virtual-list'),
}

/** One for each latchkey: an opening finds what the one before has fetched. */
export function createListCode(): ListCode {
  const loaded: { -readonly [Name in keyof ListParts]?: ListParts[Name] } = {}
  return {
    loaded,
    async load<Name extends keyof ListParts>(name: Name) {
      loaded[name] = await loaders[name]()
    },
  }
}
