import { usePlugin, usePluginState, useTexts } from '@latchkey/kernel/react'
import { Button, Text } from '@latchkey/ui-primitives'
import type { ReactNode } from 'react'
import { priceAlertsContract } from '../contract'
import { texts } from '../texts'

/** Part: `price-alerts`. */
export function PriceAlertsView(): ReactNode {
  const t = useTexts(texts)
  const { run } = usePlugin(priceAlertsContract)
  const phase = usePluginState(priceAlertsContract, (state) => state.phase)
  // Rejections are logged already. The button is disabled while the work runs.
  const start = (): void => void run().catch(() => undefined)
  return (
    <div part="price-alerts">
      {phase === 'done' ? <Text as="p">{t('price-alerts.done')}</Text> : null}
      <Button disabled={phase === 'running'} onClick={start}>
        {t('price-alerts.run')}
      </Button>
    </div>
  )
}
