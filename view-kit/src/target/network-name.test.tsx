import { LatchkeyProvider } from '@latchkey/kernel/react'
import { createTestLatchkey } from '@latchkey/kernel/testing'
import { createFakeSession, mainnet } from '@latchkey/testing'
import { renderInShadow } from '@latchkey/ui-primitives/test-support'
import { expect, test } from 'vitest'
import { NetworkFact } from '../transactions/transaction-facts'

test.each([
  ['a configured network by its name, with its mark', mainnet, 'Ethereum', 1],
  ['another one as unknown, and never by its id', undefined, 'Unknown network', 0],
] as const)('network fact: names %s', async (_name, network, shown, marks) => {
  const session = createFakeSession({})
  const { latchkey } = createTestLatchkey({ plugins: [], fakes: [session.plugin] })
  const view = await renderInShadow(
    <LatchkeyProvider latchkey={latchkey}>
      <dl>
        <NetworkFact part="network" target={{ network }} />
      </dl>
    </LatchkeyProvider>,
  )
  expect(view.find('dd').textContent).toBe(shown)
  expect(view.findAll('[part~="network-picture"] img')).toHaveLength(marks)
  await view.unmount()
})
