import { type Contract, defineContract, definePlugin, type View } from '@latchkey/kernel'
import { createWalletError } from '@latchkey/session/requests'
import type { ReactElement } from 'react'
import { expect, test } from 'vitest'
import { accountWays } from '../test-support/account-ways'
import { renderAccount } from '../test-support/render-account'
import { ReviewButtons } from './review-buttons'
import { ChooseNetwork, GetTokens } from './ways-on'

function Empty(): ReactElement {
  return (
    <>
      <ChooseNetwork />
      <GetTokens fallback="nothing leads on" />
    </>
  )
}

interface EmptyContract extends Contract {
  readonly id: 'test/empty'
  readonly views: { readonly Empty: View }
}

const viewOf = (default_: () => ReactElement) => ({
  title: () => 'Empty',
  load: async () => ({ default: default_ }),
})

/** Shows a view with what leads on, on a page with these actions on the account screen. */
async function renderEmpty(ids: readonly string[], log: string[] = [], component = Empty) {
  const empty = definePlugin<EmptyContract, never>(defineContract<EmptyContract>('test/empty', 1), {
    views: { Empty: viewOf(component) },
    setup: () => ({}),
  })
  const view = await renderAccount({ plugins: [empty(), accountWays(ids, (id) => log.push(id))] })
  await view.test.latchkey.open('Empty')
  await view.shown('Empty')
  return view
}

test('ways on: tokens come from what the page has, the first of them as the main way', async () => {
  const log: string[] = []
  const view = await renderEmpty(['receive', 'send', 'onramp'], log)
  expect(view.findAll('[part~="get-tokens"]').map(({ textContent }) => textContent)).toEqual([
    'Do onramp',
    'Do receive',
  ])
  await view.press('Do receive')
  expect(log).toEqual(['receive'])
  expect(await view.violations()).toEqual([])
  await view.unmount()
})

test('ways on: without such a plugin there is what the view has instead', async () => {
  const view = await renderEmpty(['send'])
  expect(view.findAll('[part~="get-tokens"]')).toEqual([])
  expect(view.text()).toContain('nothing leads on')
  await view.unmount()
})

test('ways on: another network is chosen in the list of networks', async () => {
  const view = await renderEmpty([])
  await view.press('Choose network')
  await view.shown('Networks')
  await view.unmount()
})

test.each([
  [
    'INSUFFICIENT_FUNDS',
    ['onramp', 'receive'],
    ['Do onramp', 'Do receive', 'Another', 'Cancel', 'Try again'],
  ],
  ['INSUFFICIENT_FUNDS', [], ['Another', 'Cancel', 'Try again']],
  ['EXECUTION_REVERTED', ['onramp', 'receive'], ['Cancel', 'Try again']],
] as const)('ways on: after a fee that failed with %s, where the page has %s', async (code, ids, buttons) => {
  const log: string[] = []
  const view = await renderEmpty(ids, log, () => (
    <ReviewButtons
      part="confirm"
      label="Confirm"
      loading={false}
      onConfirm={() => log.push('confirm')}
      failed={{ error: createWalletError(code, { phase: 'request' }) }}
      onRetry={() => log.push('retry')}
      onCancel={() => log.push('cancel')}
    >
      <button type="button">Another</button>
    </ReviewButtons>
  ))
  expect(view.findAll('button').map(({ textContent }) => textContent)).toEqual(buttons)
  await view.press('Try again')
  await view.press('Cancel')
  expect(log).toEqual(['retry', 'cancel'])
  await view.unmount()
})
