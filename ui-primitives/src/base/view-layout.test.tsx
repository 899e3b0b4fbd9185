import type { FormEvent } from 'react'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { TextField } from '../forms/text-field'
import { act, renderInShadow } from '../test-support/render-in-shadow'
import { Button } from './button'
import { ViewLayout } from './view-layout'

test('view layout: with onSubmit it is a form, which a submit button in the footer and Enter in any field submit', async () => {
  let submits = 0
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    submits += 1
  }
  const nothing = (): void => undefined
  const view = await renderInShadow(
    <ViewLayout part="form" onSubmit={submit} footer={<Button type="submit">Send</Button>}>
      <TextField label="Amount" value="" onChange={nothing} />
      <TextField label="To" value="" onChange={nothing} />
    </ViewLayout>,
  )
  await act(() => userEvent.click(page.getByRole('button', { name: 'Send' })))
  await act(() => userEvent.click(page.getByRole('textbox', { name: 'Amount' })))
  await act(() => userEvent.keyboard('{Enter}'))
  expect(submits).toBe(2)
  await view.unmount()
})
