import { expect, test } from 'vitest'
import type { Call } from '../http/reply'
import { answerMailbox, createMailbox } from './mailbox'

const get = (path: string, query = ''): Call => ({
  method: 'GET',
  path,
  query: new URLSearchParams(query),
  body: '',
  headers: {},
  origin: undefined,
  signal: new AbortController().signal,
})

function filled() {
  const mailbox = createMailbox()
  mailbox.deliver({ to: 'ada@example.com', subject: 'Your login code', code: '111111', atMs: 1 })
  mailbox.deliver({ to: 'bob@example.com', subject: 'Your login code', code: '222222', atMs: 2 })
  mailbox.deliver({ to: 'ada@example.com', subject: 'Your login code', code: '333333', atMs: 3 })
  return mailbox
}

test('mailbox: the mails of an address, newest first', () => {
  const reply = answerMailbox(get('/mailbox', 'to=ada@example.com'), filled())
  expect(JSON.parse(reply?.body ?? '')).toEqual([
    { to: 'ada@example.com', subject: 'Your login code', code: '333333', atMs: 3 },
    { to: 'ada@example.com', subject: 'Your login code', code: '111111', atMs: 1 },
  ])
})

test('mailbox: keeps a thousand mails', () => {
  const mailbox = createMailbox()
  for (let index = 0; index < 1_200; index += 1) mailbox.deliver({ to: 'a@b.c', subject: '', atMs: index })
  expect([mailbox.read(undefined).length, mailbox.read(undefined)[0]?.atMs]).toEqual([1_000, 1_199])
})

test('mailbox: its page escapes HTML', () => {
  const mailbox = createMailbox()
  mailbox.deliver({ to: '"<b>"@example.com', subject: '<script>', code: '111111', atMs: 1 })
  const body = answerMailbox(get('/mailbox.html'), mailbox)?.body ?? ''
  expect(body).toContain('111111')
  expect(body).not.toContain('<script>')
  expect(body).not.toContain('<b>')
})
