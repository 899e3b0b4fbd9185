import { labelsOf } from '@latchkey/kernel'
import type { ViewsOf } from '@latchkey/view-kit'
import type { PriceAlertsContract } from './contract'
import { texts } from './texts'
import { PriceAlertsView } from './views/price-alerts-view'

export { createController } from './controller'

const labelOf = labelsOf(texts)

/** The views with their titles. One chunk with the behaviour: they share most of their code. */
export const createViews = (): ViewsOf<PriceAlertsContract['views']> => ({
  PriceAlerts: { component: PriceAlertsView, title: labelOf('price-alerts.title') },
})
