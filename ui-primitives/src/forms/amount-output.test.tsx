import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { act, renderInShadow } from '../test-support/render-in-shadow'
import { AmountOutput } from './amount-field'
import { UnitButton } from './unit-button'

test('amount output: its label is the accessible name, and the unit button can be clicked', async () => {
  const presses: string[] = []
  const choice = <UnitButton label="HUSD" name="Harbour Dollar" onClick={() => presses.push('HUSD')} />
  const view = await renderInShadow(
    <AmountOutput label="You receive" value="4,227.5" choice={choice} part="promised" />,
  )
  const amount = page.getByRole('status', { name: 'You receive' })
  await expect.element(amount).toHaveTextContent('4,227.5')
  expect(view.find('[part="promised"]').textContent).toBe('4,227.5')
  await act(() => userEvent.click(page.getByRole('button', { name: 'HUSD Harbour Dollar' })))
  expect(presses).toEqual(['HUSD'])
  expect(await view.violations()).toEqual([])
  await view.unmount()
})

test('amount output: while loading it shows a skeleton and no amount', async () => {
  const view = await renderInShadow(
    <AmountOutput label="You receive" value="4,227.5" loading part="promised" />,
  )
  expect(view.find('output').textContent).toBe('')
  expect(view.find('output').getAttribute('aria-busy')).toBe('true')
  expect(view.shadow.querySelector('[part="promised"]')).toBeNull()
  await view.unmount()
})

test('amount output: its box has the same height while loading', async () => {
  const heightOf = async (loading: boolean): Promise<number> => {
    const view = await renderInShadow(<AmountOutput label="You receive" value="1" loading={loading} />)
    const height = view.find('[part="amount-field"]').getBoundingClientRect().height
    await view.unmount()
    return height
  }
  expect(await heightOf(true)).toBe(await heightOf(false))
})
