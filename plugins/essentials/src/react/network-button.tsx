import { usePlugin, usePluginState, useTranslate } from '@latchkey/kernel/react'
import { sessionContract, sessionStatus } from '@latchkey/session/contract'
import type { ReactNode } from 'react'
import { networkText } from '../buttons/network-content'
import * as css from './button.css'
import { PageButton, usePageSheets } from './page-button'
import * as quiet from './quiet-button.css'
import { useNetwork } from './use-network'
import { useNetworkPicture } from './use-network-picture'

export interface NetworkButtonProps {
  /** Classes for a look of your own, instead of the default one. The picture keeps its size and shape. */
  readonly className?: string
  readonly disabled?: boolean
  /** Text while there is no known network. Default: "Choose network", or "Unknown network" while connected. */
  readonly label?: string
}

/**
 * A button with picture and name of the active network. A click opens the list of networks.
 * @example
 * <NetworkButton label="Choose a network" />
 */
export function NetworkButton({ className, disabled = false, label }: NetworkButtonProps): ReactNode {
  usePageSheets(quiet.sheets)
  const t = useTranslate()
  const { policy } = usePlugin(sessionContract)
  const isConnected = usePluginState(sessionContract, sessionStatus) === 'connected'
  const { network, networkId } = useNetwork()
  const iconUrl = useNetworkPicture(network)
  return (
    <PageButton name="network" look={quiet.quiet} className={className} disabled={disabled} view="Networks">
      {iconUrl && (
        <img className={quiet.picture} src={iconUrl} alt="" referrerPolicy="no-referrer" decoding="async" />
      )}
      <span className={css.label}>{networkText({ isConnected, network, networkId, policy, label, t })}</span>
    </PageButton>
  )
}
