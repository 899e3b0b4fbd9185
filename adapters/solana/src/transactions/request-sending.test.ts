import { Keypair, Transaction } from '@solana/web3.js'
import bs58 from 'bs58'
import { expect, test } from 'vitest'
import { type Call, openTransactionPage, RECEIVER, type Responses } from '../test-support/transaction-page'

const SIGNATURE = Uint8Array.from({ length: 64 }, (_, index) => index + 1)
const signature = bs58.encode(SIGNATURE)
const transfer = { type: 'transfer', to: RECEIVER, amount: '1000' } as const
/** Behind a relay a wallet may return its signature without the transaction. */
const onlySigns: Responses = { solana_signTransaction: { signature } }

const transactionOf = (params: unknown): Transaction =>
  Transaction.from(Buffer.from(String(Reflect.get(Object(params), 'transaction')), 'base64'))
/** What servers were given to send. */
const handedOver = (calls: readonly Call[]): readonly Transaction[] =>
  calls
    .filter(({ method }) => method === 'sendTransaction')
    .map(({ params }) => Transaction.from(Buffer.from(Object(params)[0], 'base64')))

test('send: a wallet that only signs gets the same transaction, and the page sends it with the signature', async () => {
  const page = await openTransactionPage({ wallet: onlySigns, network: { sendTransaction: signature } })
  expect(await page.transactions.send(transfer, page.target)).toMatchObject({ id: signature })
  const [first, second] = page.toWallet
  expect([first?.method, second?.method]).toEqual(['solana_signAndSendTransaction', 'solana_signTransaction'])
  expect(second?.params).toEqual(first?.params)
  const [wire] = handedOver(page.toNetwork)
  expect(wire?.signatures.map((one) => [...(one.signature ?? [])])).toEqual([[...SIGNATURE]])
})

test('send: a wallet that answers with the signature alone has sent it', async () => {
  const page = await openTransactionPage({ wallet: { solana_signAndSendTransaction: signature } })
  expect(await page.transactions.send(transfer, page.target)).toMatchObject({ id: signature })
})

test('send: a signed transaction of another account is refused', async () => {
  const unsigned = await openTransactionPage({ wallet: { solana_signAndSendTransaction: { signature } } })
  await unsigned.transactions.send(transfer, unsigned.target)
  const { transaction } = Object(unsigned.toWallet[0]?.params)
  const page = await openTransactionPage({ wallet: { solana_signTransaction: { signature, transaction } } })
  await expect(page.transactions.send(transfer, page.target)).rejects.toMatchObject({
    code: 'INVALID_ANSWER',
  })
})

const preflight = (err: unknown) => ({
  error: { code: -32002, message: 'Transaction simulation failed', data: { err } },
})
const rpcError = (code: number) => ({ error: { code, message: 'no' } })
const httpError = (status: number) => Object.assign(new Error('no'), { status })
test.each([
  ['cannot pay', preflight({ InstructionError: [0, { Custom: 1 }] })],
  ['cannot pay the fee', preflight('InsufficientFundsForFee')],
  ['would leave too little', preflight({ InsufficientFundsForRent: { account_index: 0 } })],
  ['is refused by a program', preflight({ InstructionError: [0, { Custom: 17 }] })],
  ['has an unknown blockhash', preflight('BlockhashNotFound')],
  ['is there already', preflight('AlreadyProcessed')],
  ['has a false signature', rpcError(-32003)],
  ['cannot be decoded', rpcError(-32602)],
  ['is one too many', rpcError(-32005)],
  ['is sent to a server without the method', rpcError(-32601)],
  ['is sent to a server whose own server timed out', rpcError(-32603)],
  ['is one too many for the gateway', httpError(429)],
  ['is forbidden', httpError(403)],
  ['gets no response', new Error('The network is gone.')],
])(
  'send: what is signed is sent once and counts as sent, although a node says that it %s',
  async (_what, response) => {
    const keys = Keypair.generate()
    const solana_signTransaction = (params: unknown): unknown => {
      const signed = transactionOf(params)
      signed.sign(keys)
      return { signature: bs58.encode(signed.signature ?? []) }
    }
    const page = await openTransactionPage({
      address: keys.publicKey.toBase58(),
      wallet: { solana_signTransaction },
      network: { sendTransaction: response },
    })
    const sent = await page.transactions.send(transfer, page.target)
    expect(handedOver(page.toNetwork).map((wire) => bs58.encode(wire.signature ?? []))).toEqual([sent.id])
    expect(sent).toMatchObject({ from: keys.publicKey.toBase58(), lastValidBlockHeight: 150 })
  },
)

test('send: a signature that verifies false is no signature where a node says so too', async () => {
  const page = await openTransactionPage({
    wallet: onlySigns,
    network: { sendTransaction: rpcError(-32003) },
  })
  await expect(page.transactions.send(transfer, page.target)).rejects.toMatchObject({
    code: 'INVALID_ANSWER',
  })
})
