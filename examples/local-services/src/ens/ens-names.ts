import type { Address } from 'viem'
import { devAccounts } from '../chain/dev-accounts'
import { drawIcon } from '../directory/icon/draw-icon'

/** What an account is called on the chain with id 1, or claims to be. */
export interface EnsEntry {
  readonly account: Address
  /** Its reverse record, as it is written there. Undefined for an account that has none. */
  readonly name?: string
  /** False for a name that is another account's: the reverse record is there, and nothing leads back. */
  readonly leadsBack: boolean
  /** EIP-634. A value that begins with `/` is on the gateway. */
  readonly texts?: Readonly<Record<string, string>>
}

/** What may be found under a name. One well-known account for each, in their order. */
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
  // The second letter is Cyrillic: ENSIP-15 refuses such a mixture, and the chain does not.
  lookAlike: {
    account: devAccounts[3],
    name: 'l\u0430ntern.eth',
    leadsBack: true,
    texts: { avatar: pictureUri('lantern.eth') },
  },
  notItsOwn: { account: devAccounts[4], name: 'lantern.eth', leadsBack: false },
  nameless: { account: devAccounts[5], leadsBack: false },
  otherScript: { account: devAccounts[6], name: 'маяк.eth', leadsBack: true },
  // Normalised it is beacon.eth, which nobody has.
  notNormal: { account: devAccounts[7], name: 'Beacon.eth', leadsBack: true },
  badPicture: {
    account: devAccounts[8],
    name: 'wick.eth',
    leadsBack: true,
    texts: { avatar: 'javascript:alert(1)' },
  },
  // See profiles.ts.
  onlyProfile: { account: devAccounts[9], leadsBack: false },
}

function pictureUri(id: string): string {
  return `data:image/svg+xml;base64,${Buffer.from(drawIcon(id)).toString('base64')}`
}
