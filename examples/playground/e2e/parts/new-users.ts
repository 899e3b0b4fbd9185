import type { Page } from '@playwright/test'
import { type Address, getAddress } from 'viem'
import { generatePrivateKey } from 'viem/accounts'
import type { TestWallet } from '../page/globals'
import type { TestServers } from '../servers/servers'
import { expect, localNetworks } from '../test'
import { dialogOf, openList, walletRow } from './dialog'
import { logIn, newAddress } from './email'
import { decideInFrame } from './embedded-login'
import type { Phone } from './phone'
import { showCode } from './read-qr-code'
import { signButton } from './sign-in'
import { approve, reject } from './wallet-window'

/** A user with one kind of wallet, and how that wallet connects and approves. */
export interface NewUser {
  /** Wallets to add to the page before it is opened. */
  readonly wallets: readonly TestWallet[]
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
  return {
    wallets: [],
    connect: async (page) => getAddress(await logIn(page, gateway.url, newAddress())),
    approve: (page) => decideInFrame(page, 'Approve'),
    reject: (page) => decideInFrame(page, 'Reject'),
  }
}

/** An extension with its own key and an empty account. */
export function withExtension({ gateway }: TestServers): NewUser {
  return {
    wallets: [
      {
        name: 'Keys',
        rdns: 'example.keys',
        confirm: 'visible',
        networks: localNetworks(gateway.url),
        accounts: [generatePrivateKey()],
        remembers: true,
      },
    ],
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
  return {
    wallets: [],
    async connect(page) {
      await phone.pair(await showCode(page))
      await phone.approve({ networks: ['Ethereum', 'Base'], accounts: [account] })
      await expect(dialogOf(page)).toHaveCount(0)
      return accountOf(page)
    },
    approve: () => phone.confirm(),
    reject: () => phone.reject(),
  }
}
