import { sessionContract } from '@latchkey/session/contract'
import { walletRow } from '@latchkey/testing'
import { act } from '@latchkey/ui-primitives/test-support'
import { expect, test } from 'vitest'
import { renderConnect } from '../test-support/render-connect'

const metamask = walletRow('MetaMask', { rdns: 'io.metamask' })

test('connect: look-alikes have a warning, and every row of the list shows its maker', async () => {
  const twin = walletRow('MetaMask', { id: 'twin', lookAlike: true })
  const other = walletRow('Zerion', { rdns: 'io.zerion' })
  const view = await renderConnect({ state: { wallets: [{ ...metamask, lookAlike: true }, twin, other] } })
  await view.open('Connect')
  expect(view.findAll('[part="list-row-secondary"]').map(({ textContent }) => textContent)).toEqual([
    'io.metamask',
    'Unknown maker',
    'io.zerion',
  ])
  expect(view.findAll('[part~="tag"]').map(({ textContent }) => textContent)).toEqual([
    'Looks like another',
    'Looks like another',
  ])
  expect(view.find('[part="look-alikes"]').textContent).toContain('Check who made them')
  await view.press(/Unknown maker/)
  expect(view.session.connects.map(({ walletId }) => walletId)).toEqual(['twin'])
  await view.unmount()
})

test('connect: a look-alike that is announced later is never shown without a warning', async () => {
  const view = await renderConnect({ state: { wallets: [metamask] } })
  await view.open('Connect')
  const textsOf = (part: string): readonly (string | null)[] =>
    view.findAll(`[part~="${part}"]`).map(({ textContent }) => textContent)
  expect(textsOf('tag')).toEqual([])
  const twin = walletRow('MetaMask', { id: 'twin', lookAlike: true })
  await act(() => view.test.setState(sessionContract, { wallets: [{ ...metamask, lookAlike: true }, twin] }))
  const warned = ['Looks like another', 'Looks like another']
  // Until the code for the warning is loaded, skeletons replace the wallets.
  expect([[], warned]).toContainEqual(textsOf('tag'))
  await expect.poll(() => textsOf('tag'), { timeout: 10_000 }).toEqual(warned)
  expect(textsOf('look-alikes').join()).toContain('Check who made them')
  await view.unmount()
})

test('connect: of look-alikes whose standard has no field for a maker nothing is said about one', async () => {
  const onSolana = (id: string) => walletRow('Phantom', { id, namespaces: ['solana'], lookAlike: true })
  const view = await renderConnect({ state: { wallets: [onSolana('a'), onSolana('b')] } })
  await view.open('Connect')
  expect(view.findAll('[part="list-row-secondary"]')).toEqual([])
  expect(view.find('[part="look-alikes"]').textContent).toContain('Approve only in your own wallet’s window')
  await view.press(/Phantom/)
  expect(view.find('[part="look-alike"]').textContent).toBe(
    'Looks like anotherAnother wallet here looks the same. Approve only in your own wallet’s window.',
  )
  await view.unmount()
})
