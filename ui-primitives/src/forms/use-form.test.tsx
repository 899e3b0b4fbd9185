import type { ReactElement } from 'react'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { Button } from '../base/button'
import { act, renderInShadow } from '../test-support/render-in-shadow'
import { TextField } from './text-field'
import { type Form, type FormOptions, formIssue, useForm } from './use-form'

interface Note {
  readonly to: string
  readonly note: string
}

const schema = v.object({
  // The order differs from that of the fields on the page.
  note: v.pipe(v.string(), v.nonEmpty('test.note-missing')),
  to: v.pipe(v.string(), v.trim(), v.email('test.no-email')),
})

interface TestFormProps extends Partial<FormOptions<Note, Note>> {
  readonly forms?: Form<Note>[]
}

function TestForm({ forms = [], ...options }: TestFormProps): ReactElement {
  const form = useForm<Note, Note>({
    initial: { to: '', note: '' },
    schema: async () => schema,
    submit: async () => undefined,
    ...options,
  })
  forms.push(form)
  return (
    <form {...form.props}>
      <TextField {...form.field('to')} label="To" error={form.issue('to')?.messageKey} />
      <TextField {...form.field('note')} label="Note" error={form.issue('note')?.messageKey} />
      <Button type="submit" loading={form.phase === 'submitting'}>
        Send
      </Button>
    </form>
  )
}

const to = page.getByRole('textbox', { name: 'To' })
const note = page.getByRole('textbox', { name: 'Note' })
const send = page.getByRole('button', { name: 'Send' })

async function fillIn(): Promise<void> {
  await act(() => userEvent.fill(to, ' ada@example.com '))
  await act(() => userEvent.fill(note, 'Thank you'))
}

test('form: checks a changed field, and only that, when it loses the focus', async () => {
  const forms: Form<Note>[] = []
  const view = await renderInShadow(<TestForm forms={forms} />)
  await act(() => userEvent.type(to, 'ada'))
  expect(forms.at(-1)?.issues).toEqual([])
  await act(() => userEvent.keyboard('{Tab}'))
  await expect.element(to).toHaveAccessibleDescription('test.no-email')
  expect(forms.at(-1)?.issues).toEqual([{ path: 'to', code: 'no-email', messageKey: 'test.no-email' }])
  await act(() => userEvent.type(to, '@'))
  await expect.element(to).not.toHaveAttribute('aria-invalid')
  await view.unmount()
})

test('form: does not check a field that was not changed when it loses the focus', async () => {
  const forms: Form<Note>[] = []
  const view = await renderInShadow(<TestForm forms={forms} />)
  view.find('input').focus()
  await act(() => userEvent.keyboard('{Tab}{Tab}'))
  expect(forms.at(-1)?.issues).toEqual([])
  await view.unmount()
})

test('form: submission shows all issues and focuses the first field with an issue', async () => {
  const sent: Note[] = []
  const view = await renderInShadow(<TestForm submit={async (output) => void sent.push(output)} />)
  await act(() => userEvent.click(send))
  await expect.element(to).toHaveAccessibleDescription('test.no-email')
  await expect.element(note).toHaveAccessibleDescription('test.note-missing')
  expect(view.shadow.activeElement).toBe(view.find('input'))
  expect(sent).toEqual([])
  expect(await view.violations()).toEqual([])
  await view.unmount()
})

test('form: submits the output of the schema once, and cannot be changed meanwhile', async () => {
  const sent: Note[] = []
  let finish = (): void => undefined
  const pending = new Promise<void>((resolve) => {
    finish = resolve
  })
  const view = await renderInShadow(
    <TestForm
      submit={(output) => {
        sent.push(output)
        return pending
      }}
    />,
  )
  await fillIn()
  await act(() => userEvent.keyboard('{Enter}'))
  await expect.element(send).toHaveAttribute('aria-busy', 'true')
  await act(() => userEvent.keyboard('x{Enter}'))
  await expect.element(note).toHaveValue('Thank you')
  expect(view.find('form').ariaBusy).toBe('true')
  await act(() => finish())
  await expect.element(send).not.toHaveAttribute('aria-busy')
  expect(sent).toEqual([{ to: 'ada@example.com', note: 'Thank you' }])
  await view.unmount()
})

test('form: keeps the values after a failure, which the next submission clears', async () => {
  const forms: Form<Note>[] = []
  const failure = new Error('declined')
  const results = [() => Promise.reject(failure), async () => undefined]
  const view = await renderInShadow(<TestForm forms={forms} submit={async () => results.shift()?.()} />)
  await fillIn()
  await act(() => userEvent.click(send))
  await expect.poll(() => forms.at(-1)?.failure).toBe(failure)
  await expect.element(note).toHaveValue('Thank you')
  await act(() => userEvent.click(send))
  await expect.poll(() => forms.at(-1)?.failure).toBeUndefined()
  expect(results).toEqual([])
  await view.unmount()
})

test('form: a schema that cannot be loaded is a failure, and is loaded again by the next submission', async () => {
  const forms: Form<Note>[] = []
  const sent: Note[] = []
  const loads = [() => Promise.reject(new Error('offline')), async () => schema]
  const view = await renderInShadow(
    <TestForm
      forms={forms}
      schema={() => loads.shift()?.() ?? Promise.resolve(schema)}
      submit={async (output) => void sent.push(output)}
    />,
  )
  await act(() => userEvent.click(send))
  await expect.poll(() => forms.at(-1)?.failure).toBeInstanceOf(Error)
  await fillIn()
  await act(() => userEvent.click(send))
  await expect.poll(() => sent.length).toBe(1)
  await view.unmount()
})

test('form: an issue that submit() returns is shown at its field', async () => {
  const view = await renderInShadow(<TestForm submit={async () => [formIssue('note', 'test.note-known')]} />)
  await fillIn()
  await act(() => userEvent.click(send))
  await expect.element(note).toHaveAccessibleDescription('test.note-known')
  expect(view.shadow.activeElement).toBe(view.findAll('input')[1])
  await view.unmount()
})

test('form: unmounting aborts the submission', async () => {
  const signals: AbortSignal[] = []
  const view = await renderInShadow(
    <TestForm
      submit={(_output, signal) => {
        signals.push(signal)
        return new Promise<void>(() => undefined)
      }}
    />,
  )
  await fillIn()
  await act(() => userEvent.keyboard('{Enter}'))
  await expect.poll(() => signals.length).toBe(1)
  await view.unmount()
  expect(signals[0]?.aborted).toBe(true)
})
