import { createPublicClient, getAddress, type Hex, http, isHex, verifyMessage, verifyTypedData } from 'viem'
import { base, mainnet } from 'viem/chains'
import { chainBalance } from './parts/chain-balance'
import { connectBrass } from './parts/connect'
import { closeDialog, openAccount } from './parts/dialog'
import { decideInFrame, logInByEmail, walletState } from './parts/embedded-login'
import { sendHostRequest, typedData } from './parts/host-requests'
import { isSignedOnSolana, solBalance, solTransfer } from './parts/solana-chain'
import { approve } from './parts/wallet-window'
import { expect, logPage, test } from './test'

test.describe.configure({ timeout: 90_000 })

const recipient = '0x000000000000000000000000000000000000dEaD'
const solRecipient = '7EcDhSYGxXyscszYEp35KHN8vvw3svAuLKTzXwCFLtV'
const FRAME = 'iframe[title="Email wallet"]'
const email = { email: 'on' }

const requireHex = (text: string): Hex => {
  if (!isHex(text)) throw new Error(`No hex: ${text}`)
  return text
}

async function fund(gateway: string, address: string): Promise<void> {
  for (const chain of [1, 8453])
    await fetch(`${gateway}/rpc/${chain}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        jsonrpc: '2.0',
        id: 1,
        method: 'anvil_setBalance',
        params: [address, `0x${(100n * 10n ** 18n).toString(16)}`],
      }),
    })
}

test('embedded wallet: a new user logs in, signs and sends on Ethereum and on Solana, under the strict policy', async ({
  visit,
  servers,
}) => {
  const gateway = servers.gateway.url
  const page = await visit('playground', { query: { ...email, solana: 'on' } })
  await expect(page.locator(FRAME)).toHaveCount(0)
  const { evm, solana } = await logInByEmail(page, gateway)
  const address = getAddress(evm)
  await expect(page.getByTestId('address')).toHaveText(address)
  await fund(gateway, address)

  await test.step('a message and typed data are signed by the account that is shown', async () => {
    const message = await sendHostRequest(page, 'message')
    await decideInFrame(page, 'Approve')
    const signature = requireHex(await message())
    expect(await verifyMessage({ address, message: 'Hello from Latchkey', signature })).toBe(true)
    const data = await sendHostRequest(page, 'typed data')
    await decideInFrame(page, 'Approve')
    expect(await verifyTypedData({ ...typedData, address, signature: requireHex(await data()) })).toBe(true)
  })

  await test.step('a rejected request fails with the user’s rejection', async () => {
    const refused = await sendHostRequest(page, 'message')
    await decideInFrame(page, 'Decline')
    expect(await refused()).toBe('USER_REJECTED')
  })

  for (const chain of [1, 8453])
    await test.step(`a transaction is mined on the chain ${chain}`, async () => {
      await page.evaluate((id) => window.latchkey.plugins.session.switchNetwork(id), chain)
      const before = await chainBalance(gateway, chain, recipient)
      const hash = await sendHostRequest(page, 'transaction', recipient)
      await decideInFrame(page, 'Approve')
      expect(await hash()).toMatch(/^0x[0-9a-f]{64}$/)
      await expect.poll(() => chainBalance(gateway, chain, recipient)).toBe(before + 1)
    })

  await test.step('a Solana message is signed, and a transfer arrives', async () => {
    const from = solana ?? ''
    await fetch(`${gateway}/rpc/solana`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        jsonrpc: '2.0',
        id: 1,
        method: 'requestAirdrop',
        params: [from, 2_000_000_000],
      }),
    })
    await expect.poll(() => solBalance(gateway, from)).toBeGreaterThanOrEqual(2)
    const signing = await page.evaluateHandle(async (text) => {
      const { session } = window.latchkey.plugins
      const capabilities = await session.adapter('solana')?.capabilities()
      const target = session.active('solana')
      if (!target || !capabilities?.sign) throw new Error('Solana signs nothing')
      return { answer: capabilities.sign.message(text, target) }
    }, 'Hello from Latchkey')
    await decideInFrame(page, 'Approve')
    const signature = await signing.evaluate(({ answer }) => answer)
    expect(await isSignedOnSolana(from, signature, 'Hello from Latchkey')).toBe(true)
    const before = await solBalance(gateway, solRecipient)
    const transaction = await solTransfer(gateway, from, solRecipient, 1)
    const sending = await page.evaluateHandle(async (bytes) => {
      const provider = window.latchkey.plugins.session.provider('embedded', 'solana')
      const params = { transaction: bytes }
      const answer = provider?.request({ method: 'solana_signAndSendTransaction', params })
      answer?.catch(() => undefined)
      return { answer }
    }, transaction)
    await decideInFrame(page, 'Approve')
    expect(await sending.evaluate(({ answer }) => answer)).toMatchObject({ signature: expect.any(String) })
    await expect.poll(() => solBalance(gateway, solRecipient)).toBe(before + 1)
  })
  expect(await page.evaluate(() => window.pageWatch.violations)).toEqual([])
})

for (const type of ['eoa', 'smartAccount'] as const)
  test(`embedded wallet: dialog, hook, client and provider have the same account and network (${type})`, async ({
    visit,
    servers,
  }) => {
    const gateway = servers.gateway.url
    const page = await visit('playground', { query: email })
    const { evm: address } = await logInByEmail(page, gateway, type)
    await fund(gateway, address)
    for (const [chainId, chain] of [
      [1, mainnet],
      [8453, base],
    ] as const) {
      await page.evaluate((id) => window.latchkey.plugins.session.switchNetwork(id), chainId)
      const reported = await page.evaluate(async () => {
        const { evm, session } = window.latchkey.plugins
        const provider = session.provider()
        const client = await evm.walletClient()
        return [
          [document.querySelector('[data-testid=address]')?.textContent, session.active()?.networkId],
          [client.account.address, `eip155:${await client.getChainId()}`],
          [
            Object(await provider?.request({ method: 'eth_accounts' }))[0],
            `eip155:${Number(await provider?.request({ method: 'eth_chainId' }))}`,
          ],
        ]
      })
      for (const [account, networkId] of reported)
        expect([String(account).toLowerCase(), networkId]).toEqual([
          address.toLowerCase(),
          `eip155:${chainId}`,
        ])
      const client = createPublicClient({ chain, transport: http(`${gateway}/rpc/${chainId}`) })
      const message = await sendHostRequest(page, 'message')
      await decideInFrame(page, 'Approve')
      const signature = requireHex(await message())
      expect(await client.verifyMessage({ address, message: 'Hello from Latchkey', signature })).toBe(true)
      if (chainId === typedData.domain.chainId) {
        const data = await sendHostRequest(page, 'typed data')
        await decideInFrame(page, 'Approve')
        const signed = requireHex(await data())
        // Verified by the smart account's contract, which may not be deployed yet (ERC-1271, ERC-6492).
        expect(await client.verifyTypedData({ ...typedData, address, signature: signed })).toBe(true)
        const message = { contents: 'Something else' }
        expect(await client.verifyTypedData({ ...typedData, message, address, signature: signed })).toBe(
          false,
        )
      }
      const before = await client.getBalance({ address })
      const received = await chainBalance(gateway, chainId, recipient)
      const hash = await sendHostRequest(page, 'transaction', recipient)
      await decideInFrame(page, 'Approve')
      expect(await hash()).toMatch(/^0x[0-9a-f]{64}$/)
      await expect.poll(() => chainBalance(gateway, chainId, recipient)).toBe(received + 1)
      expect(before - (await client.getBalance({ address }))).toBeGreaterThanOrEqual(10n ** 18n)
    }
  })

test('embedded wallet: the selected account type is active, also after a reload', async ({
  visit,
  servers,
}) => {
  const page = await visit('playground', { query: email })
  const { evm: smart } = await logInByEmail(page, servers.gateway.url, 'smartAccount')
  const address = page.getByTestId('address')
  await expect(address).toHaveText(getAddress(smart))
  const dialog = await openAccount(page)
  await dialog.locator('[part~="account-settings-row"]').click()
  const row = dialog.locator('[part~="account-type"]').filter({ hasText: 'Regular account' })
  await row.click()
  await expect(row).toContainText('In use')
  await closeDialog(page)
  await expect(address).not.toHaveText(getAddress(smart))
  // The frame itself has changed its account, not only what the page shows.
  expect((await walletState(page)).user).toMatchObject({ accountType: 'eoa' })
  const eoa = await address.textContent()
  await page.reload()
  await expect(address).toHaveText(eoa ?? '')
  await page.evaluate(() => window.latchkey.plugins.embeddedWallet.setAccountType('smartAccount'))
  await expect(address).toHaveText(getAddress(smart))
  await page.reload()
  await expect(address).toHaveText(getAddress(smart))
})

test.describe('embedded wallet, its sandbox:', () => {
  // Chromium logs what the sandbox refuses.
  test.use({ expectedErrors: /sandboxed|allow-top-navigation/ })

  test('the frame can neither navigate the page nor open a dialog', async ({ visit, servers }) => {
    const page = await visit('playground', { query: email })
    await logInByEmail(page, servers.gateway.url)
    const before = page.url()
    const frame = page.frames().find((one) => one.url().startsWith(servers.frame.url))
    const refused = await frame?.evaluate(() => {
      try {
        window.top?.location.assign('https://evil.example')
        return 'led away'
      } catch (error) {
        return error instanceof Error ? error.name : 'refused'
      }
    })
    expect(refused).toBe('SecurityError')
    expect(await frame?.evaluate(() => window.confirm('Give me your keys'))).toBe(false)
    expect(page.url()).toBe(before)
  })
})

test('embedded wallet: a reload reconnects it, and a reload during a request leaves no pending request', async ({
  visit,
  servers,
}) => {
  const page = await visit('playground', { query: email })
  await logInByEmail(page, servers.gateway.url)
  const address = await page.getByTestId('address').textContent()
  await sendHostRequest(page, 'message')
  await expect.poll(async () => (await walletState(page)).approvals.length).toBe(1)
  await page.reload()
  await expect(page.getByTestId('address')).toHaveText(address ?? '')
  expect((await walletState(page)).approvals).toEqual([])
  const message = await sendHostRequest(page, 'message')
  await decideInFrame(page, 'Approve')
  expect(await message()).toMatch(/^0x/)
})

test('embedded wallet: a sign-out lasts after a reload, and also signs out the other tab', async ({
  visit,
  servers,
  context,
}) => {
  const page = await visit('playground', { query: email })
  const other = await context.newPage()
  const otherLog = logPage(other)
  await visit('playground', { query: email }, other)
  await logInByEmail(page, servers.gateway.url)
  const address = await page.getByTestId('address').textContent()
  await expect(other.getByTestId('address')).toHaveText(address ?? '')
  await page.evaluate(() => window.latchkey.plugins.session.disconnect())
  for (const tab of [page, other]) {
    await expect(tab.getByTestId('status')).toHaveText('disconnected')
    const { login, user } = await walletState(tab)
    expect([login, user]).toEqual([undefined, undefined])
  }
  await page.reload()
  await expect(page.getByTestId('status')).toHaveText('disconnected')
  await expect(page.locator(FRAME)).toHaveCount(0)
  expect(otherLog.errors).toEqual([])
})

test('embedded wallet: connected together with a browser wallet, each signs for its own account', async ({
  visit,
  servers,
}) => {
  const page = await visit('playground', { query: email })
  const brass = await connectBrass(page)
  const { evm } = await logInByEmail(page, servers.gateway.url)
  const embedded = getAddress(evm)
  const text = 'Hello from Latchkey'
  const fromEmbedded = await sendHostRequest(page, 'message')
  await decideInFrame(page, 'Approve')
  expect(
    await verifyMessage({ address: embedded, message: text, signature: requireHex(await fromEmbedded()) }),
  ).toBe(true)
  await page.evaluate(async () => {
    const { session } = window.latchkey.plugins
    const { connections } = JSON.parse(window.latchkey.dehydrate()).states.session
    const id = Object.keys(connections).find((one) => one !== 'embedded') ?? ''
    await session.activate(id)
  })
  const fromBrass = await sendHostRequest(page, 'message')
  await approve(page, /^Sign/)
  expect(
    await verifyMessage({ address: brass, message: text, signature: requireHex(await fromBrass()) }),
  ).toBe(true)
})
