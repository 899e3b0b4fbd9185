import { stringToHex } from 'viem'
import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { createSay } from '../copy/say'
import style from '../frame.css?inline'
import { account, asSmartAccount, smart, startEvm } from '../test-support/start-evm'
import type { Approval, Fact } from './approval-card'
import { showCard } from './show-card'
import { watchHeight } from './watch-height'

const say = createSay('en')
const sheet = document.createElement('style')
sheet.textContent = style
const ends: (() => void)[] = []

afterEach(async () => {
  for (const end of ends.splice(0)) end()
  await page.viewport(1280, 720)
})

interface Shown {
  readonly root: HTMLElement
  readonly remove: () => void
}

function show(card: Approval, options: Partial<Parameters<typeof showCard>[1]> = {}): Shown {
  const root = document.createElement('main')
  document.head.append(sheet)
  document.body.append(root)
  const end = new AbortController()
  void showCard(
    card,
    {
      root,
      hostOrigin: 'https://shop.example',
      watchVisibility: () => () => 0,
      ownWindow: () => undefined,
      now: () => performance.now(),
      isFlood: () => false,
      say,
      ...options,
    },
    end.signal,
  )
  const remove = (): void => {
    end.abort()
    root.remove()
    sheet.remove()
  }
  ends.push(remove)
  return { root, remove }
}

/** Every height that the frame tells of this card, in a dialog that has 440 px and gives it `first` px at first. */
async function heightsOf(card: Approval, first: number): Promise<readonly number[]> {
  await page.viewport(360, first)
  const told: number[] = []
  const { root, remove } = show(card)
  watchHeight(root, (height) => told.push(height))
  await expect.poll(() => told.length).toBeGreaterThan(0)
  await page.viewport(360, Math.min(told[0] ?? 0, 440))
  for (let frames = 0; frames < 4; frames += 1) await new Promise((next) => requestAnimationFrame(next))
  remove()
  return told
}

const ACCOUNT = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const ending: readonly Fact[] = [
  { label: say('fact.account'), value: ACCOUNT, isCode: true },
  { label: say('fact.network'), value: say('fact.named-chain', { name: 'Ethereum', chain: 1 }) },
]
const transfer: Approval = {
  title: say('call.send'),
  facts: [
    { label: say('fact.to'), value: ACCOUNT, isCode: true, isMain: true },
    { label: say('fact.amount'), value: '1 ETH', isMain: true },
    { label: say('fact.network-fee'), value: 'At most 0.0005 ETH' },
    ...ending,
  ],
}

/** The card of a request. */
async function cardOf(method: string, params: unknown, isSmart = false): Promise<Approval> {
  const { run, asked } = isSmart ? startEvm(asSmartAccount, smart, 'smartAccount') : startEvm()
  await run(method, params)
  const [card] = asked
  if (!card) throw new Error(`The frame has no card for ${method}.`)
  return card
}

const ONE_ETHER = '0xde0b6b3a7640000'
const word = 'f'.repeat(64)
const sends = (call: object) => ['eth_sendTransaction', [{ to: ACCOUNT, ...call }]] as const
const signs = (text: string) => ['personal_sign', [stringToHex(text), account.address]] as const
const types = {
  Mail: [
    { name: 'to', type: 'address' },
    { name: 'contents', type: 'string' },
  ],
}
const mail = {
  domain: { name: 'Post', version: '1', chainId: 1, verifyingContract: ACCOUNT },
  types: { Mail: types.Mail.slice(1) },
  primaryType: 'Mail',
  message: { contents: 'Hello' },
}

// What a dialog keeps free until the frame says what it needs is written in the frame's geometry of `@latchkey/approvals`.
test.each([
  ['a short message', ...signs('Hello'), 304],
  ['a message of two lines', ...signs('Hello\nyou'), 359],
  ['a transfer', ...sends({ value: ONE_ETHER }), 450],
  ['a call', ...sends({ data: '0x12345678' }), 574],
  ['a call with much data', ...sends({ data: `0x12345678${word.repeat(3)}` }), 690],
  ['a new contract', 'eth_sendTransaction', [{ data: '0x6000' }], 553],
  ['typed data', 'eth_signTypedData_v4', [account.address, mail], 464],
] as const)('height: %s needs the same whatever it gets, and says it once', async (...given) => {
  const [, method, params, needed] = given
  const card = await cardOf(method, params)
  for (const first of [304, 341, 440]) expect(await heightsOf(card, first)).toEqual([needed])
})

test.each([
  [
    'two transfers at once',
    'wallet_sendCalls',
    [{ calls: [1, 2].map(() => ({ to: ACCOUNT, value: ONE_ETHER })) }],
    706,
  ],
] as const)('height: %s of a smart account', async (_name, method, params, needed) => {
  expect(await heightsOf(await cardOf(method, params, true), 440)).toEqual([needed])
})

// Windows that are low, because they are zoomed or a phone lies on its side, give 206 px and more.
test.each([206, 239, 241, 246, 279, 281, 320, 341])(
  'height: in %i px all that has to be seen of a card is in view, also with the offer to decline all',
  async (height) => {
    await page.viewport(360, height)
    for (const language of ['en', 'ar'] as const) {
      const { root, remove } = show(transfer, { isFlood: () => true, say: createSay(language) })
      const bottoms = [...root.querySelectorAll('h1, section, button:not([hidden])')].map(
        (one) => one.getBoundingClientRect().bottom,
      )
      expect(bottoms).toHaveLength(5)
      expect(Math.max(...bottoms)).toBeLessThanOrEqual(height)
      remove()
    }
  },
)
