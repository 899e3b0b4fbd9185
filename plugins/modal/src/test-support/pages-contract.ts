import { type ContractToken, defineContract, type View } from '@latchkey/kernel'

export interface PagesViews {
  First: View
  Second: View
  /** Resolves with the text it was given. */
  Echo: View<{ readonly text: string }, string>
  Untitled: View
  /** Throws while it renders. */
  Broken: View
  /** Cannot be loaded until `makeReachable`. */
  Unreachable: View
  /** Its code and its title are loaded with `loadSlow`. */
  Slow: View
  /** Rendered in the page's own tree. */
  Light: View
  /** Has room for a frame. */
  Framed: View
}

/** A plugin with views for the tests of the dialog. */
export interface PagesContract {
  readonly id: 'pages'
  readonly api: Record<never, never>
  readonly state: Record<never, never>
  readonly events: Record<never, never>
  readonly views: PagesViews
}

export const pagesContract: ContractToken<PagesContract> = /* @__PURE__ */ defineContract<PagesContract>(
  'pages',
  1,
)
