import type { ViewProps } from '@latchkey/kernel'
import { usePlugin, usePluginState, useTranslate } from '@latchkey/kernel/react'
import { Button } from '@latchkey/ui-primitives/button'
import { Text } from '@latchkey/ui-primitives/text'
import type { ReactNode } from 'react'
import { type TipsContract, tipsContract } from './contract'

/** Asks how many coins; the answer goes to whoever opened the view with `ask`. */
export default function TipsView({ resolve }: ViewProps<TipsContract['views']['acme/Tips']>): ReactNode {
  const t = useTranslate()
  const tips = usePlugin(tipsContract)
  const given = usePluginState(tipsContract, (state) => state.given)
  const give = (coins: number): void => {
    tips.give(coins)
    resolve({ coins })
  }
  return (
    <>
      <Text>{t('acme-tips.given', 'You gave {given} so far.', { given })}</Text>
      {[1, 5].map((coins) => (
        <Button key={coins} onClick={() => give(coins)}>
          {t('acme-tips.give', 'Give {coins}', { coins })}
        </Button>
      ))}
    </>
  )
}
