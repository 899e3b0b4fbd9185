import { address, getBase64Encoder, getTransactionDecoder, type Instruction } from '@solana/kit'
import { VersionedTransaction } from '@solana/web3.js'
import bs58 from 'bs58'
import { expect, test } from 'vitest'
import { decodeTransaction } from '../explain/decode-transaction'
import { readFee } from '../explain/read-fee'
import { connectorRequest, connectRequest, exampleConnector } from '../test-support/example-connector'
import { ADDRESS, OTHER_ADDRESS } from '../test-support/fake-wallet'
import { BLOCKHASH, openTransactionPage, RECEIVER, SENDER } from '../test-support/transaction-page'
import { kitTransaction, transferOf } from '../test-support/version-1'
import { messageOf, readSigners, readWire } from './wire-transaction'

const { signal } = new AbortController()
const SIGNATURE = Uint8Array.from({ length: 64 }, (_, index) => index + 1)
const signature = bs58.encode(SIGNATURE)
const bytesOf = (base64: string): Uint8Array => Uint8Array.from(getBase64Encoder().encode(base64))
const NOTHING = '1'.repeat(64)

/** With the signature in the last place, as version 1 has it. */
function signed(base64: string): Uint8Array {
  const bytes = bytesOf(base64)
  bytes.set(SIGNATURE, bytes.length - 64)
  return bytes
}

const twoSigners = kitTransaction({ instructions: [transferOf(7n, OTHER_ADDRESS, RECEIVER), transferOf(1n)] })
const config = {
  priorityFeeLamports: 12_345n,
  computeUnitLimit: 300_000,
  heapSize: 65_536,
  loadedAccountsDataSizeLimit: 100_000,
}

test('version 1: signers, signatures and message are found where @solana/kit has them', () => {
  for (const base64 of [kitTransaction(), kitTransaction({ config }), twoSigners]) {
    const kit = getTransactionDecoder().decode(getBase64Encoder().encode(base64))
    const bytes = bytesOf(base64)
    expect(bytes[0]).toBe(0x81)
    expect([...messageOf(bytes)]).toEqual([...kit.messageBytes])
    expect(readSigners(bytes)).toEqual(
      Object.keys(kit.signatures).map((one) => ({ address: one, signature: NOTHING })),
    )
  }
  expect(readSigners(signed(kitTransaction()))).toEqual([{ address: SENDER, signature }])
})

test('version 1: is decoded as it was written, with its fee', () => {
  const decoded = decodeTransaction(bytesOf(kitTransaction({ config })))
  expect(decoded).toMatchObject({
    signatureCount: 1,
    blockhash: BLOCKHASH,
    hasTables: false,
    priorityFee: 12_345n,
    instructions: [{ program: '1'.repeat(32), accounts: [SENDER, RECEIVER] }],
  })
  expect([...(decoded?.instructions[0]?.data ?? [])]).toEqual([2, 0, 0, 0, 0xe8, 3, 0, 0, 0, 0, 0, 0])
  expect(decoded && readFee(decoded)).toBe(17_345n)
})

test('version 1: an instruction of the compute budget sets no fee, which the message does', () => {
  const price: Instruction = {
    programAddress: address('ComputeBudget111111111111111111111111111111'),
    data: Uint8Array.of(3, 255, 255, 255, 255, 255, 0, 0, 0),
  }
  const decoded = decodeTransaction(bytesOf(kitTransaction({ instructions: [price, transferOf(1n)] })))
  expect(decoded && readFee(decoded)).toBe(5_000n)
})

test('version 1: a large one, which does not fit into the older size, is decoded', () => {
  const note: Instruction = {
    programAddress: address('MemoSq4gqABAXKb96qnH8TysNcWxMyWCqXgDLGmfcHr'),
    data: new Uint8Array(3_000).fill(97),
  }
  const bytes = bytesOf(kitTransaction({ instructions: [note, transferOf(1n)] }))
  expect(bytes.length).toBeGreaterThan(3_000)
  expect(decodeTransaction(bytes)?.instructions[0]?.data).toHaveLength(3_000)
})

test('version 1: every shorter piece of one, and every one with a byte more, is none', () => {
  const bytes = bytesOf(kitTransaction({ config }))
  for (let length = 0; length < bytes.length; length += 1)
    expect(decodeTransaction(bytes.subarray(0, length))).toBeUndefined()
  expect(decodeTransaction(Uint8Array.of(...bytes, 0))).toBeUndefined()
  for (const mask of [0b01, 0b10, 0b100000]) {
    const other = bytes.slice()
    other[4] = mask
    expect(decodeTransaction(other)).toBeUndefined()
  }
})

test.each([[0x82], [0xff], [0x80]])(
  'version: bytes that begin with %i are no transaction that is read here',
  (first) => {
    const bytes = bytesOf(kitTransaction())
    bytes[0] = first
    expect([readWire(bytes), readSigners(bytes), decodeTransaction(bytes)]).toEqual([
      undefined,
      undefined,
      undefined,
    ])
  },
)

test('version 1: what it does is explained, with its fee', async () => {
  const { requests, target } = await openTransactionPage({})
  if (!target.network) throw new Error('There is no network')
  for (const text of [kitTransaction({ config }), bs58.encode(bytesOf(kitTransaction({ config })))]) {
    const request = { method: 'solana_signAndSendTransaction', params: { transaction: text } }
    const explained = await requests.explain(request, target.account, target.network, signal)
    expect(explained).toMatchObject({
      steps: [[{ type: 'transfer', to: RECEIVER, token: {}, amount: '1000' }]],
      fee: '17345',
    })
  }
})

test('version 1: is read back by servers that give it only to those who can read it', async () => {
  const transaction = {
    transaction: { message: { accountKeys: [SENDER, RECEIVER], header: { numRequiredSignatures: 1 } } },
    meta: {
      err: null,
      preBalances: [20_000, 0],
      postBalances: [10_000, 5_000],
      preTokenBalances: [],
      postTokenBalances: [],
    },
  }
  const getTransaction = ([, { maxSupportedTransactionVersion: highest }]: [
    string,
    Record<string, number>,
  ]) =>
    Number(highest) < 1
      ? {
          error: {
            code: -32015,
            message: 'Transaction version (1) is not supported by the requesting client.',
          },
        }
      : transaction
  const page = await openTransactionPage({ network: { getTransaction } })
  const { account, networkId, connectionId } = page.target
  const sent = { type: 'transaction', id: signature, from: account.address, networkId, connectionId } as const
  expect(await page.transactions.read?.(sent, signal)).toMatchObject({
    from: SENDER,
    arrived: { native: [{ to: RECEIVER, amount: '5000' }] },
  })
})

test('version 1: a wallet that gives only its signature has it put in its place, and the page sends it', async () => {
  const page = await openTransactionPage({
    wallet: { solana_signTransaction: { signature } },
    network: { sendTransaction: signature },
  })
  const request = { type: 'serialized', transaction: kitTransaction() } as const
  expect(await page.transactions.send(request, page.target)).toMatchObject({ id: signature })
  const sent = page.toNetwork.find(({ method }) => method === 'sendTransaction')
  const wire = bytesOf(String(Object(sent?.params)[0]))
  expect([...wire]).toEqual([...signed(kitTransaction())])
  expect(bs58.encode(VersionedTransaction.deserialize(wire).signatures[0] ?? [])).toBe(signature)
})

test('version 1: its estimate is of its message', async () => {
  const page = await openTransactionPage({
    network: { getFeeForMessage: { value: 17_345 }, simulateTransaction: { value: { err: null } } },
  })
  const transaction = kitTransaction({ config })
  const estimate = await page.transactions.estimate({ type: 'serialized', transaction }, page.target, signal)
  expect(estimate.fee.value).toBe('17345')
  const asked = page.toNetwork.find(({ method }) => method === 'getFeeForMessage')
  expect([...bytesOf(String(Object(asked?.params)[0]))]).toEqual([...messageOf(bytesOf(transaction))])
})

const featureOf = (versions: readonly unknown[] | undefined) => ({
  ...(versions && { supportedTransactionVersions: versions }),
})
async function ask(versions: readonly unknown[] | undefined, method: string, transaction: string) {
  const bytes = signed(transaction)
  const example = exampleConnector({
    allowed: true,
    features: ['solana:signTransaction', 'solana:signAndSendTransaction'],
    answers: {
      'solana:signTransaction': [{ signedTransaction: bytes }],
      'solana:signAndSendTransaction': [{ signature: SIGNATURE }],
    },
  })
  await example.connector.connect(connectRequest())
  for (const feature of ['solana:signTransaction', 'solana:signAndSendTransaction'])
    Object.assign(Reflect.get(Object(Reflect.get(example.wallet, 'features')), feature), featureOf(versions))
  example.calls.length = 0
  const params = method === 'solana_signAllTransactions' ? { transactions: [transaction] } : { transaction }
  return { calls: example.calls, asked: example.connector.request(connectorRequest(method, params)) }
}
const methods = ['solana_signTransaction', 'solana_signAllTransactions', 'solana_signAndSendTransaction']

for (const method of methods) {
  test.each([[undefined], [['legacy', 0, 1]]])(
    `version 1: ${method} goes to a wallet that lists %j, and its answer is read`,
    async (versions) => {
      const transaction = kitTransaction({ payer: ADDRESS })
      const { asked, calls } = await ask(versions, method, transaction)
      const answer = Object(await asked)
      expect(calls).toHaveLength(1)
      if (method === 'solana_signTransaction') expect(answer.signature).toBe(signature)
    },
  )

  test.each([
    ['of a version that the wallet does not list', 0x81, ['legacy', 0]],
    ['of a version that is not read here', 0x82, ['legacy', 0, 1, 2]],
  ] as const)(
    `version: ${method} %s is refused before the wallet is asked`,
    async (_what, first, versions) => {
      const bytes = bytesOf(kitTransaction({ payer: ADDRESS }))
      bytes[0] = first
      const { asked, calls } = await ask(versions, method, Buffer.from(bytes).toString('base64'))
      await expect(asked).rejects.toMatchObject({
        code: 'UNSUPPORTED_METHOD',
        details: { method: `${method} of version ${first - 0x80}` },
      })
      expect(calls).toEqual([])
    },
  )
}
