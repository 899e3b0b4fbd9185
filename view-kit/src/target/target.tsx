import { viewNeeds } from '@latchkey/kernel'
import { usePlugin, usePluginState, useSlot } from '@latchkey/kernel/react'
import {
  type ActiveTarget,
  activeTarget,
  type ChainNamespace,
  isSameTarget,
  type Network,
  sessionContract,
  targetKey,
} from '@latchkey/session/contract'
import { Button } from '@latchkey/ui-primitives'
import { EmptyState, NetworkDrawing, WalletDrawing } from '@latchkey/ui-primitives/lists'
import { type ReactElement, type ReactNode, useState } from 'react'
import { useTransactionFormTexts, useTransactionTexts } from '../texts'

export interface ConnectFirstProps {
  /** Why there is nothing to show. Default: that the wallet was disconnected. */
  readonly sentence?: string | undefined
  /**
   * Opens the view again, which declares the connection in `needs`: the wallets come first, and then the view. Without it
   * there is no button.
   */
  readonly onConnect?: (() => void) | undefined
  /** What leads on where there is no button to connect. */
  readonly otherwise?: ReactNode
}

/** Shown in place of a view whose account is gone. Part of the button: `connect-first`. */
export function ConnectFirst({ sentence, onConnect, otherwise }: ConnectFirstProps): ReactElement {
  const t = useTransactionTexts()
  const canConnect = useSlot(viewNeeds).some(({ id }) => id === 'connection')
  return (
    <EmptyState
      drawing={<WalletDrawing />}
      sentence={sentence ?? t('transaction.disconnected')}
      action={
        canConnect && onConnect ? (
          <Button part="connect-first" variant="primary" size="large" fullWidth onClick={onConnect}>
            {t('transaction.connect')}
          </Button>
        ) : (
          otherwise
        )
      }
    />
  )
}

/**
 * The active account and its network; the same object until one of them changes, whatever else the session's state
 * does: an extension may announce wallets without end.
 * @param namespace default: the active one
 */
export function useTarget(namespace?: ChainNamespace): ActiveTarget | undefined {
  return usePluginState(sessionContract, (state) => activeTarget(state, namespace), isSameTarget)
}

export interface WhileSameTargetProps {
  /** The account and network that the user has chosen in the form. */
  readonly target: ActiveTarget
  /** Shows the form. */
  readonly onBack: () => void
  readonly children: ReactNode
}

/** The review of a request while account and network are those of the form; else a sentence and a way back. */
export function WhileSameTarget({ target, onBack, children }: WhileSameTargetProps): ReactNode {
  const t = useTransactionFormTexts()
  const current = useTarget()
  if (targetKey(current) === targetKey(target)) return children
  return (
    <EmptyState
      drawing={<WalletDrawing />}
      sentence={t('transaction.target-changed')}
      action={<Button onClick={onBack}>{t('transaction.back-to-form')}</Button>}
    />
  )
}

export interface SwitchNetworkFirstProps {
  /** The network on which the transaction has to be sent. */
  readonly network: Network
  /** `part` attribute of the button. */
  readonly part: string
  readonly onCancel: () => void
}

/** Asks the user to switch the network: the transaction is for another network than the wallet is on. */
export function SwitchNetworkFirst({ network, part, onCancel }: SwitchNetworkFirstProps): ReactElement {
  const t = useTransactionTexts()
  const session = usePlugin(sessionContract)
  const [phase, setPhase] = useState<'asking' | 'declined' | undefined>()
  const { id, name } = network
  const change = async (): Promise<void> => {
    setPhase('asking')
    await session.switchNetwork(id).then(
      () => setPhase(undefined),
      () => setPhase('declined'),
    )
  }
  return (
    <EmptyState
      drawing={<NetworkDrawing />}
      sentence={t(phase === 'declined' ? 'transaction.switch-declined' : 'transaction.switch-hint', {
        network: name,
      })}
      action={
        <>
          <Button
            part={part}
            variant="primary"
            size="large"
            fullWidth
            loading={phase === 'asking'}
            onClick={() => void change()}
          >
            {t('transaction.switch', { network: name })}
          </Button>
          <Button size="large" fullWidth onClick={onCancel}>
            {t('transaction.cancel')}
          </Button>
        </>
      }
    />
  )
}
