import { type IWalletKit, WalletKit } from '@reown/walletkit'
import { Core } from '@walletconnect/core'

const PROJECT_ID = 'local'

/** Opens the real wallet SDK, with a storage prefix that keeps its data apart from the page's. */
export async function openWalletKit(relayUrl: string): Promise<IWalletKit> {
  const core = new Core({
    relayUrl,
    projectId: PROJECT_ID,
    customStoragePrefix: 'lantern',
    telemetryEnabled: false,
    logger: 'silent',
  })
  const { origin } = location
  return WalletKit.init({
    // Assigned again for the compiler: the SDK's types disagree on whether these may be undefined.
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

/** A data URL, since pages refuse wallet icons from URLs without https. */
async function ownIcon(): Promise<string> {
  const answer = await fetch('/lantern.svg')
  return `data:image/svg+xml,${encodeURIComponent(await answer.text())}`
}
