import { labelsOf } from '@latchkey/kernel'
import { usePlugin, usePluginState, useTexts } from '@latchkey/kernel/react'
import { activeConnection, type ConnectionId, sessionContract } from '@latchkey/session/contract'
import { Button, IconButton, IconTile, ListRow, Text, useSheets } from '@latchkey/ui-primitives'
import { PowerIcon } from '@latchkey/ui-primitives/screens'
import { type ReactElement, useCallback, useId, useLayoutEffect, useRef, useState } from 'react'
import { texts } from '../texts'
import { useResultBanner } from '../use-result-banner'
import * as css from './wallets.css'

const labelOf = labelsOf(texts)

interface Disconnect {
  /** The connection that is being disconnected, or `all`. */
  readonly busy: ConnectionId | 'all' | undefined
  /** Resolves to true once the wallet confirmed, to false if it failed or a guard refused. Never rejects. */
  readonly disconnect: (which: ConnectionId | 'all') => Promise<boolean>
}

/** Disconnects one wallet or all. A failure is shown in a banner, but session has removed the connection even then. */
export function useDisconnect(): Disconnect {
  const session = usePlugin(sessionContract)
  const banner = useResultBanner()
  const [busy, setBusy] = useState<Disconnect['busy']>()
  const disconnect = useCallback(
    async (which: ConnectionId | 'all') => {
      setBusy(which)
      try {
        await session.disconnect(which === 'all' ? undefined : which)
        return true
      } catch (error) {
        banner.failed(error, 'DISCONNECT_FAILED', labelOf('account.disconnect-failed'))
        return false
      } finally {
        setBusy(undefined)
      }
    },
    [session, banner],
  )
  return { busy, disconnect }
}

/** Disconnects the active wallet. Part: `disconnect`. */
export function DisconnectRow(): ReactElement {
  const t = useTexts(texts)
  const { busy, disconnect } = useDisconnect()
  const id = usePluginState(sessionContract, (state) => activeConnection(state)?.id)
  return (
    <ListRow
      part="disconnect"
      title={t('account.disconnect')}
      picture={
        <IconTile>
          <PowerIcon />
        </IconTile>
      }
      loading={busy !== undefined}
      onClick={() => void disconnect(id ?? 'all')}
    />
  )
}

interface DisconnectButtonProps {
  /** Name of the wallet. */
  readonly name: string
  readonly isBusy: boolean
  readonly onDisconnect: () => void
}

/** Disconnects one wallet, in all of its namespaces. Part: `wallet-disconnect`. */
export function DisconnectButton({ name, isBusy, onDisconnect }: DisconnectButtonProps): ReactElement {
  const t = useTexts(texts)
  return (
    <IconButton
      part="wallet-disconnect"
      label={t('wallets.disconnect', { name })}
      icon={<PowerIcon size={18} />}
      onClick={() => {
        if (!isBusy) onDisconnect()
      }}
    />
  )
}

interface DisconnectAllProps {
  readonly isBusy: boolean
  readonly onConfirm: () => void
}

/** Disconnects all wallets after a confirmation, since each would have to be connected again. Part: `disconnect-all`. */
export function DisconnectAll({ isBusy, onConfirm }: DisconnectAllProps): ReactElement {
  useSheets(css.sheets)
  const t = useTexts(texts)
  const labelId = useId()
  const root = useRef<HTMLDivElement>(null)
  const [isConfirming, setConfirming] = useState<boolean>()
  useLayoutEffect(() => {
    // Moves the focus to the Cancel button, and back to the row afterwards, but leaves it where it is when the view opens.
    if (isConfirming !== undefined) root.current?.querySelector('button')?.focus()
  }, [isConfirming])
  return (
    <div ref={root} part="disconnect-all">
      {isConfirming ? (
        <section aria-labelledby={labelId} className={css.confirmation}>
          <Text as="p" id={labelId} align="center">
            {t('wallets.disconnect-all-question')}
          </Text>
          <div className={css.buttons}>
            <Button className={css.button} onClick={() => setConfirming(false)}>
              {t('wallets.keep')}
            </Button>
            <Button variant="primary" className={css.button} loading={isBusy} onClick={onConfirm}>
              {t('wallets.disconnect-all')}
            </Button>
          </div>
        </section>
      ) : (
        <ListRow
          title={t('wallets.disconnect-all')}
          picture={
            <IconTile>
              <PowerIcon />
            </IconTile>
          }
          onClick={() => setConfirming(true)}
        />
      )}
    </div>
  )
}
