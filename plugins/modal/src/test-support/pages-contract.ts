import { type ContractToken, defineContract, type View } from '@latchkey/kernel'

export interface PagesViews {
  First: View
  Second: View
  /** Resolves with its argument `text` on a click. */
  Echo: View<{ readonly text: string }, string>
  Untitled: View
  /** Throws while it renders. */
  Broken: View
  /** Cannot be loaded until `makeReachable` is called. */
  Unreachable: View
  /** Its code and title are loaded when `loadSlow` is called. */
  Slow: View
  /** Rendered in the page's own tree, with `surface: 'slot'`. */
  Light: View
  /** Shows the frame host in an area of its own. */
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
