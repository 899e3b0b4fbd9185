import { expect, test } from 'vitest'
import type { Call } from '../http/reply'
import { answerMailInbox, createMailInbox } from './mail-inbox'

const get = (path: string, query = ''): Call => ({
  method: 'GET',
  path,
  query: new URLSearchParams(query),
  body: '',
  headers: {},
  origin: undefined,
  caller: '127.0.0.1',
  signal: new AbortController().signal,
})

function filled() {
  const inbox = createMailInbox()
  inbox.deliver({ to: 'ada@example.com', subject: 'Your login code', code: '111111', atMs: 1 })
  inbox.deliver({ to: 'bob@example.com', subject: 'Your login code', code: '222222', atMs: 2 })
  inbox.deliver({ to: 'ada@example.com', subject: 'Your login code', code: '333333', atMs: 3 })
  return inbox
}

test('inbox: the mails of an address, newest first', () => {
  const reply = answerMailInbox(get('/mailbox', 'to=ada@example.com'), filled())
  expect(JSON.parse(reply?.body ?? '')).toEqual([
    { to: 'ada@example.com', subject: 'Your login code', code: '333333', atMs: 3 },
    { to: 'ada@example.com', subject: 'Your login code', code: '111111', atMs: 1 },
  ])
})

test('inbox: keeps a thousand mails', () => {
  const inbox = createMailInbox()
  for (let index = 0; index < 1_200; index += 1) inbox.deliver({ to: 'a@b.c', subject: '', atMs: index })
  expect([inbox.read(undefined).length, inbox.read(undefined)[0]?.atMs]).toEqual([1_000, 1_199])
})

test('inbox: its page escapes HTML', () => {
  const inbox = createMailInbox()
  inbox.deliver({ to: '"<b>"@example.com', subject: '<script>', code: '111111', atMs: 1 })
  const body = answerMailInbox(get('/mailbox.html'), inbox)?.body ?? ''
  expect(body).toContain('111111')
  expect(body).not.toContain('<script>')
  expect(body).not.toContain('<b>')
})
