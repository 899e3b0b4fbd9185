import type { UniversalProvider } from '@walletconnect/universal-provider'

/** The parts of the relay library that are used, as its types name them. */
export type SignClient = InstanceType<typeof UniversalProvider>['client']
export type SdkCore = SignClient['core']
export type SdkStorage = SdkCore['storage']
export type ProviderClass = typeof UniversalProvider

/** Fetches the library: about 150 kB, and only here. */
export async function loadSdk(): Promise<ProviderClass> {
  const sdk: object = await import('@walletconnect/universal-provider')
  const found = [sdk, Reflect.get(sdk, 'default')].find(hasProvider)
  if (!found)
    throw new TypeError('This version of @walletconnect/universal-provider has no UniversalProvider.')
  return found.UniversalProvider
}

/** Bundlers read its ES module; Node reads the CommonJS one, and gives that as the default export. */
function hasProvider(input: unknown): input is { readonly UniversalProvider: ProviderClass } {
  return typeof input === 'object' && input !== null && 'UniversalProvider' in input
}

/** The library leaves itself on the page, under its prefix, from its first moment on. */
export function coreOnPage(prefix: string): SdkCore | undefined {
  const found: unknown = Reflect.get(globalThis, `_walletConnectCore_${prefix}`)
  return isCore(found) ? found : undefined
}

function isCore(input: unknown): input is SdkCore {
  return typeof input === 'object' && input !== null && 'relayer' in input
}
