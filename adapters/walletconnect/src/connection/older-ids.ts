import type { NetworkId } from '@latchkey/session/contract'

/** Where wallets still know Solana under its older ids. */
const olderByCurrent: Readonly<Record<string, NetworkId>> = {
  'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp': 'solana:4sGjMW1sUnHzSxGspuhpqLDx6wiyjNtZ',
  'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1': 'solana:8E9rvCKLFQia2Y35HXjjpWzj8weVo44K',
}
const currentByOlder: Readonly<Record<string, NetworkId>> = {
  'solana:4sGjMW1sUnHzSxGspuhpqLDx6wiyjNtZ': 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
  'solana:8E9rvCKLFQia2Y35HXjjpWzj8weVo44K': 'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1',
}

/** Both, as a wallet may know only one of them. */
export const withOlderId = (id: NetworkId): readonly NetworkId[] => {
  const older = olderByCurrent[id]
  return older ? [id, older] : [id]
}

/** As this site calls a network. */
export const currentId = (id: NetworkId): NetworkId => currentByOlder[id] ?? id
