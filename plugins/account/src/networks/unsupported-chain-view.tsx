import { usePlugin, usePluginState, useRouter, useTexts } from '@latchkey/kernel/react'
import { activeTarget, sessionContract } from '@latchkey/session/contract'
import { LiveRegion, Text, useSheets } from '@latchkey/ui-primitives'
import { Divider } from '@latchkey/ui-primitives/lists'
import { type ReactNode, useEffect } from 'react'
import { accountContract } from '../contract'
import { texts } from '../texts'
import { DisconnectRow } from '../wallets/disconnect'
import { mustSwitch } from './dialog-networks'
import { NetworkList } from './network-list'
import * as css from './networks.css'

/** Offers the configured networks while the wallet is on another one, and closes once it is on one of them. Part: `unsupported-chain`. */
export function UnsupportedChainView(): ReactNode {
  useSheets(css.sheets)
  const t = useTexts(texts)
  const router = useRouter(accountContract)
  const { policy } = usePlugin(sessionContract)
  const isNeeded = usePluginState(sessionContract, (state) => mustSwitch(state, policy))
  const all = usePluginState(sessionContract, (state) => state.networks)
  const namespace = usePluginState(sessionContract, (state) => activeTarget(state)?.namespace)
  // Only the active wallet has to switch, so only networks of its namespace are offered.
  const networks = all.filter((network) => network.namespace === namespace)
  useEffect(() => {
    if (!isNeeded) router.finish()
  }, [isNeeded, router])
  return (
    <div part="unsupported-chain" className={css.view}>
      <Text as="p" tone="secondary" align="center">
        {t('unsupported.intro')}
      </Text>
      <NetworkList
        current={undefined}
        networks={networks}
        onPick={({ id }) => router.push('SwitchNetwork', { networkId: id })}
      />
      <Divider>{t('unsupported.or')}</Divider>
      <DisconnectRow />
      <LiveRegion message={t('unsupported.intro')} />
    </div>
  )
}
