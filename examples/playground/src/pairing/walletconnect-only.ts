// Imported from source, because the package exports the QR code only as a React component, and this page has
// no React.
import { drawQrCode } from '../../../../ui-primitives/src/qr-code/qr-drawing'
import { relayUrl } from '../latchkey/services'

/**
 * The baseline of `npm run bench`: the smallest page that shows a pairing code. It uses the relay library as its
 * documentation says and draws the code as one SVG path. The library is loaded when the pointer is over the button.
 */
const load = (): Promise<typeof import('@walletconnect/universal-provider')> =>
  import('@walletconnect/universal-provider')

async function pair(): Promise<void> {
  const { UniversalProvider } = await load()
  const provider = await UniversalProvider.init({
    projectId: 'local',
    relayUrl: relayUrl(),
    logger: 'silent',
    telemetryEnabled: false,
    metadata: { name: 'Baseline', description: '', url: location.origin, icons: [] },
  })
  // The local services have no verify host, and the compared page does not contact one either.
  provider.client.core.verify.register = async () => undefined
  provider.on('display_uri', draw)
  await provider.connect({
    optionalNamespaces: {
      eip155: {
        chains: ['eip155:1'],
        methods: ['eth_sendTransaction', 'personal_sign'],
        events: ['chainChanged', 'accountsChanged'],
      },
    },
  })
}

function draw(uri: string): void {
  const { modules, size } = drawQrCode(uri, false)
  const namespace = 'http://www.w3.org/2000/svg'
  const code = document.createElementNS(namespace, 'svg')
  const path = document.createElementNS(namespace, 'path')
  code.setAttribute('viewBox', `0 0 ${size} ${size}`)
  code.setAttribute('width', '300')
  path.setAttribute('stroke', 'black')
  path.setAttribute('stroke-linecap', 'round')
  path.setAttribute('d', modules)
  code.append(path)
  document.body.append(code)
}

const button = document.querySelector('button')
button?.addEventListener('pointerenter', () => void load())
button?.addEventListener('click', () => void pair())
button?.removeAttribute('disabled')
