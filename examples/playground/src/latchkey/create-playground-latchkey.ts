import { approvals } from '@latchkey/approvals'
import { cloud } from '@latchkey/cloud'
import { devtools } from '@latchkey/devtools'
import { email } from '@latchkey/email'
import { embeddedWallet } from '@latchkey/embedded-wallet'
import { evm } from '@latchkey/evm'
import { base, mainnet } from '@latchkey/evm/networks'
import { history } from '@latchkey/history'
import { names } from '@latchkey/names'
import { onramp } from '@latchkey/onramp'
import { pay } from '@latchkey/pay'
import { receive } from '@latchkey/receive'
import { send } from '@latchkey/send'
import { siwx } from '@latchkey/siwx'
import { smartSessions } from '@latchkey/smart-sessions'
import { socials } from '@latchkey/socials'
import { solana } from '@latchkey/solana'
import { solanaMainnet } from '@latchkey/solana/networks'
import { swaps } from '@latchkey/swaps'
import { telemetry } from '@latchkey/telemetry'
import { walletConnect } from '@latchkey/walletconnect'
import { createLatchkey, essentials } from 'latchkey'
import { guard } from 'latchkey/guard'
import { lanternRamp } from './onramp-providers'
import { frameUrl, gatewayUrl, relayUrl, siwxServerUrl } from './services'
import type { Settings } from './settings'
import { createSiweConfig } from './siwe-config'
import { swapRouters } from './swap-routers'
import { tokens } from './tokens'

/** Creates the page's instance from the settings. */
export function createPlaygroundLatchkey(settings: Omit<Settings, 'second' | 'language'>, id = 'latchkey') {
  const gateway = gatewayUrl()
  const allowed = new URLSearchParams(location.search).getAll('guard')
  const hasCloud =
    settings.directory || settings.data !== 'off' || settings.registerNames || settings.smartSessions
  return createLatchkey({
    id,
    preload: new URLSearchParams(location.search).get('preload') === 'intent' ? 'intent' : 'idle',
    ...(allowed.length > 0 ? { ports: guard({ allow: allowed }) } : {}),
    ...(settings.hydrateFrom === undefined ? {} : { hydrateFrom: settings.hydrateFrom }),
    plugins: [
      ...essentials({
        session: {
          enableNetworkSwitch: settings.enableNetworkSwitch,
          allowUnsupportedChain: settings.allowUnsupportedChain,
          foreignTypedData: settings.foreignTypedData,
          ...(settings.defaultNetwork ? { defaultNetwork: settings.defaultNetwork } : {}),
        },
        portfolio: {
          balances: settings.balances,
          names: settings.names,
          tokens,
          ...(settings.pictures ? {} : { pictureOrigins: [] }),
        },
        modal: {
          themeMode: settings.mode,
          enableEmbedded: settings.place === 'embedded',
          disableAppend: settings.place === 'own element',
        },
        connect: settings.legal
          ? {
              termsConditionsUrl: 'https://example.com/terms',
              privacyPolicyUrl: 'https://example.com/privacy',
              legalCheckbox: settings.legalCheckbox,
              collapseWallets: settings.collapseWallets,
            }
          : {},
      }),
      evm({
        networks: [mainnet, base],
        rpcUrls: { 1: [`${gateway}/rpc/1`], 8453: [`${gateway}/rpc/8453`] },
      }),
      ...(settings.solana
        ? [solana({ networks: [solanaMainnet], rpcUrls: { [solanaMainnet.id]: [`${gateway}/rpc/solana`] } })]
        : []),
      ...(hasCloud
        ? [
            cloud({
              projectId: 'local',
              directoryUrl: `${gateway}/directory`,
              dataUrl: `${gateway}/data${isVariation(settings.data) ? `/${settings.data}` : ''}`,
            }),
          ]
        : []),
      // WalletConnect's verify host is not part of the local services. It is contacted only if a test asks
      // for it by `?verify=on`.
      ...(settings.mobileWallets
        ? [walletConnect({ projectId: 'local', relayUrl: relayUrl(), verify: asksVerify() })]
        : []),
      ...(settings.email || settings.socials
        ? [embeddedWallet({ projectId: 'local', frameUrl: frameUrl() }), approvals()]
        : []),
      ...(settings.pay ? [pay()] : []),
      ...(settings.email ? [email()] : []),
      ...(settings.socials ? [socials()] : []),
      ...(settings.onramp ? [onramp({ providers: [lanternRamp()] })] : []),
      ...(settings.receive ? [receive()] : []),
      ...(settings.telemetry
        ? [telemetry({ consent: true, usage: true, endpoint: `${gateway}/telemetry/e` })]
        : []),
      ...(settings.registerNames ? [names()] : []),
      ...(settings.smartSessions ? [smartSessions()] : []),
      ...(settings.send ? [send()] : []),
      ...(settings.swaps && hasCloud ? [swaps({ routers: swapRouters })] : []),
      ...(settings.siwx === 'off'
        ? []
        : settings.siwx === 'siweConfig'
          ? [siwx({ siweConfig: createSiweConfig(siwxServerUrl()) })]
          : [siwx({ server: siwxServerUrl(), required: settings.siwx === 'required' })]),
      ...(settings.history ? [history(settings.pictures ? {} : { pictureOrigins: [] })] : []),
      ...devtools(),
    ],
  })
}

export type PlaygroundLatchkey = ReturnType<typeof createPlaygroundLatchkey>

const asksVerify = (): boolean => new URLSearchParams(location.search).get('verify') === 'on'

const isVariation = (data: Settings['data']): boolean => data === 'many' || data === 'hostile'
