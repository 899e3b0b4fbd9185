import type { Locator, Page } from '@playwright/test'
import { expect } from '../test'
import { dialogOf, openAccount, openList, pageButton, walletRow } from './dialog'
import { newAddress, openLogin } from './email'
import { decideInFrame, windowButton } from './embedded-login'
import { data, type FaultStep, node, sendsOnce } from './fault-step'
import { historyRows } from './history'
import { mailsTo } from './mailbox'
import { nameField, nameSubmit, namesOf, newName, openNameForm } from './names'
import {
  retryUntilVisible,
  timesAsked,
  withKeys,
  withKeysConnected,
  withSmartAccount,
} from './prepared-users'
import { newReceiver } from './send'
import { serverSession, signButton } from './sign-in'
import { askForSession, openSession, openSessions, sessionOutcome } from './smart-sessions'

export const signsIn: FaultStep = {
  uses: { siwx: ['siwx-server'], node },
  async begin(visit, servers) {
    const user = await withKeys(visit, servers, { siwx: 'required' })
    const { page, account } = user
    const dialog = await openList(page)
    return async () => {
      await walletRow(page, 'Keys').click()
      const presses = await retryUntilVisible(dialog, 'closed', {
        // When the server fails the wallet is disconnected, so it is chosen again.
        buttons: [signButton(page), walletRow(page, 'Keys')],
      })
      const session = { accountAddress: account, networkId: 'eip155:1' }
      // The fault may last longer than the step.
      await expect(async () => {
        expect(await serverSession(page, servers.siwxServer.url)).toEqual(session)
      }).toPass({ timeout: 20_000 })
      expect(await timesAsked(user, 'personal_sign')).toBeLessThanOrEqual(presses)
    }
  },
}

export const logsIn: FaultStep = {
  uses: { page: ['frame:page'], codes: ['frame:codes'], wallet: ['frame'] },
  async begin(visit, { gateway }) {
    const page = await visit('playground', { query: { email: 'on' } })
    const address = newAddress()
    await openList(page)
    await page.keyboard.press('Escape')
    return async () => {
      const dialog = await openLogin(page)
      await dialog.getByRole('textbox', { name: 'Email' }).fill(address)
      await page.keyboard.press('Enter')
      const field = dialog.getByRole('textbox', { name: 'Code' })
      await retryUntilVisible(dialog, field)
      const [mail] = await mailsTo(gateway.url, address)
      await field.fill(mail?.code ?? '')
      await retryUntilVisible(dialog, pageButton(page, 'account'), {
        // A code is entered again when it could not be checked.
        meanwhile: async () => {
          if ((await field.count()) > 0 && (await field.inputValue({ timeout: 500 })) === '')
            await field.fill(mail?.code ?? '', { timeout: 500 })
        },
      })
      expect(await mailsTo(gateway.url, address)).toHaveLength(1)
    }
  },
}

export const registers: FaultStep = {
  uses: { suggestions: ['data:suggestions'], profile: ['data:profile'], registration: ['data:registration'] },
  async begin(visit, servers) {
    const user = await withKeysConnected(visit, servers, { ...data, names: 'on', 'register-names': 'on' })
    const { page, account } = user
    const name = newName()
    return async () => {
      const dialog = await openNameForm(page)
      await nameField(dialog).fill(name)
      const presses = await retryUntilVisible(dialog, dialog.getByText(`${name}.reown.id is yours`).first(), {
        buttons: [nameSubmit(dialog)],
      })
      // The fault may last longer than the step.
      await expect(async () => {
        expect(await namesOf(servers.gateway.url, account)).toEqual([`${name}.reown.id`])
      }).toPass({ timeout: 20_000 })
      expect(await timesAsked(user, 'personal_sign')).toBeLessThanOrEqual(presses)
    }
  },
}

export const seesHistory: FaultStep = {
  uses: { history: ['data:history'] },
  async begin(visit, servers) {
    const user = await withKeysConnected(visit, servers, { ...data, history: 'on' })
    const { page, account, chain } = user
    const to = newReceiver()
    await page.evaluate(
      (transaction) =>
        window.testWallets
          .get('Keys')
          ?.provider.request({ method: 'eth_sendTransaction', params: [transaction] }),
      { from: account, to, value: '0x16345785d8a0000' },
    )
    await expect.poll(() => chain.getBalance({ address: to })).toBeGreaterThan(0n)
    return sendsOnce(user, async () => {
      const dialog = await openAccount(page)
      await dialog.getByRole('tab', { name: 'Activity' }).click()
      const row = historyRows(dialog).first()
      await retryUntilVisible(dialog, row)
      await expect(row).toContainText('0.100 ETH')
    })
  },
}

/** Leads from a request that failed in the wallet to the view that made it. */
const backFromFailure = (dialog: Locator): Locator =>
  dialog.locator('[part~="approve-end"]').getByRole('button', { name: 'Back', exact: true })

/** Asks a wallet again that has not said whether it has signed. */
const askAgain = (dialog: Locator): Locator => dialog.getByRole('button', { name: /^Ask again/ })

/** Approves, if the wallet asks. */
async function approveInFrame(page: Page): Promise<void> {
  if ((await windowButton(page).count()) > 0) await decideInFrame(page, 'Approve').catch(() => undefined)
}

async function grants(page: Page): Promise<void> {
  const dialog = dialogOf(page)
  await askForSession(page)
  await retryUntilVisible(dialog, dialog.getByText('Smart session created').first(), {
    buttons: [backFromFailure(dialog), askAgain(dialog)],
    meanwhile: () => approveInFrame(page),
  })
}

const sessions = { ...data, 'smart-sessions': 'on' }
export const grantsSession: FaultStep = {
  uses: {
    begin: ['data:session-begin'],
    activate: ['data:session-activate'],
    list: ['data:sessions'],
    node,
  },
  async begin(visit, servers) {
    const { page, account } = await withSmartAccount(visit, servers, sessions)
    return async () => {
      await grants(page)
      expect(await sessionOutcome(page)).toEqual({ context: '0x', address: account, chainId: '0x1' })
      const dialog = dialogOf(page)
      await dialog.getByRole('button', { name: 'See all sessions' }).click()
      await retryUntilVisible(dialog, dialog.getByText('Active'))
      await expect(dialog.locator('[part~="smart-session"]')).toHaveCount(1)
    }
  },
}

export const revokesSession: FaultStep = {
  uses: { revoke: ['data:session-revoke'], list: ['data:sessions'], node },
  async begin(visit, servers) {
    const { page } = await withSmartAccount(visit, servers, sessions)
    await grants(page)
    const dialog = dialogOf(page)
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
    return async () => {
      await openSessions(page)
      await retryUntilVisible(dialog, dialog.locator('[part~="smart-session"]'))
      await openSession(dialog)
      await dialog.getByRole('button', { name: 'Revoke', exact: true }).click()
      await retryUntilVisible(dialog, dialog.getByText('Revoked'), {
        buttons: [
          dialog.locator('[part~="smart-session-revoke-confirm"]'),
          backFromFailure(dialog),
          askAgain(dialog),
        ],
        meanwhile: () => approveInFrame(page),
      })
      await expect(dialog.getByText('Active')).toHaveCount(0)
    }
  },
}

export const signsOut: FaultStep = {
  uses: { siwx: ['siwx-server'] },
  async begin(visit, servers) {
    const { page } = await withKeys(visit, servers, { siwx: 'required' })
    const dialog = await openList(page)
    await walletRow(page, 'Keys').click()
    await signButton(page).click()
    await expect(dialog).toHaveCount(0)
    return async () => {
      await openAccount(page)
      await dialog.getByRole('button', { name: 'Disconnect' }).click()
      await expect(pageButton(page, 'connect')).toBeVisible()
      await expect
        .poll(() => serverSession(page, servers.siwxServer.url).catch(() => 'unknown'), { timeout: 60_000 })
        .toBeNull()
      await page.reload()
      await expect(pageButton(page, 'connect')).toBeVisible()
    }
  },
}
