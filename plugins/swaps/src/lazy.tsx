import { labelsOf } from '@latchkey/kernel'
import { provideActions, type ViewsOf } from '@latchkey/view-kit'
import type { SwapsContext, SwapsViews } from './contract'
import { createSwapActions } from './swap-actions'
import { texts } from './texts'
import { ReviewView } from './views/review-view'
import { SelectTokenView } from './views/select-token-view'
import { checkArguments, SwapView } from './views/swap-view'

const labelOf = labelsOf(texts)

/** The views with the actions of this plugin's instance. One chunk: they share most of their code. */
export function createViews(ctx: SwapsContext): ViewsOf<SwapsViews> {
  const withActions = provideActions(createSwapActions(ctx))
  return {
    Swap: { component: withActions(SwapView), title: labelOf('swaps.title'), checkArgs: checkArguments },
    SwapSelectToken: { component: withActions(SelectTokenView), title: labelOf('swaps.select-title') },
    SwapPreview: { component: withActions(ReviewView), title: labelOf('swaps.review') },
  }
}
