import type { Translate } from '@latchkey/kernel'
import type { Network, NetworkId, SessionPolicy } from '@latchkey/session/contract'
import { safeImageSource } from '@latchkey/ui-primitives/safe-url'

/** What the text of a network button is made of. */
export interface NetworkButtonSource {
  readonly isConnected: boolean
  readonly network: Network | undefined
  readonly networkId: NetworkId | undefined
  readonly policy: SessionPolicy
  readonly label: string | undefined
  readonly t: Translate
}

export function networkText(source: NetworkButtonSource): string {
  const { isConnected, network, networkId, policy, label, t } = source
  if (isConnected && !network && networkId && !policy.allowUnsupportedChain)
    return t('button.switch-network', 'Switch network')
  if (network) return network.name
  if (label !== undefined) return label
  return isConnected
    ? t('button.unknown-network', 'Unknown network')
    : t('button.select-network', 'Choose network')
}

/** The safe URL of a network's picture: the host's, else the one that was fetched for a view. */
export function networkPicture(
  network: Network | undefined,
  fetched: string | undefined,
): string | undefined {
  return safeImageSource(network?.iconUrl ?? fetched)
}
