import { type EvmNetwork, evm } from '@latchkey/evm'
import { type SolanaNetwork, solana } from '@latchkey/solana'
import type { EverythingPlugin } from './everything-plugin'
import type { EverythingOptions } from './options'

/** The adapters of the chains to which the configured networks belong. */
export function chainPlugins({
  networks,
  enableEIP6963,
  plugins = {},
}: EverythingOptions): readonly EverythingPlugin[] {
  const evmNetworks = networks.filter(isEvm)
  const solanaNetworks = networks.filter(isSolana)
  return [
    // Without any network the EVM adapter is listed, because its options check reports that networks are
    // missing.
    ...(evmNetworks.length > 0 || solanaNetworks.length === 0
      ? [
          evm({
            ...plugins.evm,
            networks: evmNetworks,
            ...(enableEIP6963 === undefined ? {} : { enableEIP6963 }),
          }),
        ]
      : []),
    ...(solanaNetworks.length > 0 ? [solana({ ...plugins.solana, networks: solanaNetworks })] : []),
  ]
}

const isEvm = (network: EvmNetwork | SolanaNetwork): network is EvmNetwork => typeof network.id === 'number'
const isSolana = (network: EvmNetwork | SolanaNetwork): network is SolanaNetwork =>
  typeof network.id === 'string'
