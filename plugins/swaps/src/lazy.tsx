import { type Label, labelsOf } from '@latchkey/kernel'
import { provideActions, type ViewsOf } from '@latchkey/view-kit'
import type { SwapsContext, SwapsViews } from './contract'
import { createSwapActions } from './swap-actions'
import { texts } from './texts'
import { PreviewView } from './views/preview-view'
import { SelectTokenView } from './views/select-token-view'
import { checkArguments, SwapView } from './views/swap-view'

const labelOf = labelsOf(texts)

const titles: Readonly<Record<keyof SwapsViews, Label>> = {
  Swap: labelOf('swaps.title'),
  SwapSelectToken: labelOf('swaps.select-title'),
  SwapPreview: labelOf('swaps.review'),
}

/** What a host's `ask` is checked for before the views' needs are met. */
const argumentChecks = { Swap: checkArguments } satisfies Partial<Record<keyof SwapsViews, unknown>>

/** The views with the actions of this plugin's instance. One chunk: they share most of their code. */
export function createViews(
  ctx: SwapsContext,
): ViewsOf<SwapsViews> & { readonly titles: typeof titles; readonly argumentChecks: typeof argumentChecks } {
  const withActions = provideActions(createSwapActions(ctx))
  return {
    titles,
    argumentChecks,
    Swap: withActions(SwapView),
    SwapSelectToken: withActions(SelectTokenView),
    SwapPreview: withActions(PreviewView),
  }
}
