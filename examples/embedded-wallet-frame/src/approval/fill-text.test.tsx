import { afterEach, expect, test } from 'vitest'
import { createSay } from '../copy/say'
import { createText } from './card-text'

const main = document.createElement('main')

afterEach(() => {
  main.remove()
  main.dir = ''
})

/** Shows the text in a box of this width and returns what is selected with it. */
function show(
  text: string,
  dir = 'ltr',
  width = 300,
): { readonly element: HTMLElement; readonly copied: string } {
  const element = createText('dd', text)
  element.dir = 'auto'
  element.style.cssText = `margin: 0; font: 16px monospace; white-space: pre-wrap; overflow-wrap: anywhere; inline-size: ${width}px`
  main.dir = dir
  main.replaceChildren(element)
  document.body.append(main)
  document.getSelection()?.selectAllChildren(element)
  return { element, copied: String(document.getSelection()) }
}

const isolated = (element: HTMLElement): readonly (string | null)[] =>
  [...element.querySelectorAll('bdi')].map(({ textContent }) => textContent)

const ADDRESS = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'

test('card text: an address is broken into equal halves, and copied as it is', () => {
  const { element, copied } = show(`Account:\n${ADDRESS}\nNonce: 1`)
  const halves = [...element.querySelectorAll('span')]
  expect(halves.map(({ textContent }) => textContent)).toEqual([ADDRESS.slice(0, 21), ADDRESS.slice(21)])
  // A browser can break no line within them.
  for (const half of halves) half.style.display = 'inline-block'
  const [first, second] = halves.map((half) => half.getBoundingClientRect())
  expect(second?.top).toBeGreaterThan(first?.top ?? Number.POSITIVE_INFINITY)
  expect(second?.width).toBe(first?.width)
  expect(copied).toBe(`Account:\n${ADDRESS}\nNonce: 1`)
})

test.each([
  [ADDRESS, ['0x7099', '7970', 'C518', '12dc', '3A01'], ['0C7d', '01b5', '0e0d', '17dc', '79C8']],
  [
    '2VqKhjZ766ZN3uBtBpb7Ls3cN4HrocP1rzxzekhVEgpU',
    ['2VqK', 'hjZ7', '66ZN', '3uBt', 'Bpb7', 'Ls3c'],
    ['N4Hr', 'ocP1', 'rzxz', 'ekhV', 'EgpU'],
  ],
])(
  'card text: %s alone stands in two lines of groups, and is copied without gaps',
  (address, ...expected) => {
    const { element, copied } = show(address)
    const lines = [...element.querySelectorAll('.address > span')]
    expect(lines.map((line) => [...line.children].map(({ textContent }) => textContent))).toEqual(expected)
    expect(copied).toBe(address)
    expect(element.textContent).toBe(address)
  },
)

test('card text: a text of the length of an address that is none is not grouped', () => {
  for (const text of [`${ADDRESS} `, ADDRESS.replace('7', 'g'), `0x${'7'.repeat(41)}`])
    expect(show(text).element.querySelectorAll('.address')).toHaveLength(0)
})

test('card text: hidden characters of the page are shown, also those that isolate', () => {
  expect(show('a\u2068b\u2069').element.textContent).toBe('a\\u{2068}b\\u{2069}')
})

test('card text: in Arabic an amount, a date and a host are written from left to right, and copied as they are', () => {
  const say = createSay('ar')
  const amount = say('fact.at-most', { amount: say('fact.ether', { amount: '0.0005' }) })
  const time = say('grant.time', { year: '2026', month: '11', day: '28', time: '17:22' })
  const texts = [
    [amount, ['0.0005 ETH']],
    [
      say('grant.allowance', { limit: '5 ETH', period: say('grant.days', { n: 2 }), time }),
      ['5 ETH', '2', time],
    ],
    [say('solana.high-fee', { fee: '0.01 SOL' }), ['0.01 SOL']],
    [say('sign.other-site', { domain: '127.0.0.1:4800' }), ['127.0.0.1:4800']],
    [say('grant.is', { position: 2, value: 100, hex: '0x64' }), ['2', '100', '0x64']],
    [say('fact.page-nonce', { nonce: 7 }), ['7']],
  ] as const
  for (const [text, runs] of texts) {
    const { element, copied } = show(text, 'rtl')
    expect(isolated(element)).toEqual(runs)
    expect(getComputedStyle(element).direction).toBe('rtl')
    expect(copied).toBe(text)
  }
  const { element } = show(amount, 'rtl')
  const range = document.createRange()
  const run = element.querySelector('bdi')?.firstChild
  if (!run) throw new Error('Nothing is isolated')
  const leftOf = (index: number): number => {
    range.setStart(run, index)
    range.setEnd(run, index + 1)
    return range.getBoundingClientRect().left
  }
  expect(leftOf(0)).toBeLessThan(leftOf('0.0005 '.length))
})

test('card text: a network with a foreign name is read from right to left', () => {
  const { element } = show(createSay('ar')('fact.named-chain', { name: 'Ethereum', chain: 1 }), 'rtl')
  expect(getComputedStyle(element).direction).toBe('rtl')
})
