import type { NetworkId } from '@latchkey/session/contract'

/** Older CAIP-2 ids of Solana's networks, which some wallets still use. */
const olderByCurrent: Readonly<Record<string, NetworkId>> = {
  'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp': 'solana:4sGjMW1sUnHzSxGspuhpqLDx6wiyjNtZ',
  'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1': 'solana:8E9rvCKLFQia2Y35HXjjpWzj8weVo44K',
}
const currentByOlder: Readonly<Record<string, NetworkId>> = {
  'solana:4sGjMW1sUnHzSxGspuhpqLDx6wiyjNtZ': 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
  'solana:8E9rvCKLFQia2Y35HXjjpWzj8weVo44K': 'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1',
}

/** Both ids of a network are requested, because a wallet may know only one of them. */
export const withOlderId = (id: NetworkId): readonly NetworkId[] => {
  const older = olderByCurrent[id]
  return older ? [id, older] : [id]
}

/** Converts a wallet's id of a network to the site's own. */
export const currentId = (id: NetworkId): NetworkId => currentByOlder[id] ?? id
