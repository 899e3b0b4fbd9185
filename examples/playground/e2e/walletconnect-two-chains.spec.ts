import type { Page } from '@playwright/test'
import { type Address, type Hex, isHex, verifyMessage } from 'viem'
import { startPairing } from './parts/pairing'
import { isSignedOnSolana, solBalance, solTransfer } from './parts/solana-chain'
import { expect, test } from './test'

test.describe.configure({ timeout: 90_000 })

const SOLANA = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'
const TEXT = 'Hello from Latchkey'
/** An address without a known key. */
const recipient = '9Tj3srBSxH7RFRCm8uharreY7ZBS49XSfpwCeYa7Xaqp'

/** The active accounts and networks of both chains, and whether they are of one connection. */
const standing = (page: Page) =>
  page.evaluate(() => {
    const { session } = window.latchkey.plugins
    const evm = session.active('eip155')
    const solana = session.active('solana')
    return {
      evm: evm?.account.address,
      solana: solana?.account.address,
      networks: [evm?.networkId, solana?.networkId],
      isOne: evm !== undefined && evm.connectionId === solana?.connectionId,
    }
  })

/** Resolves with the signature, after the phone has approved. */
const sign = (page: Page, namespace: 'eip155' | 'solana'): Promise<string> =>
  page.evaluate(
    async ([chain, text]) => {
      const { session } = window.latchkey.plugins
      const target = session.active(chain)
      const abilities = await session.adapter(chain)?.capabilities()
      if (!target || !abilities?.sign) throw new Error(`Nobody signs on ${chain}.`)
      return abilities.sign.message(text, target)
    },
    [namespace, TEXT] as const,
  )

test('walletconnect: one pairing connects both chains, each with its account, and both end together', async ({
  visit,
  phone,
}) => {
  const page = await visit('playground', { query: { solana: 'on' } })
  const [evm = '', secondEvm = ''] = phone.accounts
  const [solana = '', secondSolana = ''] = phone.solanaAccounts
  const both = { evm, solana, networks: ['eip155:1', SOLANA], isOne: true }

  await test.step('the phone shows both chains, and approving grants both', async () => {
    await phone.pair(await startPairing(page))
    const networks = phone.page.getByRole('group', { name: 'Networks' })
    // The former id of Solana is requested too, but is not a network of its own.
    await expect(networks.getByRole('checkbox', { checked: true })).toHaveCount(3)
    await phone.approve()
    await expect.poll(() => standing(page)).toEqual(both)
  })

  await test.step('a message is signed on each chain by the account of that chain', async () => {
    const signedOnEvm = sign(page, 'eip155')
    await phone.confirm('Sign a message')
    const signature = hexOf(await signedOnEvm)
    expect(await verifyMessage({ address: addressOf(evm), message: TEXT, signature })).toBe(true)
    const signedOnSolana = sign(page, 'solana')
    await expect(phone.page.getByText(TEXT)).toBeVisible()
    await phone.confirm('Sign a message')
    expect(await isSignedOnSolana(solana, await signedOnSolana, TEXT)).toBe(true)
  })

  await test.step('a reload keeps both connections', async () => {
    await page.reload()
    await expect.poll(() => standing(page)).toEqual(both)
  })

  await test.step('another account on the phone is followed on both chains', async () => {
    await phone.switchAccount(2)
    await expect.poll(() => standing(page)).toEqual({ ...both, evm: secondEvm, solana: secondSolana })
  })

  await test.step('the phone disconnects: both end', async () => {
    await phone.disconnect()
    await expect(page.getByTestId('status')).toHaveText('disconnected')
    expect(await standing(page)).toEqual({ networks: [undefined, undefined], isOne: false })
  })
})

test('walletconnect: a wallet that grants only Solana is connected there, and sends SOL', async ({
  visit,
  phone,
  servers: { gateway },
}) => {
  const page = await visit('playground', { query: { solana: 'on' } })
  const [solana = ''] = phone.solanaAccounts
  await phone.pair(await startPairing(page))
  await phone.approve({ chains: ['Solana'] })
  await expect(page.getByTestId('address')).toHaveText(solana)
  expect((await standing(page)).networks).toEqual([undefined, SOLANA])

  const before = await solBalance(gateway.url, recipient)
  const transaction = await solTransfer(gateway.url, solana, recipient, 1.5)
  const sent = page.evaluate(
    ([wire, pubkey]) =>
      window.latchkey.plugins.session
        .provider()
        ?.request({ method: 'solana_signAndSendTransaction', params: { transaction: wire, pubkey } }),
    [transaction, solana] as const,
  )
  await expect(phone.asked('Send a transaction')).toBeVisible()
  await expect(phone.page.getByText('1.5 SOL')).toBeVisible()
  await expect(phone.page.getByText(recipient)).toBeVisible()
  await phone.confirm()
  expect(await sent).toEqual({ signature: expect.stringMatching(/^[1-9A-HJ-NP-Za-km-z]{86,88}$/) })
  await expect.poll(() => solBalance(gateway.url, recipient)).toBe(before + 1.5)
})

function hexOf(text: string): Hex {
  if (isHex(text)) return text
  throw new Error(`${text} is no signature.`)
}

function addressOf(text: string): Address {
  if (text.startsWith('0x')) return `0x${text.slice(2)}`
  throw new Error(`${text} is no address.`)
}
