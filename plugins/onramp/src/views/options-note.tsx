import { usePluginState } from '@latchkey/kernel/react'
import { Text } from '@latchkey/ui-primitives/text'
import type { ReactElement } from 'react'
import { onrampContract } from '../contract'
import { useCopy } from '../copy/use-copy'

/** A note that the lists are defaults because the service failed. Part: `onramp-defaults`. */
export function OptionsNote(): ReactElement | null {
  const say = useCopy()
  const isFailed = usePluginState(onrampContract, ({ options }) => options['all']?.status === 'failed')
  if (!isFailed) return null
  return (
    <Text as="p" part="onramp-defaults" variant="caption" tone="secondary" align="center">
      {say('onramp.options-failed')}
    </Text>
  )
}
