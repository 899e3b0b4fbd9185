import type { WalletRow } from '@latchkey/session/contract'
import { walletPictures } from './pictures'

function wallet(name: string, more: Partial<WalletRow> = {}): WalletRow {
  const id = name.toLowerCase().replaceAll(' ', '-')
  return {
    id,
    name,
    rdns: `example.${id}`,
    namespaces: ['eip155'],
    connectors: [{ id, name, kind: 'announced', namespaces: ['eip155'], approval: 'wallet' }],
    lookAlike: false,
    ...more,
  }
}

export const brass = wallet('Brass Wallet', { id: 'brass', iconUrl: walletPictures.brass })
export const harbour = wallet('Harbour', { iconUrl: walletPictures.harbour })
export const fern = wallet('Fern', { iconUrl: walletPictures.fern })
export const quartz = wallet('Quartz', { iconUrl: walletPictures.quartz })
const lumen = wallet('Lumen', { iconUrl: walletPictures.lumen })
const orbit = wallet('Orbit', { iconUrl: walletPictures.orbit })
const pepper = wallet('Pepper', { iconUrl: walletPictures.pepper })
const slate = wallet('Slate', { iconUrl: walletPictures.slate })
const plain = wallet('Plain')

/** The row of the WalletConnect connector in the wallet list. */
export const relay: WalletRow = {
  id: 'walletConnect',
  name: 'WalletConnect',
  namespaces: ['eip155'],
  connectors: [
    {
      id: 'walletConnect',
      name: 'WalletConnect',
      kind: 'walletConnect',
      namespaces: ['eip155'],
      approval: 'wallet',
    },
  ],
  lookAlike: false,
}

export const few: readonly WalletRow[] = [brass, harbour, fern, quartz]

export const many: readonly WalletRow[] = [
  ...few,
  lumen,
  orbit,
  pepper,
  slate,
  plain,
  ...['Tide', 'Marrow', 'Nimbus', 'Onyx', 'Willow', 'Zephyr', 'Cobalt', 'Ember', 'Juniper', 'Kestrel'].map(
    (name) => wallet(name),
  ),
]

export const lookAlikes: readonly WalletRow[] = [
  { ...harbour, lookAlike: true, rdns: 'com.harbour' },
  { ...harbour, id: 'harbour-2', lookAlike: true, rdns: 'app.harbour.wallet-extension.download' },
  wallet('Harbour', { id: 'harbour-3', lookAlike: true }),
  fern,
].map((row) => (row.id === 'harbour-3' ? withoutMaker(row) : row))

function withoutMaker({ rdns: _rdns, ...row }: WalletRow): WalletRow {
  return row
}

/** A wallet of the page that has the name of one here, and another maker. */
export const knownFern = {
  id: 'known-fern',
  name: 'Fern',
  rdns: 'org.fern',
  homepage: 'https://fern.example',
} as const

export const longNames: readonly WalletRow[] = [
  wallet('The Honourable Company of Keymakers and Locksmiths Wallet', { iconUrl: walletPictures.brass }),
  wallet('Donaudampfschifffahrtsgesellschaft', { iconUrl: walletPictures.harbour }),
  wallet('محفظة السرخس', { id: 'arabic', iconUrl: walletPictures.fern }),
  wallet('W', { iconUrl: walletPictures.slate }),
]

export const customWallets = [
  { id: 'lumen', name: 'Lumen', homepage: 'https://lumen.example', iconUrl: walletPictures.lumen },
  { id: 'orbit', name: 'Orbit', homepage: 'https://orbit.example', iconUrl: walletPictures.orbit },
  { id: 'pepper', name: 'Pepper', homepage: 'https://pepper.example', iconUrl: walletPictures.pepper },
] as const

const onChain = (row: WalletRow, namespace: string): WalletRow['connectors'][number] => ({
  id: `${row.id} ${namespace}`,
  name: row.name,
  kind: 'announced',
  namespaces: [namespace],
  approval: 'wallet',
})

/** A wallet with a separate connector for each chain. */
export const twoChains: WalletRow = {
  ...quartz,
  namespaces: ['eip155', 'solana'],
  connectors: [onChain(quartz, 'eip155'), onChain(quartz, 'solana')],
}

/**
 * A wallet that announces itself on two chains under one name, which the list shows as one, and one with a connector for each
 * chain.
 */
export const sameNames: readonly WalletRow[] = [
  fern,
  {
    ...withoutMaker(fern),
    id: 'fern-solana',
    namespaces: ['solana'],
    connectors: [onChain(fern, 'solana')],
  },
  twoChains,
]
