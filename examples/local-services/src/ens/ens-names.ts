import type { Address } from 'viem'
import { devAccounts } from '../chain/dev-accounts'
import { drawIcon } from '../directory/icon/draw-icon'

/** The ENS name of an account on the chain with id 1, or the name that it claims. */
export interface EnsEntry {
  readonly account: Address
  /** The text of its reverse record, if it has one. */
  readonly name?: string
  /** Whether the name resolves to this account, too. */
  readonly leadsBack: boolean
  /** Text records (EIP-634). A value that begins with `/` is a path on the gateway. */
  readonly texts?: Readonly<Record<string, string>>
}

/** The cases of names, one for each dev account, in the accounts' order. */
export type EnsCase =
  | 'plain'
  | 'hostedPicture'
  | 'emoji'
  | 'lookAlike'
  | 'notItsOwn'
  | 'nameless'
  | 'otherScript'
  | 'notNormal'
  | 'badPicture'
  | 'onlyProfile'

export const ensNames: Readonly<Record<EnsCase, EnsEntry>> = {
  plain: {
    account: devAccounts[0],
    name: 'lantern.eth',
    leadsBack: true,
    texts: {
      avatar: pictureUri('lantern.eth'),
      description: 'The first account of every development chain',
      url: 'https://lantern.example',
    },
  },
  hostedPicture: {
    account: devAccounts[1],
    name: 'harbour.eth',
    leadsBack: true,
    texts: { avatar: '/pictures/harbour.svg' },
  },
  emoji: {
    account: devAccounts[2],
    name: '🏮lamp.eth',
    leadsBack: true,
    texts: { avatar: pictureUri('🏮lamp.eth') },
  },
  // The second letter is Cyrillic. ENSIP-15 refuses mixed scripts, the contracts do not.
  lookAlike: {
    account: devAccounts[3],
    name: 'l\u0430ntern.eth',
    leadsBack: true,
    texts: { avatar: pictureUri('lantern.eth') },
  },
  notItsOwn: { account: devAccounts[4], name: 'lantern.eth', leadsBack: false },
  nameless: { account: devAccounts[5], leadsBack: false },
  otherScript: { account: devAccounts[6], name: 'маяк.eth', leadsBack: true },
  // Its normal form is beacon.eth, which is not registered.
  notNormal: { account: devAccounts[7], name: 'Beacon.eth', leadsBack: true },
  badPicture: {
    account: devAccounts[8],
    name: 'wick.eth',
    leadsBack: true,
    texts: { avatar: 'javascript:alert(1)' },
  },
  // Its name is in profiles.ts.
  onlyProfile: { account: devAccounts[9], leadsBack: false },
}

function pictureUri(id: string): string {
  return `data:image/svg+xml;base64,${Buffer.from(drawIcon(id)).toString('base64')}`
}
