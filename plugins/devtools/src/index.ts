import { listPlugins } from '@latchkey/devtools/internal/list-plugins'
import type { Plugin } from '@latchkey/kernel'
import type { DevtoolsContract, DevtoolsOptions } from './contract'

export {
  type DevtoolsContract,
  type DevtoolsOptions,
  type DevtoolsState,
  type DevtoolsTab,
  devtoolsContract,
} from './contract'

/**
 * Returns the plugin that records what happens and shows it in a panel, as a list. In a production build the list is empty and
 * nothing else of this package is in the bundle. Throws a `ConfigurationError` (from `createLatchkey`) for wrong options.
 * @example
 * createLatchkey({ plugins: [...essentials(), evm({ networks: [mainnet] }), ...devtools()] })
 */
export function devtools(options: DevtoolsOptions = {}): readonly Plugin<DevtoolsContract, never>[] {
  return listPlugins(options) ?? []
}
