interface WireParts {
  readonly [name: string]: unknown
}

/** A transfer as the service sends it. */
export function wireTransfer(
  numeric: unknown,
  symbol: string,
  direction: string,
  more: WireParts = {},
): unknown {
  return {
    fungible_info: {
      name: `${symbol} Coin`,
      symbol,
      icon: { url: `https://pictures.example/${symbol}.png` },
    },
    direction,
    quantity: { numeric },
    ...more,
  }
}

export const HASH = `0x${'ab'.repeat(32)}`

/** A transaction as the service sends it. */
export function wire(
  id: string,
  metadata: WireParts = {},
  transfers: unknown = [wireTransfer('1.5', 'ETH', 'out')],
): unknown {
  return {
    id,
    metadata: {
      operationType: 'send',
      hash: HASH,
      chain: 'eip155:1',
      minedAt: '2026-11-20T10:00:00.000Z',
      sentFrom: '0xb3F068DCc2f92ED42E0417d4f2C2191f743fBfdA',
      sentTo: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
      status: 'confirmed',
      nonce: 7,
      ...metadata,
    },
    transfers,
  }
}
