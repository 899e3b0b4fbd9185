import { usePlugin, usePluginState, useRouter } from '@latchkey/kernel/react'
import { activeTarget, sessionContract } from '@latchkey/session/contract'
import { Divider } from '@latchkey/ui-primitives/divider'
import { LiveRegion } from '@latchkey/ui-primitives/live-region'
import { useSheets } from '@latchkey/ui-primitives/sheets'
import { Text } from '@latchkey/ui-primitives/text'
import { type ReactNode, useEffect } from 'react'
import { DisconnectRow } from '../components/disconnect-row'
import { NetworkList } from '../components/network-list'
import { useCopy } from '../components/use-copy'
import { accountContract } from '../contract'
import { mustSwitch } from '../state'
import * as css from './networks-view.css'

/** A way off a network that this page does not serve. It goes by itself once there is no need. Part: `unsupported-chain`. */
export default function UnsupportedChainView(): ReactNode {
  useSheets(css.sheets)
  const say = useCopy()
  const router = useRouter(accountContract)
  const { policy } = usePlugin(sessionContract)
  const isNeeded = usePluginState(sessionContract, (state) => mustSwitch(state, policy))
  const all = usePluginState(sessionContract, (state) => state.networks)
  const namespace = usePluginState(sessionContract, (state) => activeTarget(state)?.namespace)
  // The wallet that went astray is asked back; others have their own place.
  const networks = all.filter((network) => network.namespace === namespace)
  useEffect(() => {
    if (!isNeeded) router.close('plugin')
  }, [isNeeded, router])
  return (
    <div part="unsupported-chain" className={css.view}>
      <Text as="p" tone="secondary" align="center">
        {say('unsupported.intro')}
      </Text>
      <NetworkList
        current={undefined}
        networks={networks}
        onPick={({ id }) => router.push('SwitchNetwork', { networkId: id })}
      />
      <Divider>{say('unsupported.or')}</Divider>
      <DisconnectRow />
      <LiveRegion message={say('unsupported.intro')} />
    </div>
  )
}
