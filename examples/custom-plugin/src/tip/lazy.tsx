import { labelsOf } from '@latchkey/kernel'
import { provideActions, type ViewsOf } from '@latchkey/view-kit'
import type { TipContext, TipContract } from './contract'
import { texts } from './texts'
import { createTipActions } from './tip-actions'
import { ReviewView } from './views/review-view'
import { TipView } from './views/tip-view'

const labelOf = labelsOf(texts)

export function createViews(ctx: TipContext): ViewsOf<TipContract['views']> {
  const withActions = provideActions(createTipActions(ctx))
  return {
    'acme/Tip': { component: withActions(TipView), title: labelOf('acme-tip.title') },
    'acme/TipReview': { component: withActions(ReviewView), title: labelOf('acme-tip.review-title') },
  }
}
