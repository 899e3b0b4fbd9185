import { ADDRESS } from '@latchkey/testing'
import { transactionsContract } from '@latchkey/transactions/contract'
import { act } from '@latchkey/ui-primitives/test-support'
import { expect, test } from 'vitest'
import { ADA, HASH, renderSend, toPreview } from '../test-support/render-send'

test('preview: the same transfer that is still undecided is said', async () => {
  const view = await renderSend()
  const sent = {
    type: 'transaction',
    id: HASH,
    from: ADDRESS,
    networkId: 'eip155:1',
    connectionId: 'c',
  } as const
  const entry = (amount: string) => ({
    sent,
    sentAtMs: 0,
    requests: [{ type: 'transfer', to: ADA, amount } as const],
  })
  await act(() => view.test.setState(transactionsContract, { entries: [entry('1')] }))
  await toPreview(view)
  await view.until(() => view.text().includes('up to'))
  expect(view.text()).not.toContain('may still arrive')
  await act(() => view.test.setState(transactionsContract, { entries: [entry('500000000000000000')] }))
  await view.until(() => view.text().includes('The same transfer may still arrive'))
  await view.unmount()
})
