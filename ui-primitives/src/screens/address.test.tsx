import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { avatarGradient } from '../format/address'
import { act, renderInShadow } from '../test-support/render-in-shadow'
import { AddressValue, Avatar, WholeAddress } from './address'

const address = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'
const labels = {
  copyLabel: 'Copy address',
  copiedLabel: 'Address copied',
  failedLabel: 'Couldn’t copy',
  wholeLabel: 'Show the whole address',
}

afterEach(() => {
  Reflect.deleteProperty(navigator, 'clipboard')
})

const solana = '2VqKhjZ766ZN3uBtBpb7Ls3cN4HrocP1rzxzekhVEgpU'
const taproot = 'bc1p5cyxnuxmeuwuvkwfem96lqzszd02n6xdcjrs20cac6yqjjwudpxqkedrcr'

test.each([
  [address, ['0xA0b86991c6218b36c1d1', '9D4a2e9Eb0cE3606eB48']],
  [solana, ['2VqKhjZ766ZN3uBtBpb7Ls3c', 'N4HrocP1rzxzekhVEgpU']],
  [taproot, ['bc1p5cyxnuxmeuwuvkwfem96', 'lqzszd02n6xdcjrs20cac6yq', 'jjwudpxqkedrcr']],
  ['alice.near', ['alice.near']],
])(
  'whole address: %s stands in lines of as many groups, and is copied without gaps',
  async (given, expected) => {
    const view = await renderInShadow(<WholeAddress address={given} />)
    const shown = view.find('[part~="whole-address"]')
    const lines = [...shown.children]
    expect(lines.map(({ textContent }) => textContent)).toEqual(expected)
    expect(new Set(lines.map((line) => line.getBoundingClientRect().top)).size).toBe(expected.length)
    for (const group of shown.querySelectorAll('span > span'))
      expect(group.textContent).toMatch(/^(0x)?.{1,4}$/)
    getSelection()?.selectAllChildren(shown)
    expect(getSelection()?.toString()).toBe(given)
    await view.unmount()
  },
)

test('address value: is short, and whole after a press', async () => {
  const view = await renderInShadow(<AddressValue address={address} part="fact" {...labels} />)
  const shown = view.find('[part~="address-value"][part~="fact"]')
  expect(shown.textContent).toBe('0xA0b869…\u20603606eB48')
  expect(shown.getAttribute('aria-expanded')).toBe('false')
  await act(() => userEvent.click(shown))
  expect(shown.textContent).toBe(address)
  expect(shown.getAttribute('aria-expanded')).toBe('true')
  await act(() => userEvent.click(shown))
  expect(shown.textContent).not.toBe(address)
  await view.unmount()
})

test('address value: copies the whole address, and shows it where that fails', async () => {
  const written: string[] = []
  let isRefused = false
  const writeText = async (text: string): Promise<void> => {
    if (isRefused) throw new Error('not allowed')
    written.push(text)
  }
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } })
  const view = await renderInShadow(<AddressValue address={address} {...labels} />)
  await act(() => userEvent.click(page.getByRole('button', { name: 'Copy address' })))
  expect(written).toEqual([address])
  isRefused = true
  await act(() => userEvent.click(page.getByRole('button', { name: 'Address copied' })))
  expect(view.find('[part~="address-value"]').textContent).toBe(address)
  await view.unmount()
})

const gradient = '[part="image avatar"] > span'

test('avatar: shows the gradient of its address, also after the address has changed', async () => {
  const view = await renderInShadow(<Avatar address="0xabc" />)
  expect(getComputedStyle(view.find(gradient)).backgroundImage).toBe(avatarGradient('0xabc'))
  await view.update(<Avatar address="0xdeadbeef1234567890abcdef12345678" />)
  expect(getComputedStyle(view.find(gradient)).backgroundImage).toBe(
    avatarGradient('0xdeadbeef1234567890abcdef12345678'),
  )
  await view.unmount()
})

test('avatar: a picture that fails to load is replaced by the gradient', async () => {
  const view = await renderInShadow(<Avatar address="0xabc" src="data:image/png;base64,AAAA" />)
  await vi.waitFor(() => expect(view.findAll('img')).toHaveLength(0))
  expect(view.find(gradient).style.backgroundImage).toContain('radial-gradient')
  await view.unmount()
})
