import { createWalletError } from '@latchkey/session/requests'
import { connectedState, createFakeSession, renderView, connectedTarget as target } from '@latchkey/testing'
import { act } from '@latchkey/ui-primitives/test-support'
import { expect, test } from 'vitest'
import type { RunState } from '../contract'
import { type RequestStep, requestStep } from '../flow/request-step'
import { transactions } from '../plugin'
import { transfer } from '../test-support/transaction-page'

interface Parts {
  readonly state: RunState
  readonly askAgain?: () => Promise<boolean>
}

function stepOf({ state, askAgain = async () => true }: Parts): RequestStep {
  return requestStep({
    run: {
      id: 'run',
      planned: { target, requests: [transfer] },
      state: () => state,
      subscribe: () => () => undefined,
      ask: () => new Promise(() => undefined),
    },
    look: {
      title: () => 'Gift',
      part: 'gift',
      token: { networkId: 'eip155:1', symbol: 'ETH' },
      useSummary: () => '1 ETH to ada.eth',
      useAskHint: () => 'Check that it shows 1 ETH.',
    },
    wasWaiting: false,
    askAgain,
    review: { view: 'GiftReview', show: () => undefined },
    showWhenSent: () => () => undefined,
  })
}

async function open(parts: Parts) {
  const session = createFakeSession({ state: connectedState() })
  const view = await renderView({ plugin: transactions(), session })
  await view.open('TransactionRequest', stepOf(parts))
  await view.shown('TransactionRequest')
  await expect.poll(view.text).not.toBe('')
  return view
}

const error = createWalletError('RPC_INTERNAL', { phase: 'request' })

test.each([
  ['no', [], 'It didn’t say whether it sent this: 1 ETH to ada.eth'],
  ['quietly', ['Ask again anyway'], 'If you ask again, it may happen twice'],
  ['plainly', ['Ask again'], 'Your account has sent nothing since'],
] as const)(
  'unknown: asking again is offered as it may be (%s), never as the main action',
  async (askAgain, buttons, says) => {
    const view = await open({ state: { phase: 'unknown', error, askAgain } })
    expect(view.text()).toContain('Check your wallet first')
    expect(view.text()).toContain(says)
    expect(view.findAll('button').map(({ textContent }) => textContent)).toEqual(buttons)
    expect(view.findAll('[part~="button-primary"]')).toEqual([])
    await view.unmount()
  },
)

test('unknown: stays unknown when asking again fails before the wallet is asked', async () => {
  const view = await open({
    state: { phase: 'unknown', error, askAgain: 'quietly' },
    askAgain: () => Promise.reject(new Error('The network cannot be read.')),
  })
  await view.press('Ask again anyway')
  await act(() => view.test.clock.advance(1))
  expect(view.text()).toContain('Check your wallet first')
  expect(view.text()).toContain('Your wallet wasn’t asked again')
  expect(view.text()).not.toContain('Couldn’t send')
  expect(view.findAll('[part~="button-primary"]')).toEqual([])
  await view.unmount()
})

test.each(['TransactionRequest', 'TransactionStatus'] as const)(
  '%s: what a page opens it with is ignored, because only a flow makes its steps',
  async (name) => {
    const session = createFakeSession({ state: connectedState() })
    const view = await renderView({ plugin: transactions(), session })
    const look = { title: () => 'Gift', useSummary: () => 'something else' }
    await view.open(name, { run: {}, sent: {}, look })
    await expect.poll(() => view.test.shownView()).toBeUndefined()
    expect(view.text()).not.toContain('Gift')
    await view.unmount()
  },
)
