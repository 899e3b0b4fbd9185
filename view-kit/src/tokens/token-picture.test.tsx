import { networkMark } from '@latchkey/ui-primitives/network-marks'
import { renderInShadow } from '@latchkey/ui-primitives/test-support'
import { expect, test } from 'vitest'
import { TokenPicture, type TokenPictureProps } from './token-picture'

test.each<readonly [string, TokenPictureProps['token'], string | undefined]>([
  [
    'its icon',
    { networkId: 'eip155:1', symbol: 'ETH', iconUrl: 'https://pictures.example/eth.png' },
    'https://pictures.example/eth.png',
  ],
  ['Ethereum for ether', { networkId: 'eip155:1', symbol: 'ETH' }, networkMark('eip155:1')],
  [
    'Ethereum for ether of another network',
    { networkId: 'eip155:8453', symbol: 'ETH' },
    networkMark('eip155:1'),
  ],
  [
    'grey for ether of a test network',
    { networkId: 'eip155:84532', symbol: 'ETH' },
    networkMark('eip155:84532'),
  ],
  ['the network for its own coin', { networkId: 'eip155:137', symbol: 'POL' }, networkMark('eip155:137')],
  [
    'a letter for a token that calls itself ETH',
    { networkId: 'eip155:1', address: '0x1', symbol: 'ETH' },
    undefined,
  ],
])('token picture: %s', async (_name, token, src) => {
  const view = await renderInShadow(<TokenPicture token={token} />)
  expect(view.findAll('img').map((image) => image.getAttribute('src'))).toEqual(
    src === undefined ? [] : [src],
  )
  if (src === undefined) expect(view.find('[part="image"]').textContent).toBe('E')
  await view.unmount()
})
