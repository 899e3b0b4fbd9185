// Makes real calls of viem, ethers 6, web3 4 and wagmi 3 over the provider of a connection, whose wallet fails in each way
// that there is, and reads what they reject with by `latchkeyErrorOf` and `describeError`. The libraries are large, and
// web3 is under the LGPL, so they are installed in a temporary folder and are in no test of the workspace.
import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { build } from 'esbuild'
import { withInstalled } from './workspace/installed-apart'

const root = join(import.meta.dirname, '..')

const PAGE = `
  import { strict as assert } from 'node:assert'
  import { ViewDismissedError } from '@latchkey/kernel'
  import { describeError, latchkeyErrorOf } from 'latchkey/errors'
  import { connect, createConfig, injected, sendTransaction, signMessage, switchChain, waitForTransactionReceipt, writeContract } from '@wagmi/core'
  import { BrowserProvider, Contract } from 'ethers'
  import { createPublicClient, createWalletClient, custom, parseAbi } from 'viem'
  import { base, mainnet } from 'viem/chains'
  import { Web3 } from 'web3'
  import { createFakeConnector } from './fake-connector'
  import { startSession } from './start-session'

  // wagmi asks for a window before it uses a provider that it was given.
  Object.assign(globalThis, { window: globalThis })
  const address = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
  const hash = '0x' + 'ab'.repeat(32)
  const abi = ['function mint(address to)']
  const noMethod = { code: -32601, message: 'The method does not exist / is not available.' }
  const block = { number: '0x1', baseFeePerGas: '0x1', timestamp: '0x1', transactions: [], hash, parentHash: hash, nonce: '0x0', difficulty: '0x0', gasLimit: '0x1', gasUsed: '0x1', miner: address, extraData: '0x' }
  const answers: Record<string, unknown> = {
    eth_accounts: [address], eth_blockNumber: '0x1', eth_call: '0x', eth_chainId: '0x1', eth_estimateGas: '0x5208',
    eth_gasPrice: '0x1', eth_getBlockByNumber: block, eth_getTransactionCount: '0x0', eth_getTransactionByHash: null,
    eth_getTransactionReceipt: null, eth_maxPriorityFeePerGas: '0x1', eth_requestAccounts: [address], net_version: '1',
  }

  async function providerOf(failing: Record<string, unknown>) {
    const wallet = createFakeConnector('wallet', {
      connect: async () => ({ accounts: [{ namespace: 'eip155', address }], networkIds: { eip155: 'eip155:1' } }),
      request: async ({ method }) => {
        if (method in failing) throw failing[method]
        if (method in answers) return answers[method]
        throw noMethod
      },
    })
    const session = await startSession({ connectors: [wallet] })
    return (await session.api.connect('wallet')).provider
  }
  async function wagmiOf(provider) {
    const transports = { 1: custom(provider), 8453: custom(provider) }
    const connectors = [injected({ target: { id: 'wallet', name: 'Wallet', provider: () => provider } })]
    const config = createConfig({ chains: [mainnet, base], connectors, transports, storage: null, multiInjectedProviderDiscovery: false })
    await connect(config, { connector: config.connectors[0] })
    return config
  }
  const errorOf = (work: Promise<unknown>) => work.then(() => assert.fail('It did not fail.'), (error) => error)
  function check(who: string, error: unknown, code: string): void {
    const { title, hint, ...read } = describeError(error)
    assert.deepEqual([who, read], [who, { code, isRejection: ['USER_REJECTED', 'VIEW_DISMISSED'].includes(code) }])
    assert.match(title + hint, /^[A-Z][^{}]+\\.$/)
    checked += 1
  }
  let checked = 0

  const failures: Record<string, unknown> = {
    USER_REJECTED: { code: 4001, message: 'MetaMask Tx Signature: User denied transaction signature.' },
    REQUEST_PENDING: { code: -32002, message: 'Already processing eth_sendTransaction.' },
    UNAUTHORIZED: { code: 4100, message: 'The requested method has not been authorized.' },
    DISCONNECTED: { code: 4900, message: 'The provider is disconnected.' },
    CHAIN_DISCONNECTED: { code: 4901, message: 'The provider is not on this chain.' },
    EXECUTION_REVERTED: { code: 3, message: 'execution reverted: No', data: '0x08c379a0' + '20'.padStart(64, '0') + '2'.padStart(64, '0') + '4e6f'.padEnd(64, '0') },
    INSUFFICIENT_FUNDS: { code: -32000, message: 'insufficient funds for gas * price + value: have 0 want 1' },
    NONCE_TOO_LOW: { code: -32003, message: 'nonce too low' },
    WALLET_LOCKED: new Error('MetaMask is locked'),
    WALLET_SILENT: { code: 8000, message: 'Request expired' },
    VIEW_DISMISSED: new ViewDismissedError('ApproveTransaction'),
  }
  for (const [code, failure] of Object.entries(failures)) {
    const provider = await providerOf({ eth_sendTransaction: failure, personal_sign: failure, wallet_switchEthereumChain: failure })
    const transaction = { to: address, value: 1n }

    const viem = createWalletClient({ account: address, transport: custom(provider) })
    check('viem send', await errorOf(viem.sendTransaction({ chain: null, ...transaction })), code)
    check('viem write', await errorOf(viem.writeContract({ chain: null, address, abi: parseAbi(abi), functionName: 'mint', args: [address] })), code)
    check('viem sign', await errorOf(viem.signMessage({ message: 'x' })), code)

    const ethers = new BrowserProvider(provider, 'any')
    const signer = await ethers.getSigner()
    check('ethers send', await errorOf(signer.sendTransaction({ ...transaction, gasLimit: 21000n })), code)
    check('ethers write', await errorOf(new Contract(address, abi, signer).mint(address)), code)
    check('ethers sign', await errorOf(signer.signMessage('x')), code)
    ethers.destroy()

    const web3 = new Web3(provider)
    check('web3 send', await errorOf(web3.eth.sendTransaction({ from: address, ...transaction, gas: 21000 })), code)
    check('web3 write', await errorOf(new web3.eth.Contract(parseAbi(abi), address).methods.mint(address).send({ from: address })), code)
    check('web3 sign', await errorOf(web3.eth.personal.sign('x', address, '')), code)

    const config = await wagmiOf(provider)
    check('wagmi send', await errorOf(sendTransaction(config, transaction)), code)
    check('wagmi write', await errorOf(writeContract(config, { address, abi: parseAbi(abi), functionName: 'mint', args: [address] })), code)
    check('wagmi sign', await errorOf(signMessage(config, { message: 'x' })), code)
    check('wagmi switch', await errorOf(switchChain(config, { chainId: 8453 })), code)
  }

  // A request that names another network never reaches the wallet.
  const other = { from: address, to: address, value: '0x1', chainId: '0x2105' }
  const provider = await providerOf({})
  const viem = createWalletClient({ account: address, transport: custom(provider) })
  const raw = { method: 'eth_sendTransaction', params: [other] }
  check('viem raw', await errorOf(viem.request(raw)), 'CHAIN_MISMATCH')
  check('viem asserted', await errorOf(viem.sendTransaction({ chain: base, to: address })), 'CHAIN_MISMATCH')
  const ethers = new BrowserProvider(provider, 'any')
  const mismatch = await errorOf(ethers.send(raw.method, raw.params))
  check('ethers raw', mismatch, 'CHAIN_MISMATCH')
  assert.equal(latchkeyErrorOf(mismatch)?.cause, mismatch)
  ethers.destroy()
  const web3 = new Web3(provider)
  check('web3 raw', await errorOf(web3.currentProvider.request(raw)), 'CHAIN_MISMATCH')
  check('wagmi other chain', await errorOf(sendTransaction(await wagmiOf(provider), { chainId: 8453, to: address })), 'CHAIN_MISMATCH')

  // Sent, and the receipt does not come.
  const sending = await providerOf({})
  answers.eth_sendTransaction = hash
  const reads = createPublicClient({ chain: mainnet, transport: custom(sending) })
  check('viem receipt', await errorOf(reads.waitForTransactionReceipt({ hash, timeout: 20, pollingInterval: 5, retryCount: 0 })), 'NOT_CONFIRMED')
  check('wagmi receipt', await errorOf(waitForTransactionReceipt(await wagmiOf(sending), { hash, timeout: 20, pollingInterval: 5, retryCount: 0 })), 'NOT_CONFIRMED')
  const waiting = new BrowserProvider(sending, 'any')
  check('ethers receipt', await errorOf(waiting.waitForTransaction(hash, 1, 20)), 'NOT_CONFIRMED')
  waiting.destroy()
  const polling = new Web3(sending)
  Object.assign(polling.eth, { transactionPollingTimeout: 30, transactionPollingInterval: 5 })
  check('web3 receipt', await errorOf(polling.eth.sendTransaction({ from: address, to: address, value: 1, gas: 21000 })), 'NOT_CONFIRMED')

  // Sent and reverted, as the receipt says.
  answers.eth_getTransactionReceipt = { transactionHash: hash, transactionIndex: '0x0', blockHash: hash, blockNumber: '0x1', from: address, to: address, cumulativeGasUsed: '0x1', gasUsed: '0x1', effectiveGasPrice: '0x1', logs: [], logsBloom: '0x' + '00'.repeat(256), status: '0x0', type: '0x0' }
  const reverted = new Web3(await providerOf({}))
  check('web3 reverted', await errorOf(reverted.eth.sendTransaction({ from: address, to: address, value: 1, gas: 21000 })), 'EXECUTION_REVERTED')
  console.log(checked + ' errors read')
  process.exit(0)`

const packages = ['viem@2', 'ethers@6', 'web3@4', '@wagmi/core@3']
await withInstalled(packages, async (folder) => {
  const outfile = join(folder, 'page.mjs')
  await build({
    stdin: { contents: PAGE, resolveDir: join(root, 'plugins/session/src/test-support'), loader: 'ts' },
    bundle: true,
    platform: 'node',
    format: 'esm',
    conditions: ['@latchkey/source', 'import'],
    alias: { 'latchkey/errors': join(root, 'plugins/essentials/src/errors.ts') },
    nodePaths: [join(folder, 'node_modules')],
    banner: {
      js: "import { createRequire as makeRequire } from 'node:module'; const require = makeRequire(import.meta.url);",
    },
    logLevel: 'error',
    outfile,
  })
  execFileSync('node', [outfile], { stdio: 'inherit' })
})
