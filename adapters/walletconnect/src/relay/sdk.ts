import type { UniversalProvider } from '@walletconnect/universal-provider'
import { RelayLibraryMissingError } from '../errors'

/** The parts of the relay library that are used, as its types name them. */
export type SignClient = InstanceType<typeof UniversalProvider>['client']
export type SdkCore = SignClient['core']
export type SdkStorage = SdkCore['storage']
export type UniversalProviderConstructor = typeof UniversalProvider

/** Logged for the host when the library is not installed. */
export const installMessage =
  'walletConnect() needs the relay library, which is not installed: npm install @walletconnect/universal-provider@2.21.8'

/** Fetches the library: about 150 kB, and only here. Rejects with `RelayLibraryMissingError` when it is not installed. */
export async function loadSdk(): Promise<UniversalProviderConstructor> {
  const sdk = await importSdk()
  const found = [sdk, Reflect.get(sdk, 'default')].find(hasProvider)
  if (!found)
    throw new TypeError('This version of @walletconnect/universal-provider has no UniversalProvider.')
  return found.UniversalProvider
}

/** Within `try` a bundler warns of a library that is not installed, and builds the page all the same. */
async function importSdk(): Promise<object> {
  try {
    return await import('@walletconnect/universal-provider')
  } catch (cause) {
    throw isMissing(cause) ? new RelayLibraryMissingError({ help: installMessage }, cause) : cause
  }
}

/**
 * Messages of bundlers, browsers and Node for a missing package. A file that could not be fetched does not match,
 * because the next attempt may succeed.
 */
export function isMissing(cause: unknown): boolean {
  const { message } = cause instanceof Error ? cause : { message: '' }
  return /universal-provider|bare specifier/.test(message) && /resolve|remapped|cannot find/i.test(message)
}

/** Bundlers read its ES module; Node reads the CommonJS one, and gives that as the default export. */
function hasProvider(input: unknown): input is { readonly UniversalProvider: UniversalProviderConstructor } {
  return typeof input === 'object' && input !== null && 'UniversalProvider' in input
}

/** The library stores itself on the global object, under its prefix, as soon as it starts. */
export function getGlobalCore(prefix: string): SdkCore | undefined {
  const found: unknown = Reflect.get(globalThis, `_walletConnectCore_${prefix}`)
  return isCore(found) ? found : undefined
}

function isCore(input: unknown): input is SdkCore {
  return typeof input === 'object' && input !== null && 'relayer' in input
}
