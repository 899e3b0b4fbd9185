import type { ViewProps } from '@latchkey/kernel'
import { usePluginState, useTranslate } from '@latchkey/kernel/react'
import { isFailure, sessionContract } from '@latchkey/session/contract'
import { Attempt } from '@latchkey/ui-primitives/attempt'
import { RetryIcon } from '@latchkey/ui-primitives/icon/retry'
import type { TumblerState } from '@latchkey/ui-primitives/tumbler'
import { type ReactNode, useEffect } from 'react'
import { NetworkPicture } from '../components/network-picture'
import { useCopy } from '../components/use-copy'
import { useLeaveNetworks } from '../components/use-leave-networks'
import { useSwitchAttempt } from '../components/use-switch-attempt'
import type { AccountViews } from '../contract'
import type { SwitchAttempt } from '../switch-attempt'
import { switchWords } from '../switch-words'

function ringOf(attempt: SwitchAttempt): TumblerState {
  if (attempt.phase === 'done') return 'settled'
  if (attempt.phase !== 'failed') return 'turning'
  return isFailure(attempt.error) ? 'failed' : 'stopped'
}

/** Asks the wallet for another network. Parts: `switch-network`, `switch-network-words`. */
export default function SwitchNetworkView({ args }: ViewProps<AccountViews['SwitchNetwork']>): ReactNode {
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
    <Attempt
      part="switch-network"
      phase={phase}
      state={ringOf(attempt)}
      picture={<NetworkPicture network={network} size={72} />}
      title={title}
      hint={hint}
      action={
        mayRetry || retried
          ? {
              label: say('switch.try-again'),
              icon: <RetryIcon />,
              primary: phase === 'failed',
              loading: !mayRetry,
              onClick: retry,
            }
          : undefined
      }
      announcement={`${title}. ${hint}`}
    />
  )
}
