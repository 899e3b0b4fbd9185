import type { Label, ViewProps } from '@latchkey/kernel'
import { createShell } from '@latchkey/modal/shell'
import type { ReactNode } from 'react'
import type { SwapsViews } from '../contract'
import { type CopyKey, copy } from '../copy/copy'
import { type ActionViewProps, createSwapActions } from '../swap-actions'
import type { SwapsContext } from '../swaps-context'
import { ConfirmedView } from './confirmed-view'
import { PreviewView } from './preview-view'
import { RequestView } from './request-view'
import { SelectTokenView } from './select-token-view'
import { SwapView } from './swap-view'

type Views = {
  readonly [Name in keyof SwapsViews]: (props: ViewProps<SwapsViews[Name]>) => ReactNode
}

const titleOf =
  (key: CopyKey): Label<unknown> =>
  (t) =>
    t(key, copy[key])

const titles: Readonly<Record<keyof SwapsViews, Label<unknown>>> = {
  Swap: titleOf('swaps.title'),
  SwapSelectToken: titleOf('swaps.select-title'),
  SwapPreview: titleOf('swaps.preview-title'),
  SwapRequest: titleOf('swaps.title'),
  SwapConfirmed: titleOf('swaps.title'),
}

/** With the dialog among its exports, a host's bundler keeps the dialog and the primitives in one file. */
const beside = { createShell, titles }

/** The views with the actions of this plugin's instance. One chunk: they share most of their code. */
export function createViews(ctx: SwapsContext): Views & typeof beside {
  const actions = createSwapActions(ctx)
  const withActions =
    <Args,>(View: (props: ActionViewProps<Args>) => ReactNode) =>
    ({ args }: { readonly args: Args }): ReactNode => <View actions={actions} args={args} />
  return {
    ...beside,
    Swap: withActions(SwapView),
    SwapSelectToken: withActions(SelectTokenView),
    SwapPreview: withActions(PreviewView),
    SwapRequest: withActions(RequestView),
    SwapConfirmed: withActions(ConfirmedView),
  }
}
