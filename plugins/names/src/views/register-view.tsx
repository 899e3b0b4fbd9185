import { ChooseNetwork } from '@latchkey/account/view-kit'
import { usePluginState, useRouter, useTexts } from '@latchkey/kernel/react'
import { useQuery } from '@latchkey/kernel/react/use-query'
import type { ActiveTarget } from '@latchkey/session/contract'
import { Button, NetworkIcon, WalletIcon } from '@latchkey/ui-primitives'
import { EmptyState, NetworkDrawing, WalletDrawing } from '@latchkey/ui-primitives/lists'
import { Explainer, TagIcon } from '@latchkey/ui-primitives/screens'
import { type ActionViewProps, ConnectFirst, useNetworkName, useTarget } from '@latchkey/view-kit'
import { type ReactElement, type ReactNode, useCallback, useState } from 'react'
import { namesContract } from '../contract'
import type { NameActions } from '../name-actions'
import { texts } from '../texts'
import { Failure, failureHint, NameForm } from './name-form'

const POINTS = [
  { key: 'short', Icon: TagIcon },
  { key: 'free', Icon: WalletIcon },
  { key: 'public', Icon: NetworkIcon },
] as const

/** Explains what a name is for. Part: `choose-name`. */
export function ChooseView(): ReactNode {
  const t = useTexts(texts)
  const router = useRouter(namesContract)
  const zone = usePluginState(namesContract, (state) => state.zone)
  return (
    <Explainer
      part="choose-name"
      drawing={<WalletDrawing />}
      intro={t('names.intro', { zone })}
      points={POINTS.map(({ key, Icon }) => ({
        icon: <Icon />,
        title: t(`names.${key}`),
        text: t(`names.${key}-text`),
      }))}
      action={
        <Button size="large" variant="primary" fullWidth onClick={() => router.push('RegisterAccountName')}>
          {t('names.choose')}
        </Button>
      }
    />
  )
}

/**
 * The form, or the account's existing name, or why there is no form. Parts: `own-name`, `own-names-failed`.
 */
export function RegisterView({ actions }: ActionViewProps<NameActions, undefined>): ReactNode {
  const t = useTexts(texts)
  const router = useRouter(namesContract)
  const target = useTarget()
  if (!target) return <ConnectFirst onConnect={() => router.replace('RegisterAccountName')} />
  if (target.namespace !== 'eip155' || !target.network)
    return (
      <EmptyState drawing={<NetworkDrawing />} sentence={t('names.unsupported')} action={<ChooseNetwork />} />
    )
  return <OfAccount key={target.account.address} actions={actions} target={target} />
}

interface OfAccountProps extends Pick<ActionViewProps<NameActions, undefined>, 'actions'> {
  readonly target: ActiveTarget
}

function OfAccount({ actions, target }: OfAccountProps): ReactElement {
  const t = useTexts(texts)
  const network = useNetworkName(target.network)
  const router = useRouter(namesContract)
  const entry = usePluginState(namesContract, (state) => state.own[target.account.address])
  const [error, setError] = useState<unknown>()
  const load = useCallback(() => actions.readOwn(target, { onError: setError }), [actions, target])
  useQuery({ pluginId: 'names', entry, load })
  const [own] = entry?.status === 'known' ? entry.names : []
  if (own !== undefined)
    return (
      <EmptyState
        drawing={<WalletDrawing />}
        sentence={<span part="own-name">{t('names.own', { name: own })}</span>}
        action={
          <Button size="large" fullWidth onClick={() => router.back()}>
            {t('names.done')}
          </Button>
        }
      />
    )
  return (
    <NameForm actions={actions} target={target} isReading={entry === undefined || entry.status === 'loading'}>
      {entry?.status === 'failed' && (
        <Failure
          part="own-names-failed"
          title={t('names.own-failed')}
          hint={failureHint(error, network, t)}
          onRetry={() => void actions.readOwn(target, { skipPause: true, onError: setError })}
        />
      )}
    </NameForm>
  )
}
