import type { Token } from '@latchkey/session/contract'
import { tokenPictures } from './pictures'

export const DOLLAR = `0x${'1'.padStart(40, '0')}`
const LEAF = `0x${'2'.padStart(40, '0')}`

export const ether: Token = {
  networkId: 'eip155:1',
  name: 'Ether',
  symbol: 'ETH',
  decimals: 18,
  iconUrl: tokenPictures.ether,
}
export const dollar: Token = {
  ...ether,
  address: DOLLAR,
  name: 'Harbour Dollar',
  symbol: 'HUSD',
  decimals: 6,
  iconUrl: tokenPictures.dollar,
}
const { iconUrl: _picture, ...plain } = dollar
/** As the service lists them. */
export const listed = [
  { ...ether, address: `0x${'e'.repeat(40)}` },
  dollar,
  { ...dollar, address: LEAF, name: 'Leaf', symbol: 'LEAF', iconUrl: tokenPictures.leaf },
  {
    ...plain,
    iconUrl: undefined,
    address: `0x${'9'.repeat(40)}`,
    name: 'Dai Stablecoin',
    symbol: 'DAI',
    decimals: 18,
  },
  {
    ...plain,
    iconUrl: undefined,
    address: `0x${'8'.repeat(40)}`,
    name: 'Uniswap',
    symbol: 'UNI',
    decimals: 18,
  },
].map(({ name, symbol, decimals, address, iconUrl }) => ({
  name,
  symbol,
  decimals,
  address: `eip155:1:${address}`,
  ...(iconUrl === undefined ? {} : { logoUri: iconUrl }),
}))
/** A token that calls itself as another does. */
export const namesake = {
  name: dollar.name,
  symbol: dollar.symbol,
  decimals: dollar.decimals,
  address: `eip155:1:0x${'7'.repeat(40)}`,
}
