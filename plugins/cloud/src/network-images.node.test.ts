import type { Network } from '@latchkey/session/contract'
import { expect, test } from 'vitest'
import { createCloud } from './test-support/create-cloud'
import { picture } from './test-support/fake-service'

const networkOf = (id: Network['id']): Network => ({
  id,
  namespace: id.replace(/:.*/, ''),
  name: id,
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: [],
})
const asset = { '/public/getAssetImage/': picture('image/png', 'pixels') }

test('network image: is the directory’s asset image, requested once when a view shows it', async () => {
  const { pictures, service } = createCloud(asset)
  expect(service.paths()).toEqual([])
  const first = await pictures.image(networkOf('eip155:8453'))
  expect(first).toMatch(/^blob:/)
  expect(await pictures.image(networkOf('eip155:8453'))).toBe(first)
  expect(service.paths().map((path) => path.replace(/\?.*/, ''))).toEqual([
    '/public/getAssetImage/7289c336-3981-4081-c5f4-efc26ac64a00',
  ])
})

test('network image: nothing is requested for a network without a picture in the directory', async () => {
  const { pictures, service } = createCloud(asset)
  expect(await pictures.image(networkOf('eip155:31337'))).toBeUndefined()
  expect(service.paths()).toEqual([])
})

test('network image: without a project id, or with a service that fails, there is none', async () => {
  const { pictures, service } = createCloud(asset, {})
  expect(await pictures.image(networkOf('eip155:1'))).toBeUndefined()
  expect(service.paths()).toEqual([])
  const failing = createCloud({ '/public/getAssetImage/': new TypeError('Failed to fetch') })
  expect(await failing.pictures.image(networkOf('eip155:1'))).toBeUndefined()
})
