import { type Destination, redirects } from '@latchkey/kernel'
import { expect, test } from 'vitest'
import type { OpenOptions } from '../../contract'
import { createModalPage } from '../../test-support/modal-page'

test.each<[OpenOptions | undefined, string | undefined, unknown]>([
  [undefined, 'First', undefined],
  [{}, 'First', undefined],
  [{ namespace: 'solana' }, 'First', undefined],
  [{ view: 'Networks' }, 'Networks', {}],
  [{ view: 'Connect', namespace: 'solana' }, 'Connect', { namespace: 'solana' }],
  [{ view: 'Swap', namespace: 'eip155', arguments: { from: 'ETH' } }, 'Swap', { from: 'ETH' }],
])('open: %j opens %s with the arguments %j', (options, view, args) => {
  const page = createModalPage()
  // The redirect before this one leads an opening without a view name to the view First.
  const wanted: Destination[] = []
  page.ctx.fill(redirects, {
    id: 'second',
    redirect(to) {
      wanted.push(to)
      return { view: 'Second' }
    },
  })
  page.modal.open(options)
  expect([wanted[0]?.view, wanted[0]?.args]).toEqual([view, args])
  page.end()
})
