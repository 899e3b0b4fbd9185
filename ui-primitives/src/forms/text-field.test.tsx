import { type ReactElement, useState } from 'react'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { act, renderInShadow } from '../test-support/render-in-shadow'
import { TextField, type TextFieldProps } from './text-field'

const input = page.getByRole('textbox', { name: 'Email', exact: true })

function Email(props: Partial<TextFieldProps>): ReactElement {
  const [value, setValue] = useState('')
  return <TextField label="Email" clearLabel="Clear" {...props} value={value} onChange={setValue} />
}

test('text field: its label is its accessible name, and its hint is its accessible description', async () => {
  const view = await renderInShadow(<Email hint="Only for the receipt" autoComplete="email" type="email" />)
  await expect.element(input).toHaveAccessibleDescription('Only for the receipt')
  const element = view.find('input')
  expect(element).toHaveProperty('autocomplete', 'email')
  expect(Number.parseFloat(getComputedStyle(element).fontSize)).toBeGreaterThanOrEqual(16)
  expect(view.find('input').parentElement?.getBoundingClientRect().height).toBeGreaterThanOrEqual(48)
  expect(await view.violations()).toEqual([])
  await view.unmount()
})

test('text field: an error marks the field and is announced, and elements below do not move', async () => {
  const view = await renderInShadow(
    <>
      <Email />
      <p>below</p>
    </>,
  )
  const before = view.find('p').getBoundingClientRect().top
  await view.update(
    <>
      <Email error="Enter an email address." />
      <p>below</p>
    </>,
  )
  await expect.element(input).toHaveAttribute('aria-invalid', 'true')
  await expect.element(input).toHaveAccessibleDescription('Enter an email address.')
  expect(view.find('[part="text-field-error"]').closest('[aria-live="polite"]')).not.toBeNull()
  expect(view.find('p').getBoundingClientRect().top).toBe(before)
  expect(await view.violations()).toEqual([])
  await view.unmount()
})

test('text field: the clear button works by pointer and by keyboard, and the field has the focus afterwards', async () => {
  const view = await renderInShadow(<Email />)
  for (const press of [
    () => userEvent.click(page.getByRole('button', { name: 'Clear' })),
    () => userEvent.keyboard('{Tab}{Enter}'),
  ]) {
    await act(() => userEvent.type(input, 'ada'))
    await act(press)
    await expect.element(input).toHaveValue('')
    expect(view.shadow.activeElement).toBe(view.find('input'))
  }
  await view.unmount()
})

test('text field: cannot be changed while read-only, and keeps the focus', async () => {
  const view = await renderInShadow(<Email />)
  await act(() => userEvent.type(input, 'ada'))
  await view.update(<Email readOnly />)
  await act(() => userEvent.keyboard('x'))
  await expect.element(input).toHaveValue('ada')
  expect(view.shadow.activeElement).toBe(view.find('input'))
  expect(view.findAll('button')).toEqual([])
  await view.unmount()
})

test('text field: a click beside the text focuses the field', async () => {
  const view = await renderInShadow(<Email />)
  const box = view.find('input').parentElement
  await act(() => userEvent.click(box ?? view.host, { position: { x: 3, y: 3 } }))
  expect(view.shadow.activeElement).toBe(view.find('input'))
  await view.unmount()
})
