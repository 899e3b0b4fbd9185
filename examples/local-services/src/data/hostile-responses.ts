/** Malformed entries between two valid ones, for `/data/hostile`. */
const fine = {
  name: 'Fine Coin',
  symbol: 'FINE',
  chainId: 'eip155:1',
  address: 'eip155:1:0x00000000000000000000000000000000000000f1',
  value: 5,
  price: 1,
  quantity: { decimals: '6', numeric: '5' },
  iconUrl: '',
}

export const hostileBalances: readonly unknown[] = [
  fine,
  { ...fine, name: 'No Decimals', quantity: { decimals: '0', numeric: '3' } },
  { ...fine, name: 'Word Decimals', quantity: { decimals: 'eighteen', numeric: '3' } },
  { ...fine, name: 'Negative Decimals', quantity: { decimals: '-6', numeric: '3' } },
  { ...fine, name: 'Huge Decimals', quantity: { decimals: '1e308', numeric: '3' } },
  { ...fine, name: 'Half Decimals', quantity: { decimals: '6.5', numeric: '3' } },
  { ...fine, name: 'Negative', value: -5, quantity: { decimals: '6', numeric: '-5' } },
  {
    ...fine,
    name: 'Huge',
    value: 1e308,
    price: 1e308,
    quantity: { decimals: '18', numeric: '9'.repeat(400) },
  },
  { ...fine, name: 'Infinite', quantity: { decimals: '18', numeric: 'Infinity' } },
  { ...fine, name: 'Not A Number', quantity: { decimals: '18', numeric: 'NaN' } },
  { ...fine, name: 'Exponent', quantity: { decimals: '18', numeric: '1e-19' } },
  { ...fine, name: 'Too Precise', quantity: { decimals: '6', numeric: '0.1234567' } },
  { ...fine, name: 'Text Price', price: '1', value: '5' },
  { ...fine, name: 'Negative Price', price: -1 },
  { ...fine, name: '<img src=x onerror=alert(1)>', symbol: '<b>B</b>' },
  { ...fine, name: 'Bidi\u202e nioC\u0000', symbol: 'BI\u202eDI' },
  { ...fine, name: 'Long '.repeat(2_000), symbol: 'L'.repeat(5_000) },
  { ...fine, name: 'Script Icon', iconUrl: 'javascript:alert(1)' },
  { ...fine, name: 'Page Icon', iconUrl: 'data:text/html,<script>alert(1)</script>' },
  { ...fine, name: 'File Icon', iconUrl: 'file:///etc/passwd' },
  {
    ...fine,
    name: 'Other Chain',
    chainId: 'eip155:8453',
    address: 'eip155:1:0x00000000000000000000000000000000000000f2',
  },
  { ...fine, name: 'No Such Chain', chainId: 'eip155:x' },
  { ...fine, name: 'Plain Address', address: '0x00000000000000000000000000000000000000f3' },
  { ...fine, name: 'Broken Address', address: 'eip155:1:0x12' },
  { ...fine, name: 'Prototype', chainId: '__proto__', address: '__proto__' },
  { ...fine, name: 'Same Again' },
  { name: 'Only A Name' },
  { symbol: 'NIL', quantity: null },
  null,
  'token',
  [],
  {
    ...fine,
    name: 'Also Fine',
    symbol: 'FINE2',
    address: 'eip155:1:0x00000000000000000000000000000000000000f4',
  },
]

export const hostileIdentity: Readonly<Record<string, string>> = {
  name: '<img src=x onerror=alert(1)>\u202e.eth',
  avatar: 'javascript:alert(1)',
}

export const hostilePrices: readonly unknown[] = [
  { ...fine, price: -1 },
  { ...fine, price: '1e308', iconUrl: 'javascript:alert(1)', decimals: -1 },
  null,
]

export const hostileProfiles: readonly unknown[] = [
  {
    name: '<b>lantern</b>\u202e.reown.id',
    addresses: { __proto__: null, '60': { address: 7 } },
    attributes: [],
  },
  null,
  { name: 7 },
]

/** The profile of another account, whichever account was requested. */
export const hostileProfile: unknown = {
  name: 'mallory.reown.id',
  registered_at: '2026-01-05T09:00:00Z',
  updated_at: null,
  addresses: { '60': { address: '0x00000000000000000000000000000000000bad00', created_at: '' } },
  attributes: null,
}

export const hostileSuggestions: readonly unknown[] = [
  null,
  { name: 7, registered: false },
  { name: '<img src=x onerror=alert(1)>.reown.id', registered: false },
  { name: 'bidi\u202e.reown.id', registered: false },
  { name: 'elsewhere.example.com', registered: false },
  { name: 'a'.repeat(10_000), registered: false },
  { name: 'word-flag.reown.id', registered: 'no' },
  { name: 'fine-name.reown.id', registered: false },
]
