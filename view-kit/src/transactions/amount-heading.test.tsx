import { LatchkeyProvider } from '@latchkey/kernel/react'
import { createTestLatchkey } from '@latchkey/kernel/testing'
import { createFakeSession } from '@latchkey/testing'
import { Text } from '@latchkey/ui-primitives'
import { renderInShadow, type ShadowRender } from '@latchkey/ui-primitives/test-support'
import { expect, test } from 'vitest'
import { AmountHeading } from './transaction-facts'

/** The text of the first node with a figure, and over how many lines it is spread. */
function shownNumber(view: ShadowRender): readonly [string | null | undefined, number] {
  const node = [...view.find('[part="amount"]').childNodes].find(({ textContent }) =>
    /\d/.test(textContent ?? ''),
  )
  const range = document.createRange()
  if (node) range.selectNodeContents(node)
  return [node?.textContent, new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size]
}

const token = { networkId: 'eip155:1', address: '0x1', symbol: 'HONOURABLE' } as const

test.each([
  ['12500000000000000000', 18, '12.5'],
  ['123456789012345678', 18, '0.123456789012345678'],
  ['1234567891234567891234567', 18, '1,234,567.891234567891234567'],
  ['12345678912345678912345678912345', 18, '12,345,678,912,345.678912345678912345'],
])('amount heading: no line of a dialog breaks in %s of %i decimals', async (amount, decimals, shown) => {
  const session = createFakeSession({})
  const { latchkey } = createTestLatchkey({ plugins: [], fakes: [session.plugin] })
  const view = await renderInShadow(
    <LatchkeyProvider latchkey={latchkey}>
      <div style={{ width: 320 }}>
        <AmountHeading part="amount" token={{ ...token, decimals }} amount={amount} />
      </div>
    </LatchkeyProvider>,
  )
  expect(shownNumber(view)).toEqual([shown, 1])
  await view.unmount()
})

test('numeric text: a line breaks beside a number, not between its digits', async () => {
  const view = await renderInShadow(
    <div style={{ display: 'grid', gridTemplateColumns: 'auto auto', width: 240 }}>
      <Text>The most that the network takes for it</Text>
      <div>
        <Text part="amount" numeric>
          0.123456789012345678
        </Text>
      </div>
    </div>,
  )
  expect(shownNumber(view)).toEqual(['0.123456789012345678', 1])
  await view.unmount()
})
