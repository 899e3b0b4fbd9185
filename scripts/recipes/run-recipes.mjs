// `compat-recipes.ts` bundles this with the code of docs/recipes.md, which imports libraries that the workspace does not
// have; so it is no TypeScript.
import { strict as assert } from 'node:assert'
import { evm } from '@latchkey/evm'
import { base, mainnet } from '@latchkey/evm/networks'
import { createFakeBrowser, createTestLatchkey } from '@latchkey/kernel/testing'
import { session } from '@latchkey/session'
import { sessionContract } from '@latchkey/session/contract'
import { createSimulatedWallet } from '@latchkey/simulated-wallet'
import { solana } from '@latchkey/solana'
import { solanaMainnet } from '@latchkey/solana/networks'
import * as kit from '@solana/kit'
import * as web3js from '@solana/web3.js'
import { ethersSigner } from 'recipes-of-the-document/ethers'
import { kitSigner } from 'recipes-of-the-document/kit'
import { viemWallet } from 'recipes-of-the-document/viem'
import { web3Of } from 'recipes-of-the-document/web3'
import { signWithWeb3js } from 'recipes-of-the-document/web3js'
import { createPublicClient, http, verifyMessage } from 'viem'

const { EVM_URL, SOLANA_URL } = process.env
const SOLANA = `solana:${solanaMainnet.id}`
const BOB = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'

/** Runs `isDone` again until it holds. */
async function until(isDone) {
  const endsAt = Date.now() + 20_000
  while (!(await isDone())) {
    assert.ok(Date.now() < endsAt, `in time: ${isDone}`)
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
}

const wallet = createSimulatedWallet({
  name: 'Lantern',
  networks: [
    { networkId: 'eip155:8453', rpcUrl: EVM_URL },
    { networkId: 'eip155:1', rpcUrl: EVM_URL },
    { networkId: SOLANA, rpcUrl: SOLANA_URL },
  ],
})
const browser = createFakeBrowser()
const { latchkey } = createTestLatchkey({
  plugins: [
    session(),
    evm({ networks: [base, mainnet], rpcUrls: { 8453: [EVM_URL], 1: [EVM_URL] } }),
    solana({ networks: [solanaMainnet], rpcUrls: { [solanaMainnet.id]: [SOLANA_URL] } }),
  ],
  browser,
  outlet: false,
})
latchkey.start()
const { info, provider } = wallet
browser.fire(new CustomEvent('eip6963:announceProvider', { detail: { info, provider } }))
const detail = (registry) => registry.register(wallet.standardWallet)
browser.fire(new CustomEvent('wallet-standard:register-wallet', { detail }))
const api = latchkey.get(sessionContract)
await until(() => latchkey.read(sessionContract).wallets.length > 0)

/** What `useConnection` returns, as far as the recipes read it. */
async function connect(namespace) {
  const row = latchkey
    .read(sessionContract)
    .wallets.find(({ namespaces, connectors }) => namespaces.includes(namespace) && connectors.length > 0)
  const { id, accounts } = await api.connect(
    row.connectors.find((one) => one.namespaces.includes(namespace)).id,
  )
  const { address } = accounts.find((one) => one.namespace === namespace)
  return { address, provider: api.provider(id, namespace) }
}

const chain = createPublicClient({ chain: base, transport: http(EVM_URL), pollingInterval: 20 })
const isSigned = (signature) => verifyMessage({ address: evmConnection.address, message: 'Hello', signature })
const isMined = async (hash) => (await chain.waitForTransactionReceipt({ hash })).status === 'success'
const evmConnection = await connect('eip155')
const { address } = evmConnection

const viem = viemWallet(evmConnection)
assert.ok(await isSigned(await viem.signMessage({ account: address, message: 'Hello' })))
assert.ok(await isMined(await viem.sendTransaction({ account: address, to: BOB, value: 1n })))
console.log('viem signs and sends')

const signer = await ethersSigner(evmConnection)
assert.ok(await isSigned(await signer.signMessage('Hello')))
assert.ok(await isMined((await signer.sendTransaction({ to: BOB, value: 1n })).hash))
console.log('ethers signs and sends')

const web3 = web3Of(evmConnection)
assert.ok(await isSigned(await web3.eth.personal.sign('Hello', address, '')))
assert.ok(
  await isMined((await web3.eth.sendTransaction({ from: address, to: BOB, value: 1n })).transactionHash),
)
console.log('web3 signs and sends')

await wallet.switchNetwork?.('eip155:1')
const solanaConnection = await connect('solana')
const rpc = kit.createSolanaRpc(SOLANA_URL)
const to = kit.address(kit.getBase58Decoder().decode(crypto.getRandomValues(new Uint8Array(32))))
const balanceOf = async () => (await rpc.getBalance(to, { commitment: 'confirmed' }).send()).value
const LAMPORTS = 10_000_000

const { value: blockhash } = await rpc.getLatestBlockhash().send()
const source = kitSigner(solanaConnection)
const transfer = web3js.SystemProgram.transfer({
  fromPubkey: new web3js.PublicKey(solanaConnection.address),
  toPubkey: new web3js.PublicKey(to),
  lamports: LAMPORTS,
})
const message = kit.pipe(
  kit.createTransactionMessage({ version: 0 }),
  (one) => kit.setTransactionMessageFeePayerSigner(source, one),
  (one) => kit.setTransactionMessageLifetimeUsingBlockhash(blockhash, one),
  (one) =>
    kit.appendTransactionMessageInstruction(
      {
        programAddress: kit.address(transfer.programId.toBase58()),
        accounts: [
          { address: source.address, role: kit.AccountRole.WRITABLE_SIGNER, signer: source },
          { address: to, role: kit.AccountRole.WRITABLE },
        ],
        data: Uint8Array.from(transfer.data),
      },
      one,
    ),
)
await kit.signAndSendTransactionMessageWithSigners(message)
await until(async () => (await balanceOf()) === BigInt(LAMPORTS))
console.log('@solana/kit signs and sends')

const connection = new web3js.Connection(SOLANA_URL, 'confirmed')
const unsigned = new web3js.VersionedTransaction(
  new web3js.TransactionMessage({
    payerKey: new web3js.PublicKey(solanaConnection.address),
    recentBlockhash: (await connection.getLatestBlockhash()).blockhash,
    instructions: [transfer],
  }).compileToV0Message(),
)
const signed = await signWithWeb3js(solanaConnection, unsigned)
await connection.sendRawTransaction(signed.serialize())
await until(async () => (await balanceOf()) === BigInt(2 * LAMPORTS))
console.log('@solana/web3.js signs, and the page sends')
process.exit(0)
