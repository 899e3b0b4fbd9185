import bs58 from 'bs58'
import { expect, test } from 'vitest'
import type { Approval } from '../approval/approval-card'
import { createSay } from '../copy/say'
import { COMPUTE_BUDGET_PROGRAM } from './fee'
import { handleSolanaRequest } from './handle-solana-request'

const CHAIN = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'
const DEVNET = 'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1'
const GENESIS = '5eykt4UsFv8P8NJdTREpY1vzqKqZKvdpKuc147dw2N9d'
const TO = 'Vote111111111111111111111111111111111111111'

async function start(replies: Readonly<Record<string, unknown>> = {}) {
  const pair = await crypto.subtle.generateKey('Ed25519', false, ['sign', 'verify'])
  if (!('privateKey' in pair)) throw new Error('No Ed25519')
  const publicKey = new Uint8Array(await crypto.subtle.exportKey('raw', pair.publicKey))
  const asked: Approval[] = []
  const sent: unknown[] = []
  const run = (method: string, params: unknown, chainId = CHAIN): Promise<unknown> =>
    handleSolanaRequest({
      method,
      params,
      chainId,
      hostOrigin: 'https://shop.example',
      key: { privateKey: pair.privateKey, publicKey },
      say: createSay('en'),
      async approve(approval) {
        asked.push(approval)
      },
      async node(called, given) {
        if (called === 'sendTransaction') sent.push(given)
        const known: Readonly<Record<string, unknown>> = {
          getGenesisHash: GENESIS,
          isBlockhashValid: { value: true },
          // A hostile node returns a low fee. The shown fee must come from the message.
          getFeeForMessage: { value: 5_000 },
          ...replies,
        }
        if (known[called] instanceof Error) throw known[called]
        return known[called]
      },
    })
  const own = bs58.encode(publicKey)
  return {
    run,
    asked,
    sent,
    own,
    shown: () => asked.at(-1)?.facts.map(({ label, value }) => `${label}: ${value}`),
  }
}

/** Encodes an unsigned transfer of 0.25 SOL, in the format of Solana's libraries. */
function transfer(from: string, version: 'legacy' | 0 = 'legacy', unitPrice?: bigint): Uint8Array {
  const key = (address: string): readonly number[] => [...bs58.decode(address)]
  const amount = [...new Uint8Array(new BigUint64Array([250_000_000n]).buffer)]
  const keys = [...key(from), ...key(TO), ...new Uint8Array(32)]
  const instruction = [2, 2, 0, 1, 12, 2, 0, 0, 0, ...amount]
  const price = [3, 0, 9, 3, ...new Uint8Array(new BigUint64Array([unitPrice ?? 0n]).buffer)]
  const limit = [3, 0, 5, 2, ...new Uint8Array(new Uint32Array([1_400_000]).buffer)]
  const budget = [...price, ...limit]
  const message =
    unitPrice === undefined
      ? [1, 0, 1, 3, ...keys, ...key(GENESIS), 1, ...instruction]
      : [1, 0, 2, 4, ...keys, ...key(COMPUTE_BUDGET_PROGRAM), ...key(GENESIS), 3, ...budget, ...instruction]
  return Uint8Array.from([1, ...new Uint8Array(64), ...(version === 0 ? [0x80, ...message, 0] : message)])
}

test.each(['legacy', 0] as const)('solana: a transfer (%s) is shown and signed', async (version) => {
  const { run, own, shown, asked } = await start()
  const transaction = bs58.encode(transfer(own, version))
  const signed = Object(await run('solana_signTransaction', { transaction }))
  expect(asked[0]?.title).toBe('Send SOL')
  expect(shown()).toEqual([
    `To: ${TO}`,
    'Amount: 0.25 SOL',
    'Network fee: 0.000005 SOL',
    `From: ${own}`,
    `Fee paid by: ${own}`,
    'Network: Solana',
    `Your account: ${own}`,
  ])
  const bytes = bs58.decode(String(Reflect.get(signed, 'transaction')))
  const key = await crypto.subtle.importKey('raw', bs58.decode(own).slice(), 'Ed25519', true, ['verify'])
  expect(await crypto.subtle.verify('Ed25519', key, bytes.slice(1, 65), bytes.slice(65))).toBe(true)
})

test('solana: malformed transactions and those of another account are refused', async () => {
  const { run, own, asked } = await start()
  const other = await start()
  const whole = transfer(own)
  const refused = [
    bs58.encode(whole.slice(0, -1)),
    bs58.encode(Uint8Array.from([...whole, 0])),
    bs58.encode(new TextEncoder().encode('hello')),
    btoa(String.fromCharCode(...whole)),
    bs58.encode(transfer(other.own)),
    bs58.encode(new Uint8Array(2_000)),
  ]
  for (const transaction of refused)
    await expect(run('solana_signTransaction', { transaction })).rejects.toMatchObject({ code: -32602 })
  expect(asked).toEqual([])
})

test('solana: a transaction of a later version is refused by that name, wherever the version stands', async () => {
  const { run, own, asked } = await start()
  const behindSignatures = transfer(own, 0)
  behindSignatures[65] = 0x81
  for (const bytes of [behindSignatures, Uint8Array.of(0x81, ...transfer(own).slice(65))])
    await expect(run('solana_signTransaction', { transaction: bs58.encode(bytes) })).rejects.toThrow(
      'does not read transactions of version 1',
    )
  expect(asked).toEqual([])
})

test('solana: a transaction is not signed as a message, whatever its version', async () => {
  const { run, own, asked } = await start()
  // Its signatures stand behind the message, so all of it is what is signed.
  const versionOne = [0x81, 1, 0, 1, ...new Uint8Array(36), 1, 3, ...bs58.decode(own)]
  for (const bytes of [
    transfer(own).slice(65),
    transfer(own, 0).slice(65),
    Uint8Array.from(versionOne),
    Uint8Array.of(0x9f, 1, 2, 3),
  ])
    await expect(run('solana_signMessage', { message: bs58.encode(bytes) })).rejects.toMatchObject({
      code: -32602,
    })
  expect(asked).toEqual([])
})

test('solana: the account that signs a message is shown', async () => {
  const { run, own, shown } = await start()
  await run('solana_signMessage', { message: bs58.encode(new TextEncoder().encode('hello')) })
  expect(shown()).toEqual(['Network: Solana', `Your account: ${own}`, 'Message: hello'])
})

test('solana: warns of a sign-in at another site than the page’s', async () => {
  const { run, own, asked } = await start()
  const text = `bank.example wants you to sign in with your Solana account:\n${own}`
  await run('solana_signMessage', { message: bs58.encode(new TextEncoder().encode(text)) })
  expect(asked[0]?.warnings?.join()).toContain('signs you in at bank.example')
})

test('solana: a sign-in in an off-chain envelope, which is no text, is refused before the user is asked', async () => {
  const { run, own, asked } = await start()
  const text = new TextEncoder().encode(`bank.example wants you to sign in with your Solana account:\n${own}`)
  const envelope = new TextEncoder().encode('solana offchain')
  const message = bs58.encode(Uint8Array.of(0xff, ...envelope, 0, 0, text.length, 0, ...text))
  await expect(run('solana_signMessage', { message })).rejects.toMatchObject({ code: -32602 })
  expect(asked).toEqual([])
})

test('solana: a transaction is not signed as a message', async () => {
  const { run, own, asked } = await start()
  const message = bs58.encode(transfer(own).slice(65))
  await expect(run('solana_signMessage', { message })).rejects.toThrow('is a transaction')
  expect(asked).toEqual([])
})

test('solana: an unknown program is shown with its accounts and its data', async () => {
  const { run, own, asked, shown } = await start()
  const bytes = transfer(own)
  // The instruction number of the system program: 2 is a transfer, 1 assigns the account to another program.
  bytes[bytes.length - 12] = 1
  await run('solana_signTransaction', { transaction: bs58.encode(bytes) })
  expect(asked[0]?.warnings?.join()).toContain('can’t tell')
  expect(shown()).toContain(`Data: ${bs58.encode(bytes.slice(-12))}`)
  expect(shown()).toContain(`Account 2: ${TO}`)
})

test('solana: every method refuses a transaction whose blockhash the node does not know', async () => {
  const { run, own, asked } = await start({ isBlockhashValid: { value: false } })
  const transaction = bs58.encode(transfer(own))
  for (const [method, params] of [
    ['solana_signTransaction', { transaction }],
    ['solana_signAllTransactions', { transactions: [transaction] }],
    ['solana_signAndSendTransaction', { transaction }],
  ] as const) {
    await expect(run(method, params)).rejects.toThrow('expired, or is for another network')
    await expect(run(method, params, DEVNET)).rejects.toMatchObject({ code: 4901 })
  }
  expect(asked).toEqual([])
})

test('solana: on a test network the user is told that the signature is also valid on the main network', async () => {
  const { run, own, asked } = await start({ getGenesisHash: 'EtWTRABZaYq6iMfeYKouRu166VU2xqa1wcaWoxPkrZBG' })
  const transaction = bs58.encode(transfer(own))
  await run('solana_signTransaction', { transaction }, DEVNET)
  await run('solana_signAllTransactions', { transactions: [transaction] }, DEVNET)
  for (const { warnings } of asked) expect(warnings?.join()).toContain('on any Solana network')
  expect(asked).toHaveLength(2)
  const main = await start()
  await main.run('solana_signTransaction', { transaction: bs58.encode(transfer(main.own)) })
  expect(main.asked[0]?.warnings).toEqual([])
})

test('solana: every method shows and warns of a priority fee, whatever the node returns', async () => {
  const { run, own, asked } = await start()
  const transaction = bs58.encode(transfer(own, 'legacy', 357_142_857n))
  await run('solana_signTransaction', { transaction })
  await run('solana_signAllTransactions', { transactions: [transaction] })
  await run('solana_signAndSendTransaction', { transaction })
  expect(asked).toHaveLength(3)
  for (const { facts, warnings } of asked) {
    expect(facts.filter(({ label }) => label === 'Network fee').map(({ value }) => value)).toEqual([
      '0.500005 SOL',
    ])
    expect(warnings?.join()).toContain('The network fee is 0.500005 SOL')
  }
})

test('solana: above the limit nobody is asked, also where only all transactions together cost so much', async () => {
  const { run, own, asked } = await start()
  const tooHigh = { code: -32000, data: { reason: 'FEE_TOO_HIGH' } }
  const transaction = bs58.encode(transfer(own, 'legacy', 35_714_285_714n))
  for (const method of ['solana_signTransaction', 'solana_signAndSendTransaction'])
    await expect(run(method, { transaction })).rejects.toMatchObject(tooHigh)
  const half = bs58.encode(transfer(own, 'legacy', 357_142_857n))
  await expect(run('solana_signAllTransactions', { transactions: [half, half] })).rejects.toMatchObject(
    tooHigh,
  )
  expect(asked).toEqual([])
})

test('solana: small fees of many transactions are added up, first of all facts, with their warning', async () => {
  const { run, own, asked, shown } = await start()
  const transaction = bs58.encode(transfer(own, 'legacy', 5_000_000n))
  await run('solana_signAllTransactions', { transactions: [transaction, transaction] })
  expect(shown()?.[0]).toBe('Network fee: 0.01401 SOL')
  expect(asked[0]?.warnings).toEqual([
    'The network fee is 0.01401 SOL. It is paid even if the transaction fails.',
  ])
})

test('solana: sending shows the fee, and returns the signature even if the node’s reply is lost', async () => {
  const { run, own, sent, shown } = await start({ sendTransaction: new TypeError('Failed to fetch') })
  const transaction = bs58.encode(transfer(own))
  const reply = Object(await run('solana_signAndSendTransaction', { transaction }))
  expect(shown()).toContain('Network fee: 0.000005 SOL')
  expect(sent).toHaveLength(1)
  expect(bs58.decode(String(Reflect.get(reply, 'signature')))).toHaveLength(64)
  const elsewhere = await start({ getGenesisHash: 'EtWTRABZaYq6iMfeYKouRu166VU2xqa1wcaWoxPkrZBG' })
  const theirs = bs58.encode(transfer(elsewhere.own))
  await expect(elsewhere.run('solana_signAndSendTransaction', { transaction: theirs })).rejects.toMatchObject(
    {
      code: 4901,
    },
  )
  expect(elsewhere.asked).toEqual([])
})
