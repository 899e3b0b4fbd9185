import { evm } from '@latchkey/evm'
import { base, mainnet } from '@latchkey/evm/networks'
import { createLatchkey, essentials } from 'latchkey'
import { gatewayUrl } from './services'
import type { Settings } from './settings'

/** The instance the page is about, as its settings want it. */
export function createPlaygroundLatchkey(settings: Omit<Settings, 'second' | 'language'>, id = 'latchkey') {
  const gateway = gatewayUrl()
  return createLatchkey({
    id,
    plugins: [
      ...essentials({
        session: {
          enableNetworkSwitch: settings.enableNetworkSwitch,
          allowUnsupportedChain: settings.allowUnsupportedChain,
        },
        portfolio: settings.balances ? {} : false,
        modal: {
          themeMode: settings.mode,
          enableEmbedded: settings.place === 'embedded',
          disableAppend: settings.place === 'own element',
        },
        connect: settings.legal
          ? {
              termsConditionsUrl: 'https://example.com/terms',
              privacyPolicyUrl: 'https://example.com/privacy',
            }
          : {},
      }),
      evm({
        networks: [mainnet, base],
        rpcUrls: { 1: [`${gateway}/rpc/1`], 8453: [`${gateway}/rpc/8453`] },
      }),
    ],
  })
}

export type PlaygroundLatchkey = ReturnType<typeof createPlaygroundLatchkey>
