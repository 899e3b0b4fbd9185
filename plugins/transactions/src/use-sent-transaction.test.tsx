import { defineContract, definePlugin, type View } from '@latchkey/kernel'
import { fake } from '@latchkey/kernel/testing'
import { base, connectedState, createFakeSession, mainnet, renderView } from '@latchkey/testing'
import type { ReactElement } from 'react'
import { expect, test } from 'vitest'
import { type TransactionResult, transactionsContract } from './contract'
import { purpose, sentWith } from './test-support/transaction-page'
import { useSentTransaction } from './use-sent-transaction'

const sent = sentWith('0xca11', { type: 'batch' })

function Sent(): ReactElement {
  const { end, hash, network } = useSentTransaction(sent)
  return <p>{[end, hash ?? 'no hash', network?.name ?? 'no network'].join(', ')}</p>
}

interface FeatureContract {
  readonly id: 'test/feature'
  readonly api: Record<never, never>
  readonly state: Record<never, never>
  readonly events: Record<never, never>
  readonly views: { readonly Sent: View }
}
const feature = definePlugin(defineContract<FeatureContract>('test/feature', 1), {
  views: { Sent: { title: () => 'Sent', load: async () => ({ default: Sent }) } },
  setup: () => ({}),
})

test('sent transaction: status, hash and network, and no notice while it is shown', async () => {
  const withoutNotice: string[] = []
  const pending = fake(transactionsContract, {
    state: { entries: [] },
    api: {
      suppressNotice(id) {
        withoutNotice.push(id)
        return () => void withoutNotice.splice(withoutNotice.indexOf(id), 1)
      },
    },
  })
  const session = createFakeSession({ state: { ...connectedState(), networks: [mainnet, base] } })
  const view = await renderView({ plugin: feature(), session, fakes: [pending] })
  await view.open('Sent')
  const end = (result: TransactionResult): void =>
    view.test.setState(transactionsContract, { entries: [{ ...purpose, sent, sentAtMs: 0, result }] })
  expect(view.text()).toBe('pending, no hash, Ethereum')
  expect(withoutNotice).toEqual(['0xca11'])
  end({ outcome: { status: 'confirmed', id: '0x1' }, differences: [] })
  await expect.poll(view.text).toBe('confirmed, 0x1, Ethereum')
  end({ outcome: { status: 'reverted', id: '0x1' }, foundOn: base.id })
  await expect.poll(view.text).toBe('reverted, 0x1, Base')
  end({ outcome: { status: 'confirmed' }, foundOn: 'eip155:10' })
  await expect.poll(view.text).toBe('unread, no hash, no network')
  await view.unmount()
  expect(withoutNotice).toEqual([])
})
