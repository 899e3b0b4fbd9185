import { usePluginState } from '@latchkey/kernel/react'
import { sessionContract } from '@latchkey/session/contract'
import { Button } from '@latchkey/ui-primitives/button'
import { WalletDrawing } from '@latchkey/ui-primitives/drawing/wallet'
import { List } from '@latchkey/ui-primitives/list'
import { useSheets } from '@latchkey/ui-primitives/sheets'
import { Text } from '@latchkey/ui-primitives/text'
import type { ReactNode } from 'react'
import { CustomWalletLink } from '../components/custom-wallet-link'
import { useCopy } from '../components/use-copy'
import { connectContract } from '../contract'
import { groupWallets } from '../wallet-groups'
import * as css from './get-wallet-view.css'

/** Where wallets come from: the host's own list, or honest advice without links. Part: `get-wallet`. */
export default function GetWalletView(): ReactNode {
  useSheets(css.sheets)
  const say = useCopy()
  const rows = usePluginState(sessionContract, ({ wallets }) => wallets)
  const customWallets = usePluginState(connectContract, ({ options }) => options.customWallets) ?? []
  const offered = groupWallets(rows, [], customWallets).custom.filter(
    ({ homepage }) => homepage !== undefined,
  )
  if (offered.length === 0)
    return (
      <div part="get-wallet" className={css.advice}>
        <WalletDrawing />
        <Text as="p" tone="secondary" align="center">
          {say('get-wallet.none')}
        </Text>
        <Button onClick={() => window.location.reload()}>{say('get-wallet.reload')}</Button>
      </div>
    )
  return (
    <div part="get-wallet" className={css.view}>
      <Text as="p" tone="secondary">
        {say('get-wallet.intro')}
      </Text>
      <List label={say('get-wallet.list')}>
        {offered.map((wallet) => (
          <CustomWalletLink key={wallet.id} wallet={wallet} />
        ))}
      </List>
    </div>
  )
}
