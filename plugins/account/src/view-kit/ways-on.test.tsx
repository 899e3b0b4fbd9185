import { type Contract, defineContract, definePlugin, type Plugin, type View } from '@latchkey/kernel'
import type { ReactElement } from 'react'
import { expect, test } from 'vitest'
import { accountActions } from '../contract'
import { renderAccount } from '../test-support/render-account'
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

/** A plugin with an empty view, and with these actions on the account screen. */
function emptyWith(ids: readonly string[], log: string[]): Plugin {
  const view = { title: () => 'Empty', load: async () => ({ default: Empty }) }
  const plugin = definePlugin<EmptyContract, never>(defineContract<EmptyContract>('test/empty', 1), {
    views: { Empty: view },
    setup(ctx) {
      for (const id of ids)
        ctx.fill(accountActions, {
          id,
          order: 1,
          label: () => `Do ${id}`,
          icon: 'qr',
          run: () => void log.push(id),
        })
      return {}
    },
  })
  return plugin()
}

async function renderEmpty(ids: readonly string[], log: string[] = []) {
  const view = await renderAccount({ plugins: [emptyWith(ids, log)] })
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
