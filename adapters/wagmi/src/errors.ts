import { ConfigurationError, type DeveloperMessages } from '@latchkey/kernel'

/** In every build: whoever handles an error of wagmi looks into its cause. */
const messages: DeveloperMessages = {
  CHAIN_NOT_SHARED: ({ chainId, missingIn }) => `Chain ${chainId} is missing in ${missingIn}.`,
  WAGMI_CONNECTOR_MISSING: () => "`connectors` of wagmi's config has no `latchkeyConnector(latchkey)`.",
}

/** Only one of both lists has the chain. Nothing was asked of a wallet. */
export const chainNotShared = (
  chainId: number,
  missingIn: 'chains' | 'evm({ networks })',
): ConfigurationError =>
  new ConfigurationError('CHAIN_NOT_SHARED', { chainId: `${chainId}`, missingIn }, messages)

export const connectorMissing = (): ConfigurationError =>
  new ConfigurationError('WAGMI_CONNECTOR_MISSING', {}, messages)
