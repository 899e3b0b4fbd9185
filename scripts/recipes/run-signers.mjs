import { strict as assert } from 'node:assert'
import { base } from '@latchkey/evm/networks'
import * as kit from '@solana/kit'
import * as web3js from '@solana/web3.js'
import { createPublicClient, http, verifyMessage } from 'viem'
import { ethersSigner } from './ethers'
import { kitSigner } from './kit'
import { connect, EVM_URL, openPage, SOLANA_URL, until } from './page.mjs'
import { viemWallet } from './viem'
import { web3Of } from './web3'
import { signWithWeb3js } from './web3js'

const BOB = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const { latchkey } = openPage()

const chain = createPublicClient({ chain: base, transport: http(EVM_URL), pollingInterval: 20 })
const isSigned = (signature) => verifyMessage({ address: evmConnection.address, message: 'Hello', signature })
const isMined = async (hash) => (await chain.waitForTransactionReceipt({ hash })).status === 'success'
const evmConnection = await connect(latchkey, 'eip155')
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

const solanaConnection = await connect(latchkey, 'solana')
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
