// Not a subpath of the package: those are components, and the baseline has no React.
import { drawQrCode } from '../../../../ui-primitives/src/qr-code/qr-drawing'
import { relayUrl } from '../latchkey/services'

/**
 * The least a page could do to show a code, for `npm run bench`: the same relay library, by its own documentation, and
 * a path drawn from what it gives. A pointer over the button fetches the library, a click does the rest.
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
  // The local services have no verify host. Our page does not request one either, so the comparison stays fair.
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
