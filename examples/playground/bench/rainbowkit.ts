import { existsSync } from 'node:fs'
import { rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { build } from 'vite'
import { type Site, serveDist } from '../e2e/servers/serve-dist'
import { installPeers } from './peers'

/** The versions that are compared with. React is the one of the other pages. */
const dependencies = {
  '@rainbow-me/rainbowkit': '2.2.11',
  '@tanstack/react-query': '5.108.0',
  react: '19.3.1',
  'react-dom': '19.3.1',
  viem: '2.57.1',
  wagmi: '2.19.5',
}

const html = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width" />
    <link rel="icon" href="data:," />
    <title>RainbowKit</title>
  </head>
  <body>
    <div id="root"></div>
    <script type="module" src="/main.jsx"></script>
  </body>
</html>
`

/** As its documentation begins, with the networks of the other pages. */
const page = `import '@rainbow-me/rainbowkit/styles.css'
import { ConnectButton, getDefaultConfig, RainbowKitProvider } from '@rainbow-me/rainbowkit'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { WagmiProvider } from 'wagmi'
import { base, mainnet } from 'wagmi/chains'

const config = getDefaultConfig({ appName: 'Page', projectId: 'project', chains: [mainnet, base] })
const queries = new QueryClient()

createRoot(document.querySelector('#root')).render(
  <StrictMode>
    <WagmiProvider config={config}>
      <QueryClientProvider client={queries}>
        <RainbowKitProvider>
          <ConnectButton />
        </RainbowKitProvider>
      </QueryClientProvider>
    </WagmiProvider>
  </StrictMode>,
)
`

/** The page may do what its libraries do, but asks no other host: each would cost it a failed request. */
const POLICY = "default-src 'self' data: blob: 'unsafe-inline'"

/**
 * Serves a page with RainbowKit. The first call installs it from the registry into the repository's cache, outside of the
 * workspace, and builds it as the other pages are built. Rejects where the registry cannot be reached.
 */
export async function serveRainbowKit(): Promise<Site> {
  const folder = await installPeers(`rainbowkit-${dependencies['@rainbow-me/rainbowkit']}`, dependencies)
  const dist = join(folder, 'dist')
  if (!existsSync(dist)) {
    await Promise.all([
      writeFile(join(folder, 'index.html'), html),
      writeFile(join(folder, 'main.jsx'), page),
    ])
    const draft = `${dist}.draft`
    await build({
      root: folder,
      configFile: false,
      logLevel: 'error',
      plugins: [react()],
      build: { outDir: draft, emptyOutDir: true, modulePreload: { polyfill: false } },
    })
    await rename(draft, dist)
  }
  return serveDist('rainbowkit', [], dist, POLICY)
}
