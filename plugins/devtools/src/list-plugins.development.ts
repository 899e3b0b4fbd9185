import type { Plugin } from '@latchkey/kernel'
import type { DevtoolsContract, DevtoolsOptions } from './contract'
import { createDevtools } from './plugin'

/** The plugin. In the production build there is none. */
export function listPlugins(
  options: DevtoolsOptions,
): readonly Plugin<DevtoolsContract, never>[] | undefined {
  return [createDevtools(options)]
}
