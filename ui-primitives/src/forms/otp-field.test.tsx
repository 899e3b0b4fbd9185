import { type ReactElement, useState } from 'react'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { act, renderInShadow, type ShadowRender } from '../test-support/render-in-shadow'
import { OtpField, type OtpFieldProps } from './otp-field'

const input = page.getByRole('textbox', { name: 'Code from your email', exact: true })

function Code(props: Partial<OtpFieldProps>): ReactElement {
  const [value, setValue] = useState('')
  return <OtpField label="Code from your email" {...props} value={value} onChange={setValue} />
}

const cells = (view: ShadowRender): readonly string[] =>
  view.findAll('[part="otp-field-cell"]').map(({ textContent }) => textContent ?? '')

function paste(view: ShadowRender, text: string): Promise<void> {
  const clipboardData = new DataTransfer()
  clipboardData.setData('text/plain', text)
  return act(() => {
    const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true })
    const isHandled = !view.find('input').dispatchEvent(event)
    if (!isHandled) document.execCommand('insertText', false, text)
  })
}

test('one-time code: is one field for screen readers and autofill', async () => {
  const view = await renderInShadow(<Code hint="Six digits" />)
  await expect.element(input).toHaveAttribute('autocomplete', 'one-time-code')
  await expect.element(input).toHaveAttribute('inputmode', 'numeric')
  await expect.element(input).toHaveAccessibleDescription('Six digits')
  expect(view.findAll('input')).toHaveLength(1)
  expect(cells(view)).toHaveLength(6)
  expect(await view.violations()).toEqual([])
  await view.unmount()
})

test('one-time code: each digit fills the next cell, letters are ignored, backspace removes a digit', async () => {
  const complete: string[] = []
  const view = await renderInShadow(<Code onComplete={(code) => void complete.push(code)} />)
  await act(() => userEvent.type(input, '1a2'))
  expect(cells(view)).toEqual(['1', '2', '', '', '', ''])
  await act(() => userEvent.keyboard('{Backspace}'))
  expect(cells(view)).toEqual(['1', '', '', '', '', ''])
  await act(() => userEvent.keyboard('{Home}98765'))
  expect(cells(view)).toEqual(['1', '9', '8', '7', '6', '5'])
  await act(() => userEvent.keyboard('4'))
  expect(cells(view)).toEqual(['1', '9', '8', '7', '6', '5'])
  expect(complete).toEqual(['198765'])
  await view.unmount()
})

test.each(['123 456', '123-456', '１２３４５６', '١٢٣٤٥٦', 'Your code: 123456'])(
  'one-time code: pasting "%s" replaces the value',
  async (text) => {
    const complete: string[] = []
    const view = await renderInShadow(<Code onComplete={(code) => void complete.push(code)} />)
    await act(() => userEvent.type(input, '99'))
    await paste(view, text)
    expect(cells(view).join('')).toBe('123456')
    expect(complete).toEqual(['123456'])
    await view.unmount()
  },
)

test('one-time code: pasting fewer digits appends them', async () => {
  const view = await renderInShadow(<Code />)
  await act(() => userEvent.type(input, '9'))
  await paste(view, '12')
  expect(cells(view)).toEqual(['9', '1', '2', '', '', ''])
  await view.unmount()
})

test('one-time code: accepts a whole code from autofill', async () => {
  const view = await renderInShadow(<Code />)
  await act(() => userEvent.fill(input, '246810'))
  expect(cells(view).join('')).toBe('246810')
  await view.unmount()
})

test('one-time code: in right-to-left text digits are shown from left to right', async () => {
  const view = await renderInShadow(<Code />, { direction: 'rtl' })
  await act(() => userEvent.type(input, '12'))
  const [first, second] = view.findAll('[part="otp-field-cell"]').map((cell) => cell.getBoundingClientRect())
  expect(first?.left).toBeLessThan(second?.left ?? 0)
  expect(cells(view).slice(0, 2)).toEqual(['1', '2'])
  await view.unmount()
})

test('one-time code: ignores a paste while read-only', async () => {
  const view = await renderInShadow(<Code readOnly />)
  await paste(view, '123456')
  expect(cells(view).join('')).toBe('')
  await view.unmount()
})
