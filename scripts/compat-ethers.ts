// Sends with ethers 6 over the provider of a connection after its wallet has changed its network, as a page does that
// follows docs/recipes.md, and as one does that does not. The library is large, so it is
// installed in a temporary folder and is in no test of the workspace.
import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { build } from 'esbuild'
import { withInstalled } from './workspace/installed-apart'

const root = join(import.meta.dirname, '..')

const PAGE = `
  import { strict as assert } from 'node:assert'
  import { BrowserProvider } from 'ethers'
  import { createFakeConnector } from './fake-connector'
  import { flushTasks, startSession } from './start-session'

  const address = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
  const hash = '0x' + 'ab'.repeat(32)
  const one = '0x' + '1'.padStart(64, '0')
  const pending = { blockHash: null, blockNumber: null, transactionIndex: null, type: '0x0', v: '0x1b', r: one, s: one }

  async function sendAfterAChange(...network: readonly 'any'[]): Promise<unknown> {
    const sent: unknown[] = []
    let chainId = '0x1'
    const answers: Record<string, (params: readonly { readonly chainId: string }[]) => unknown> = {
      eth_chainId: () => chainId,
      eth_accounts: () => [address],
      eth_requestAccounts: () => [address],
      eth_estimateGas: () => '0x5208',
      eth_blockNumber: () => '0x1',
      eth_sendTransaction: ([transaction]) => {
        sent.push(transaction.chainId)
        return hash
      },
      eth_getTransactionByHash: () => ({
        ...pending, hash, chainId, from: address, to: address, gas: '0x5208', gasPrice: '0x1', nonce: '0x0', value: '0x1', input: '0x',
      }),
    }
    const wallet = createFakeConnector('wallet', {
      connect: async () => ({ accounts: [{ namespace: 'eip155', address }], networkIds: { eip155: 'eip155:1' } }),
      request: async ({ method, params }) => answers[method]?.(params) ?? null,
    })
    const session = await startSession({ connectors: [wallet] })
    const { provider } = await session.api.connect('wallet')
    const ethers = new BrowserProvider(provider, ...network)
    const signer = await ethers.getSigner()
    await ethers.getNetwork()
    chainId = '0x2105'
    wallet.emit((observer) => observer.networkChanged('eip155:8453'))
    await flushTasks()
    const outcome = await signer.sendTransaction({ to: address, value: 1n, gasLimit: 21_000n }).then(
      (response) => response.hash,
      (error) => error.shortMessage,
    )
    ethers.destroy()
    return [outcome, ...sent]
  }

  const [bare, recipe] = [await sendAfterAChange(), await sendAfterAChange('any')]
  console.log({ bare, recipe })
  assert.deepEqual(recipe, [hash, '0x2105'])
  // What the recipe is for. Once this has changed it can go.
  assert.deepEqual(bare, ['network changed: 1 => 8453 ', '0x2105'])
  process.exit(0)`

await withInstalled([`ethers@${process.argv[2] ?? '6'}`], async (folder) => {
  const outfile = join(folder, 'page.mjs')
  await build({
    stdin: { contents: PAGE, resolveDir: join(root, 'plugins/session/src/test-support'), loader: 'ts' },
    bundle: true,
    platform: 'node',
    format: 'esm',
    conditions: ['@latchkey/source', 'import'],
    nodePaths: [join(folder, 'node_modules')],
    banner: {
      js: "import { createRequire as makeRequire } from 'node:module'; const require = makeRequire(import.meta.url);",
    },
    logLevel: 'error',
    outfile,
  })
  execFileSync('node', [outfile], { stdio: 'inherit' })
})
