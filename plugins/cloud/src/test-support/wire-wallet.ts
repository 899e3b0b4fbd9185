/** One entry of the directory with all fields. */
export const wireWallet = {
  id: 'c57ca95b47569778a828d19178114f4db188b89b763c899ba0be274e97267d96',
  name: 'Harbor',
  badge_type: 'certified',
  description: 'Not used',
  homepage: 'https://harbor.example/',
  chains: ['eip155:1', 'eip155:8453', 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'],
  image_id: '018b2d52-10e9-4158-1fde-a5d5bac5aa00',
  image_url: 'https://images.example/harbor.png',
  order: 10,
  link_mode: 'https://harbor.example/app',
  mobile_link: 'harbor://',
  desktop_link: 'harbor-desktop://',
  webapp_link: 'https://app.harbor.example/',
  app_store: 'https://apps.apple.com/app/id1',
  play_store: 'https://play.google.com/store/apps/details?id=example.harbor',
  chrome_store: 'https://chromewebstore.google.com/detail/harbor',
  rdns: 'Example.Harbor',
  injected: [{ namespace: 'eip155', injected_id: 'isHarbor' }],
  display_index: null,
  supports_wc: true,
} as const

/** A page of `length` wallets with the ids `w1`, `w2`, … */
export function wirePage(length: number, more: object = {}): object {
  const data = Array.from({ length }, (_, index) => ({
    id: `w${index + 1}`,
    name: `Wallet ${index + 1}`,
    image_id: `i${index + 1}`,
    ...more,
  }))
  return { data, count: length }
}
