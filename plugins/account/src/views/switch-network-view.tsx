import type { ViewProps } from '@latchkey/kernel'
import { usePluginState, useTranslate } from '@latchkey/kernel/react'
import { sessionContract } from '@latchkey/session/contract'
import { Button } from '@latchkey/ui-primitives/button'
import { RetryIcon } from '@latchkey/ui-primitives/icon/retry'
import { LiveRegion } from '@latchkey/ui-primitives/live-region'
import { useSheets } from '@latchkey/ui-primitives/sheets'
import { Text } from '@latchkey/ui-primitives/text'
import { Tumbler } from '@latchkey/ui-primitives/tumbler'
import { type ReactNode, useEffect } from 'react'
import { NetworkPicture } from '../components/network-picture'
import { useCopy } from '../components/use-copy'
import { useLeaveNetworks } from '../components/use-leave-networks'
import { useSwitchAttempt } from '../components/use-switch-attempt'
import type { AccountViews } from '../contract'
import { switchWords } from '../switch-words'
import * as css from './switch-network-view.css'

const RING = { waiting: 'turning', silent: 'turning', done: 'settled', failed: 'failed' } as const

/** Asks the wallet for another network. Parts: `switch-network`, `switch-network-words`. */
export default function SwitchNetworkView({ args }: ViewProps<AccountViews['SwitchNetwork']>): ReactNode {
  useSheets(css.sheets)
  const { networkId } = args
  const t = useTranslate()
  const say = useCopy()
  const network = usePluginState(sessionContract, ({ networks }) =>
    networks.find(({ id }) => id === networkId),
  )
  const { attempt, retried, retry } = useSwitchAttempt(networkId)
  const { phase } = attempt
  const { title, hint } = switchWords(attempt, network?.name ?? say('account.unknown-network'), t)
  const leave = useLeaveNetworks()
  const isDone = phase === 'done'
  useEffect(() => {
    if (isDone) leave()
  }, [isDone, leave])
  const mayRetry = phase === 'failed' || phase === 'silent'
  return (
    <div part="switch-network" className={css.view} data-phase={phase}>
      <Tumbler state={RING[phase]}>
        <NetworkPicture network={network} size={72} />
      </Tumbler>
      <div part="switch-network-words" className={css.words}>
        <Text as="p" variant="title" align="center">
          {title}
        </Text>
        <Text as="p" tone="secondary" align="center">
          {hint}
        </Text>
      </div>
      {(mayRetry || retried) && (
        <Button
          variant={phase === 'failed' ? 'primary' : 'secondary'}
          size="large"
          fullWidth
          loading={!mayRetry}
          icon={<RetryIcon />}
          onClick={retry}
        >
          {say('switch.try-again')}
        </Button>
      )}
      <LiveRegion message={`${title}. ${hint}`} />
    </div>
  )
}
