import { EMBEDDED_CONNECTOR_ID, embeddedWalletContract } from '@latchkey/embedded-wallet/contract'
import { usePluginState, useTexts } from '@latchkey/kernel/react'
import { sessionContract } from '@latchkey/session/contract'
import { Tag, Text } from '@latchkey/ui-primitives'
import { Avatar, CutName } from '@latchkey/ui-primitives/screens'
import { visibleLine } from '@latchkey/view-kit'
import type { ReactElement } from 'react'
import { texts } from '../texts'
import * as css from './approve-transaction.css'

export interface WalletLineProps {
  /** Of the account that signs. */
  readonly address: string | undefined
  /** The number of requests after this one. */
  readonly waiting: number
}

/** Whose wallet is asked: the login, and the wallet's name. Part: `approve-wallet`. */
export function WalletLine({ address, waiting }: WalletLineProps): ReactElement {
  const t = useTexts(texts)
  const login = usePluginState(embeddedWalletContract, (state) => state.login)
  const wallet = usePluginState(sessionContract, ({ wallets }) =>
    wallets.find(({ connectors }) => connectors.some(({ id }) => id === EMBEDDED_CONNECTOR_ID)),
  )
  const name = wallet?.name ?? t('approvals.wallet')
  const user = login?.email ?? login?.username
  return (
    <div part="approve-wallet" className={css.wallet}>
      <Avatar address={address} size={32} />
      <span className={css.names}>
        <Text weight="strong">
          <CutName name={visibleLine(user ?? name)} />
        </Text>
        {user !== undefined && (
          <Text variant="caption" tone="secondary">
            <CutName name={visibleLine(name)} />
          </Text>
        )}
      </span>
      {waiting > 0 && <Tag>{t('approvals.more', { count: waiting })}</Tag>}
    </div>
  )
}
