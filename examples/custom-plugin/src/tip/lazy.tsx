import { provideActions, type ViewsOf } from '@latchkey/view-kit'
import type { TipContext, TipContract } from './contract'
import { createTipActions } from './tip-actions'
import { ReviewView } from './views/review-view'
import { TipView } from './views/tip-view'

export function createViews(ctx: TipContext): ViewsOf<TipContract['views']> {
  const withActions = provideActions(createTipActions(ctx))
  return { 'acme/Tip': withActions(TipView), 'acme/TipReview': withActions(ReviewView) }
}
