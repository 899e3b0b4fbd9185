import { connectContract } from '@latchkey/connect/contract'
import type { ViewProps } from '@latchkey/kernel'
import {
  useOptionalPlugin,
  usePlugin,
  usePluginState,
  useRouter,
  useServices,
  useTexts,
} from '@latchkey/kernel/react'
import { sessionContract } from '@latchkey/session/contract'
import { Button, Text, useSheets } from '@latchkey/ui-primitives'
import { NetworkPicture } from '@latchkey/view-kit'
import type { ReactNode } from 'react'
import type { AccountViews } from '../contract'
import { texts } from '../texts'
import { namespaceName } from './network-choice'
import * as css from './networks.css'

/** Offers to connect a wallet in a namespace that has none. Part: `switch-active-chain`. */
export function SwitchActiveChainView({
  args: { namespace, networkId },
}: ViewProps<AccountViews['SwitchActiveChain']>): ReactNode {
  useSheets(css.sheets)
  const t = useTexts(texts)
  const { report } = useServices()
  const session = usePlugin(sessionContract)
  const router = useRouter(connectContract)
  const canConnect = useOptionalPlugin(connectContract) !== undefined
  const networks = usePluginState(sessionContract, (state) => state.networks)
  const requestedNetwork = networks.find(({ id }) => id === networkId)
  const network = requestedNetwork ?? networks.find((one) => one.namespace === namespace)
  const openConnect = (): void => {
    // Only sets the preferred network: no wallet is connected in this namespace, so none gets a request.
    if (networkId !== undefined)
      session.switchNetwork(networkId).catch((error: unknown) => report('account', error))
    router.replace('Connect', { namespace })
  }
  return (
    <div part="switch-active-chain" className={css.switching}>
      <NetworkPicture network={network} size={72} />
      <div className={css.text}>
        <Text as="h2" variant="title" align="center">
          {t('active-chain.title', { name: namespaceName(namespace, t) })}
        </Text>
        <Text as="p" tone="secondary" align="center">
          {requestedNetwork
            ? t('active-chain.hint-network', { network: requestedNetwork.name })
            : t('active-chain.hint')}
        </Text>
      </div>
      {canConnect && (
        <Button variant="primary" size="large" fullWidth onClick={openConnect}>
          {t('active-chain.switch')}
        </Button>
      )}
    </div>
  )
}
