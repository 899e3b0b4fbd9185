/** The first code of a host, with imports only from the packages that it has installed. */
export const evmSource: string = `import { createLatchkey, essentials } from 'latchkey'
import { type NetworkId, sessionContract, sessionStatus } from 'latchkey/contracts'
import { isCancellation, LatchkeyError, UserRejectedError } from 'latchkey/errors'
import { ConnectButton, LatchkeyProvider, useConnection } from 'latchkey/react'
import { evm } from '@latchkey/evm'
import { NetworkNotFoundError } from '@latchkey/evm/errors'
import { base, mainnet } from '@latchkey/evm/networks'
import { parseAbi } from 'viem'

export const latchkey = createLatchkey({ plugins: [...essentials(), evm({ networks: [mainnet, base] })] })
export const session = latchkey.get(sessionContract)
export const client = latchkey.plugins.evm.walletClient
export const networkId: NetworkId | undefined = session.active()?.networkId
latchkey.watch(sessionContract, sessionStatus, (status) => console.log(status))

const isExpected = (error: unknown): boolean =>
  isCancellation(error) || error instanceof UserRejectedError || error instanceof NetworkNotFoundError
export const codeOf = (error: LatchkeyError): string => error.code

const abi = parseAbi(['function mint(address to)'])
const address = '0xFBA3912Ca04dd458c843e2EE08967fC04f3579c2'

export function Mint() {
  const connection = useConnection()
  if (connection.status !== 'connected' || connection.namespace !== 'eip155') return null
  const mint = async () =>
    (await connection.walletClient()).writeContract({ address, abi, functionName: 'mint', args: [connection.address] })
  return <button onClick={mint}>{connection.chainId.toFixed()}</button>
}

export const App = () => (
  <LatchkeyProvider latchkey={latchkey}>
    <ConnectButton />
    <Mint />
  </LatchkeyProvider>
)
`

/** The page of a host that did not install `@latchkey/evm`. */
export const solanaSource: string = `import { createLatchkey, essentials } from 'latchkey'
import { ConnectButton, LatchkeyProvider, useConnection } from 'latchkey/react'
import { solana } from '@latchkey/solana'
import { solanaMainnet } from '@latchkey/solana/networks'

export const latchkey = createLatchkey({ plugins: [...essentials(), solana({ networks: [solanaMainnet] })] })

export function App() {
  const connection = useConnection()
  return (
    <LatchkeyProvider latchkey={latchkey}>
      <ConnectButton />
      {connection.status === 'connected' && <p>{connection.address.slice(0, 4)}</p>}
    </LatchkeyProvider>
  )
}
`

/** The strictest compiler options of a host. With declarations, so every inferred type must be nameable. */
export const hostTsconfig: string = JSON.stringify({
  compilerOptions: {
    strict: true,
    declaration: true,
    emitDeclarationOnly: true,
    outDir: 'types',
    exactOptionalPropertyTypes: true,
    skipLibCheck: false,
    jsx: 'react-jsx',
    target: 'es2022',
    lib: ['es2022', 'dom', 'dom.iterable'],
    types: [],
    module: 'esnext',
    moduleResolution: 'bundler',
  },
  files: ['host.tsx'],
})

/** Prints each package of ours that the named ones reach, with its folder. */
export const listCopiesSource: string = `const { createRequire } = require('node:module')
const { dirname } = require('node:path')
const found = new Set()
const visit = (from, name) => {
  let file
  try { file = createRequire(from).resolve(name + '/package.json') } catch (error) {
    console.log('unreachable ' + name + ' from ' + from)
    return
  }
  if (found.has(name + ' ' + dirname(file))) return
  found.add(name + ' ' + dirname(file))
  const { dependencies = {} } = require(file)
  for (const other of Object.keys(dependencies)) if (other.startsWith('@latchkey/')) visit(file, other)
}
for (const name of process.argv.slice(2)) visit(__filename, name)
console.log([...found].sort().join('\\n'))
`

/** Renders the page on a server and imports every entry that the page uses in Node. */
export const loadSource: string = `import 'latchkey/contracts'
import 'latchkey/errors'
import '@latchkey/evm/networks'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { createLatchkey, essentials } from 'latchkey'
import { ConnectButton, LatchkeyProvider } from 'latchkey/react'
import { evm } from '@latchkey/evm'
import { mainnet } from '@latchkey/evm/networks'
const latchkey = createLatchkey({ plugins: [...essentials(), evm({ networks: [mainnet] })] })
await latchkey.plugins.evm.publicClient()
const html = renderToString(createElement(LatchkeyProvider, { latchkey }, createElement(ConnectButton)))
if (!html.includes('Connect')) throw new Error('no button in ' + html)
`
