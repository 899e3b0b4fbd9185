import { expect, test } from 'vitest'
import { createRecordedPage } from '../test-support/recorded-page'
import { groupOf, titleOf } from './entry'

test('recorder: keeps a change with what it changed, and the event that reports it', () => {
  const { api, recorder } = createRecordedPage()
  api.write({ text: 'hello' })
  expect(recorder.entries()).toMatchObject([
    {
      id: 1,
      kind: 'change',
      owner: 'note',
      changes: [{ kind: 'changed', path: 'text', before: '', after: 'hello' }],
    },
    { id: 2, kind: 'event', name: 'note:written', payload: { text: 'hello' }, reports: 1 },
  ])
})

test('recorder: an event does not report a change of an earlier moment', async () => {
  const { api, recorder, clock } = createRecordedPage()
  api.write({ text: 'hello' })
  await clock.advance(1_000)
  api.write({})
  expect(recorder.entries().at(-1)).toMatchObject({ name: 'note:written', reports: undefined })
})

test('recorder: says during which event something was done', () => {
  const { api, recorder, latchkey } = createRecordedPage()
  const remove = latchkey.on('note:written', () => {
    remove()
    api.write({ text: 'again' })
  })
  api.write({ text: 'hello' })
  const [, outer, inner] = recorder.entries()
  expect(outer).toMatchObject({ name: 'note:written', during: undefined })
  expect(inner).toMatchObject({ kind: 'change', during: outer?.id })
})

test('recorder: keeps a request to a wallet with type and length of its parameters, and its answer', async () => {
  const { api, recorder, clock } = createRecordedPage()
  const sent = api.send(['0xtext', '0xaccount'])
  expect(recorder.entries()).toMatchObject([
    {
      kind: 'wallet',
      from: 'note',
      method: 'personal_sign',
      params: ['text, 6 characters', 'text, 9 characters'],
      networkId: 'eip155:1',
      outcome: { status: 'open' },
    },
  ])
  await clock.advance(40)
  await sent
  expect(recorder.entries()).toMatchObject([{ outcome: { status: 'done', result: 'text, 8 characters' } }])
})

test('recorder: a failed request is an error with its message', async () => {
  const page = createRecordedPage({ answer: () => Promise.reject(new Error('No wallet')) })
  await expect(page.api.send([])).rejects.toThrow('No wallet')
  await page.clock.advance(1)
  const [entry] = page.recorder.entries()
  expect(entry).toMatchObject({ outcome: { status: 'failed', error: { message: 'No wallet' } } })
  expect(entry && groupOf(entry)).toBe('errors')
})

test('recorder: keeps a request to a service without the values of its query', async () => {
  const { api, recorder } = createRecordedPage()
  await api.fetch({ url: 'https://service.example/v1/list?key=abc&page=2' })
  expect(recorder.entries()).toMatchObject([
    { kind: 'service', method: 'GET', url: 'https://service.example/v1/list?key=…&page=…' },
  ])
})

test('recorder: keeps which views are open since when, and when the page was first used', async () => {
  const { latchkey, recorder, clock } = createRecordedPage()
  latchkey.start()
  await clock.advance(500)
  latchkey.open('Note')
  await clock.advance(0)
  const { views, usedMs } = recorder.moments()
  expect(views).toMatchObject([{ view: 'Note', openedMs: clock.elapsedMs() }])
  expect(usedMs).toBe(clock.elapsedMs())
  latchkey.close()
  await clock.advance(0)
  expect(recorder.moments().views).toEqual([])
})

test('recorder: notices, errors and views are groups of their own', () => {
  const { api, recorder, latchkey } = createRecordedPage()
  latchkey.start()
  api.warn('Low balance')
  api.fail(new Error('Lost'))
  const groups = recorder.entries().map(groupOf)
  expect(groups).toContain('notices')
  expect(groups).toContain('errors')
})

test('recorder: the oldest entries are dropped', () => {
  const { api, recorder } = createRecordedPage({ limit: 3 })
  api.write({ text: 'one' })
  api.write({ text: 'two' })
  expect(recorder.entries().map(({ id }) => id)).toEqual([2, 3, 4])
})

test('recorder: pauses, goes on, clears, and tells its listeners', () => {
  const { api, recorder } = createRecordedPage()
  let told = 0
  const remove = recorder.subscribe(() => {
    told += 1
  })
  recorder.pause(true)
  api.write({ text: 'unseen' })
  expect(recorder.entries()).toEqual([])
  recorder.pause(false)
  api.write({ text: 'seen' })
  expect(recorder.entries()).toHaveLength(2)
  recorder.clear()
  expect(recorder.entries()).toEqual([])
  const before = told
  remove()
  api.write({ text: 'more' })
  expect(told).toBe(before)
})

test('recorder: the list is the same until something happens', () => {
  const { api, recorder } = createRecordedPage()
  api.write({ text: 'hello' })
  expect(recorder.entries()).toBe(recorder.entries())
})

test('recorder: the title of a change names the first part and counts the others', () => {
  const { api, recorder } = createRecordedPage()
  api.write({ text: 'hello', lines: ['one'] })
  const [entry] = recorder.entries()
  expect(entry && titleOf(entry)).toBe('note: text and 1 more')
})
