import { usePluginState, useTexts } from '@latchkey/kernel/react'
import { Text } from '@latchkey/ui-primitives/text'
import type { ReactElement } from 'react'
import { onrampContract } from '../contract'
import { copy } from '../copy/copy'

/** A note that the lists are defaults because the service failed. Part: `onramp-defaults`. */
export function OptionsNote(): ReactElement | null {
  const t = useTexts(copy)
  const isFailed = usePluginState(onrampContract, ({ options }) => options['all']?.status === 'failed')
  if (!isFailed) return null
  return (
    <Text as="p" part="onramp-defaults" variant="caption" tone="secondary" align="center">
      {t('onramp.options-failed')}
    </Text>
  )
}
