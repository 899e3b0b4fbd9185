import type { Label } from '@latchkey/kernel'
import { type CopyKey, copy } from '../copy/copy'

const says =
  (key: CopyKey): Label<unknown> =>
  (t) =>
    t(key, copy[key])

/** In the header, by view. The account has none: there the header holds the network. */
export const titles: Readonly<Record<string, Label<unknown>>> = {
  AccountSettings: says('account.settings'),
  Networks: says('account.networks'),
  ProfileWallets: says('account.wallets'),
  SwitchActiveChain: says('account.switch'),
  SwitchAddress: says('account.accounts'),
  SwitchNetwork: says('account.switch'),
  UnsupportedChain: says('account.switch'),
  WalletCompatibleNetworks: says('account.receive-on'),
  WhatIsANetwork: says('account.what-is-a-network'),
}
