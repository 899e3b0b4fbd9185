import { usePlugin, usePluginState, useRouter, useServices } from '@latchkey/kernel/react'
import { activeTarget, type Network, sessionContract } from '@latchkey/session/contract'
import { Button } from '@latchkey/ui-primitives/button'
import { useSheets } from '@latchkey/ui-primitives/sheets'
import { Text } from '@latchkey/ui-primitives/text'
import type { ReactNode } from 'react'
import { NetworkList } from '../components/network-list'
import { useCopy } from '../components/use-copy'
import { accountContract } from '../contract'
import { currentNetworkId } from '../state'
import * as css from './networks-view.css'

/** The networks of this page; the one in use is marked. Part: `networks`. */
export default function NetworksView(): ReactNode {
  useSheets(css.sheets)
  const say = useCopy()
  const router = useRouter(accountContract)
  const { report } = useServices()
  const session = usePlugin(sessionContract)
  const current = usePluginState(sessionContract, currentNetworkId)
  const isConnected = usePluginState(sessionContract, (state) => activeTarget(state) !== undefined)
  const isLocked = isConnected && !session.policy.enableNetworkSwitch

  const pick = ({ id }: Network): void => {
    if (isConnected && id !== current) router.push('SwitchNetwork', { networkId: id })
    else router.back('plugin')
    // Not connected: it is what the wallet will be asked for.
    if (!isConnected) session.switchNetwork(id).catch((error: unknown) => report('account', error))
  }
  return (
    <div part="networks" className={css.view}>
      {isLocked && (
        <Text as="p" tone="secondary" align="center">
          {say('networks.locked')}
        </Text>
      )}
      <NetworkList current={current} disabled={isLocked} onPick={pick} />
      <div className={css.footer}>
        <Button variant="quiet" size="small" onClick={() => router.push('WhatIsANetwork')}>
          {say('account.what-is-a-network')}
        </Button>
      </div>
    </div>
  )
}
