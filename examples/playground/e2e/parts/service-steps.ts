import { encodeFunctionData, erc20Abi } from 'viem'
import { expect } from '../test'
import { dialogOf, openAccount, openList, pageButton, walletRow } from './dialog'
import { data, type FaultStep } from './fault-step'
import { sentBy } from './full-journey'
import { USDC } from './payments'
import { retryUntilVisible, withKeys, withKeysConnected } from './prepared-users'
import { relayRow } from './read-qr-code'
import { confirm as confirmSwap, sendAs } from './swaps'
import { failWith, sinkOf } from './telemetry'

/** A dev account, which has USDC from the start. */
const RICH = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'

/** Swaps a token, which needs an allowance first. */
export const swapsToken: FaultStep = {
  uses: { allowance: ['data:swap-allowance'], approve: ['data:swap-approve'] },
  async begin(visit, servers) {
    const user = await withKeysConnected(visit, servers, { ...data, swaps: 'on' })
    const { page, account, chain } = user
    const paid = encodeFunctionData({
      abi: erc20Abi,
      functionName: 'transfer',
      args: [account, 100_000_000n],
    })
    await sendAs(servers.gateway.url, RICH, { to: USDC, data: paid })
    return async () => {
      await page.evaluate(() => {
        window.latchkey
          .ask('Swap', { fromToken: 'usdc', toToken: 'native', amount: '100000000' })
          .catch(() => undefined)
      })
      const dialog = dialogOf(page)
      await retryUntilVisible(dialog, dialog.locator('[part~="swaps-promised"]'))
      await retryUntilVisible(dialog, confirmSwap(dialog), {
        buttons: [dialog.getByRole('button', { name: 'Review swap' })],
      })
      const end = dialog.locator('[part~="swaps-end"][data-phase="confirmed"]')
      await retryUntilVisible(dialog, end, { buttons: [confirmSwap(dialog)] })
      // The allowance and the swap, each once.
      expect(await sentBy(chain, account)).toBe(2)
      const left = { address: USDC, abi: erc20Abi, functionName: 'balanceOf', args: [account] } as const
      expect(await chain.readContract(left)).toBe(0n)
    }
  },
}

/** Connects, which reads what the data API says about the account. */
export const connects: FaultStep = {
  uses: { chains: ['data:supported-chains'], identity: ['data:identity'] },
  async begin(visit, servers) {
    const { page, account } = await withKeys(visit, servers, { ...data, names: 'on' })
    await openList(page)
    return async () => {
      await walletRow(page, 'Keys').click()
      await expect(page.getByTestId('address')).toHaveText(account)
      const dialog = await openAccount(page)
      await retryUntilVisible(dialog, dialog.getByText('1.000 ETH').first())
      await expect(dialog.getByRole('button', { name: 'Disconnect' })).toBeVisible()
    }
  },
}

/** Finds a wallet among all, of which a service says which there are and another has the pictures. */
export const findsWallet: FaultStep = {
  uses: { directory: ['directory'], images: ['images'] },
  async begin(visit, servers) {
    const { page } = await withKeys(visit, servers, { mobile: 'on' })
    return async () => {
      const dialog = await openList(page)
      // A browser wallet is there whatever the service says.
      await expect(walletRow(page, 'Keys')).toBeVisible()
      const search = dialog.getByRole('searchbox')
      const all = dialog.getByRole('button', { name: 'All wallets' })
      await retryUntilVisible(dialog, search, { buttons: [all] })
      const tile = (name: string) => dialog.getByRole('button', { name, exact: true })
      await retryUntilVisible(dialog, tile('MetaMask'))
      await search.fill('Rainbow')
      await expect(tile('MetaMask')).toHaveCount(0, { timeout: 20_000 })
      await retryUntilVisible(dialog, tile('Rainbow'))
      await dialog.getByRole('button', { name: 'Back' }).click()
      await walletRow(page, 'Keys').click()
      await expect(dialog).toHaveCount(0)
      await expect(pageButton(page, 'account')).toBeVisible()
    }
  },
}

/**
 * Pairs with a phone over the relay. When nothing arrives on the phone, the user opens the dialog again, which then
 * shows a new code, and scans that.
 */
export const pairs: FaultStep = {
  uses: { relay: ['relay'] },
  async begin(visit, _servers, openPhoneAt) {
    const page = await visit('playground', { query: { mobile: 'on' } })
    const phone = await openPhoneAt()
    return async () => {
      const connected = page.getByTestId('address')
      await expect(async () => {
        if ((await connected.count()) > 0 && phone.accounts.includes((await connected.textContent()) ?? ''))
          return
        const dialog = dialogOf(page)
        if ((await dialog.count()) > 0) await page.keyboard.press('Escape')
        await expect(dialog).toHaveCount(0)
        await openList(page)
        await relayRow(page).click()
        await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
        await dialog.getByRole('button', { name: 'Copy link' }).click({ timeout: 8_000 })
        await phone.pair(await page.evaluate(() => navigator.clipboard.readText()))
        await phone.approve({ networks: ['Ethereum'] })
        await expect(connected).toHaveText(phone.accounts[0] ?? '', { timeout: 8_000 })
      }).toPass({ timeout: 100_000 })
      await expect(dialogOf(page)).toHaveCount(0)
    }
  },
}

/** Logs in with an account of an identity provider. */
export const logsInSocially: FaultStep = {
  uses: { provider: ['identity-provider'] },
  async begin(visit) {
    const page = await visit('playground', { query: { socials: 'on' } })
    const dialog = await openList(page)
    return async () => {
      let reloads = 0
      await dialog.getByRole('button', { name: 'Continue with Google' }).click()
      await retryUntilVisible(dialog, pageButton(page, 'account'), {
        buttons: [dialog.getByRole('button', { name: 'Continue with Google' })],
        async meanwhile() {
          const popup = page.context().pages().at(-1)
          if (!popup || popup === page || popup.isClosed()) return
          const button = popup.getByRole('button', { name: 'Continue' })
          if ((await button.count()) === 0) {
            reloads += 1
            // A window whose first page was none has nothing to load again. Users close it.
            return reloads % 4 === 0 ? popup.close() : void (await popup.reload({ timeout: 5_000 }))
          }
          await button.click({ timeout: 5_000 })
          // After a failed page the popup cannot reach this page, so its result comes late. Another login would end this one.
          await pageButton(page, 'account').waitFor({ timeout: 5_000 })
        },
      })
    }
  },
}

/** Fails in the host's code, of which a service is told. The user notices nothing of that service. */
export const reports: FaultStep = {
  uses: { telemetry: ['telemetry'] },
  async begin(visit, servers) {
    const { page, account } = await withKeysConnected(visit, servers, { ...data, telemetry: 'on' })
    const sink = sinkOf(servers.gateway.url)
    await sink.clear()
    return async () => {
      await failWith(page, ['Canary'])
      const dialog = await openAccount(page)
      await expect(dialog.getByRole('button', { name: 'Disconnect' })).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(page.getByTestId('address')).toHaveText(account)
      // The service works again: what fails next is told.
      await expect(async () => {
        await failWith(page, ['Canary'])
        const taken = (await sink.reports()).filter(({ isTaken }) => isTaken)
        expect(taken.length).toBeGreaterThan(0)
      }).toPass({ intervals: [3_000], timeout: 30_000 })
    }
  },
}
