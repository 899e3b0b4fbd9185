import { type IWalletKit, WalletKit } from '@reown/walletkit'
import { Core } from '@walletconnect/core'

const PROJECT_ID = 'local'

/** The real SDK of a wallet, with a storage of its own beside the page's. */
export async function openKit(relayUrl: string): Promise<IWalletKit> {
  const core = new Core({
    relayUrl,
    projectId: PROJECT_ID,
    customStoragePrefix: 'lantern',
    telemetryEnabled: false,
    logger: 'silent',
  })
  const { origin } = location
  return WalletKit.init({
    // Both once more, since the SDK's own types disagree on whether they may be undefined.
    core: Object.assign(core, { relayUrl, projectId: PROJECT_ID }),
    metadata: {
      name: 'Lantern',
      description: 'A wallet for tests, on a page',
      url: origin,
      icons: [await ownIcon()],
      redirect: { universal: `${origin}/phone` },
    },
  })
}

/** The picture itself: a page shows no picture of a wallet from an address without https. */
async function ownIcon(): Promise<string> {
  const answer = await fetch('/lantern.svg')
  return `data:image/svg+xml,${encodeURIComponent(await answer.text())}`
}
