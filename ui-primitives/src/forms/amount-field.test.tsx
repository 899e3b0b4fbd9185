import { type ReactElement, useState } from 'react'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { ThemeRoot } from '../base/theme-root'
import { act, renderInShadow } from '../test-support/render-in-shadow'
import { AmountField, type AmountFieldProps, AmountOutput, UnitButton } from './amount-field'

const input = page.getByRole('textbox', { name: 'Amount', exact: true })

interface AmountProps extends Partial<AmountFieldProps> {
  readonly locale?: string
  readonly received?: (string | undefined)[]
}

function Amount({ locale = 'en', received = [], ...props }: AmountProps): ReactElement {
  const [value, setValue] = useState('')
  const change = (text: string, units: string | undefined): void => {
    received.push(units)
    setValue(text)
  }
  return (
    <ThemeRoot mode="light" language={locale}>
      <AmountField label="Amount" decimals={18} unit="ETH" {...props} value={value} onChange={change} />
    </ThemeRoot>
  )
}

test('amount field: onChange receives smallest units, or undefined when the text is not an amount', async () => {
  const received: (string | undefined)[] = []
  const view = await renderInShadow(<Amount received={received} />)
  await act(() => userEvent.type(input, '1.x'))
  expect(received).toEqual(['1000000000000000000', '1000000000000000000', undefined])
  await expect.element(input).toHaveAttribute('inputmode', 'decimal')
  expect(await view.violations()).toEqual([])
  await view.unmount()
})

test('amount field: accepts a pasted amount with groups, and the decimal comma of the language', async () => {
  const received: (string | undefined)[] = []
  const view = await renderInShadow(<Amount locale="de" decimals={2} unit="EUR" received={received} />)
  await act(() => userEvent.fill(input, '1,234.56'))
  await act(() => userEvent.fill(input, '1234,5'))
  expect(received).toEqual(['123456', '123450'])
  await view.unmount()
})

test('amount field: the max button fills in the exact maximum in the language, and focuses the field', async () => {
  const received: (string | undefined)[] = []
  const max = '1500000000000000001'
  const view = await renderInShadow(<Amount locale="de" max={max} maxLabel="Max" received={received} />)
  await act(() => userEvent.click(page.getByRole('button', { name: 'Max' })))
  await expect.element(input).toHaveValue('1,500000000000000001')
  expect(received).toEqual([max])
  expect(view.shadow.activeElement).toBe(view.find('input'))
  expect(await view.violations()).toEqual([])
  await view.unmount()
})

test('amount field: in right-to-left text an amount is left to right and aligned right', async () => {
  const rightToLeft = await renderInShadow(
    <AmountField label="Amount" decimals={18} unit="ETH" value="1.5" onChange={() => undefined} />,
    { direction: 'rtl' },
  )
  const { direction, textAlign } = getComputedStyle(rightToLeft.find('input'))
  expect([direction, textAlign]).toEqual(['ltr', 'right'])
  const unit = rightToLeft.find('[part="amount-field-unit"]').getBoundingClientRect()
  expect(unit.right).toBeLessThanOrEqual(rightToLeft.find('input').getBoundingClientRect().left)
  await rightToLeft.unmount()
})

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

test.each(['123456.789012345', '0.000000000012345'])(
  'amount field: all digits of %s fit beside what stands there',
  async (text) => {
    const choice = <UnitButton label="HUSD" onClick={() => undefined} />
    const view = await renderInShadow(
      <div style={{ width: 308 }}>
        <Amount panel max="1" maxLabel="Max" choice={choice} />
      </div>,
    )
    await act(() => userEvent.fill(input, text))
    const { scrollWidth, clientWidth } = view.find('input')
    expect(scrollWidth).toBeLessThanOrEqual(clientWidth)
    await view.unmount()
  },
)
