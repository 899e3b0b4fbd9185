import {
  type AnyContract,
  type Contract,
  type ContractOf,
  createLatchkey as createInstance,
  type Latchkey as Instance,
  type LatchkeyOptions as InstanceOptions,
  type Language,
  lazy,
  lazyApi,
  type Plugin,
} from '@latchkey/kernel'
import type { ConnectParameters, WalletConnection } from './connect/connect-parameters'

const lazyCode = () => import('./lazy')

export interface LatchkeyOptions<Plugins extends readonly Plugin[]> extends InstanceOptions<Plugins> {
  /**
   * Language of all texts. Default: English. `'auto'`: the best one for `navigator.languages`, fetched when the instance
   * starts in a browser, and followed when the user changes it, until `setLanguage` is called.
   */
  readonly language?: Language | 'auto'
  /**
   * Where `'auto'` has its texts from: it is called with tags of BCP 47, the most wanted first. Default: `loadLanguage` of
   * `latchkey/languages`, for the plugins of `essentials()`.
   */
  readonly loadLanguage?: (wanted: readonly string[]) => Promise<Language>
}

/** An instance of Latchkey with its plugins. */
export interface Latchkey<Installed extends Contract = AnyContract> extends Instance<Installed> {
  /**
   * Connects a wallet. Without `walletId` it resolves with the connection that there is in the namespace; else it opens the
   * list of wallets and resolves once the user has connected one. With `walletId` it asks that wallet, without a dialog,
   * unless it is connected. Waits until the instance was started and has read which wallets were connected before.
   *
   * Rejects with `ViewDismissedError` when the user leaves the dialog, with `RequestAbortedError` when `signal` aborts or on
   * a server (cancellations, see `isCancellation`); with a `UsageError` `UNKNOWN_VIEW` or `NO_OUTLET` on a page without
   * `connect()` or `modal()`; and with the errors of `SessionApi.connect`.
   * @example
   * const { accounts, provider } = await latchkey.connect()
   * const solana = await latchkey.connect({ namespace: 'solana' })
   * const signature = await solana.signMessage('Hello')
   */
  connect(parameters?: ConnectParameters): Promise<WalletConnection>
}

/**
 * Makes an instance: orders the plugins, checks their options, sets them up. Has no effects until `start`, so it
 * may run on a server, once per request. Throws `ConfigurationError` for a wrong list of plugins; names and most values of
 * options are checked in the development build only.
 * @example
 * const latchkey = createLatchkey({ plugins: [...essentials(), evm({ networks: [mainnet] })] })
 * const stop = latchkey.start() // in React, LatchkeyProvider does it
 */
export function createLatchkey<const Plugins extends readonly Plugin[]>(
  options: LatchkeyOptions<Plugins>,
): Latchkey<ContractOf<Plugins[number]['token']>> {
  const latchkey = createInstance<Plugins>(options)
  const load = lazy(async () => (await lazyCode()).createMethods(latchkey, options))
  // The code comes with the first start, and follows the browser from then on. Without it the language is English.
  if (options.language === 'auto') latchkey.on('kernel:started', () => void load().catch(() => undefined))
  return Object.assign(latchkey, lazyApi(load, ['connect']))
}
