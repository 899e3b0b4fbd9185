import type { Page } from '@playwright/test'
import { type Address, getAddress } from 'viem'
import { generatePrivateKey } from 'viem/accounts'
import type { TestWallet } from '../page/globals'
import type { TestServers } from '../servers/servers'
import { expect, localNetworks } from '../test'
import { dialogOf, openList, walletRow } from './dialog'
import { logIn, newAddress } from './email'
import { decideInFrame } from './embedded-login'
import { codeTo } from './mailbox'
import type { Phone } from './phone'
import { showCode } from './read-qr-code'
import { signButton } from './sign-in'
import { secretsOfPairing } from './telemetry'
import { approve, reject } from './wallet-window'

/** A user with one kind of wallet, and how that wallet connects and approves. */
export interface NewUser {
  /** Wallets to add to the page before it is opened. */
  readonly wallets: readonly TestWallet[]
  /** What no report of an error may have: how the user came in, and what the journey adds. */
  readonly secrets: Set<string>
  /** Connects and signs in. Resolves with the account. */
  connect(page: Page): Promise<Address>
  /** Approves the pending request. */
  approve(page: Page): Promise<void>
  reject(page: Page): Promise<void>
}

const accountOf = async (page: Page): Promise<Address> => {
  await expect(page.getByTestId('address')).toHaveText(/^0x[\da-fA-F]{40}$/)
  return getAddress((await page.getByTestId('address').textContent()) ?? '')
}

/** The embedded wallet, with login by email. It signs in while it connects. */
export function withEmailWallet({ gateway }: TestServers): NewUser {
  const email = newAddress()
  const secrets = new Set([email])
  return {
    wallets: [],
    secrets,
    async connect(page) {
      const account = getAddress(await logIn(page, gateway.url, email))
      secrets.add(await codeTo(gateway.url, email))
      return account
    },
    approve: (page) => decideInFrame(page, 'Approve'),
    reject: (page) => decideInFrame(page, 'Decline'),
  }
}

/** An extension with its own key and an empty account. */
export function withExtension({ gateway }: TestServers): NewUser {
  const key = generatePrivateKey()
  return {
    wallets: [
      {
        name: 'Keys',
        rdns: 'example.keys',
        confirm: 'visible',
        networks: localNetworks(gateway.url),
        accounts: [key],
        sessions: true,
        remembers: true,
      },
    ],
    secrets: new Set([key.slice(2)]),
    async connect(page) {
      await openList(page)
      await walletRow(page, 'Keys').click()
      await approve(page, /^Connect/)
      await signButton(page).click()
      await approve(page, /^Sign/)
      await expect(dialogOf(page)).toHaveCount(0)
      return accountOf(page)
    },
    approve: (page) => approve(page, /./),
    reject,
  }
}

/** A wallet on a phone, which signs in with the pairing. */
export function withPhone(phone: Phone, account: number): NewUser {
  const secrets = new Set(phone.accounts)
  return {
    wallets: [],
    secrets,
    async connect(page) {
      const uri = await showCode(page)
      for (const secret of secretsOfPairing(uri)) secrets.add(secret)
      await phone.pair(uri)
      await phone.approve({ networks: ['Ethereum', 'Base'], accounts: [account] })
      await expect(dialogOf(page)).toHaveCount(0)
      return accountOf(page)
    },
    approve: () => phone.confirm(),
    reject: () => phone.reject(),
  }
}
