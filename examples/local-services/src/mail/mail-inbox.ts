import type { Mail } from '@latchkey-examples/embedded-wallet-frame/server'
import { type Call, jsonReply, type Reply } from '../http/reply'
import { escapeHtml } from '../identity-provider/provider-pages'

/** Limit of mails; the oldest is dropped. */
const MAX_MAILS = 1_000

export interface MailInbox {
  deliver(mail: Mail): void
  /** Newest first. */
  read(to: string | undefined): readonly Mail[]
}

/** Receives every mail of the local services, so that none leaves this machine. */
export function createMailInbox(): MailInbox {
  const mails: Mail[] = []
  return {
    deliver(mail) {
      mails.unshift(mail)
      mails.length = Math.min(mails.length, MAX_MAILS)
    },
    read: (to) => (to === undefined ? mails : mails.filter((mail) => mail.to === to.toLowerCase())),
  }
}

const PAGE_HEADERS: Readonly<Record<string, string>> = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy':
    "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  refresh: '2',
}

/**
 * `GET /mailbox?to=` responds with JSON, `GET /mailbox.html?to=` with a page that reloads every two seconds.
 */
export function answerMailInbox({ method, path, query }: Call, inbox: MailInbox): Reply | undefined {
  if (method !== 'GET') return undefined
  const mails = inbox.read(query.get('to') ?? undefined)
  if (path === '/mailbox') return jsonReply(mails)
  if (path !== '/mailbox.html') return undefined
  const rows = mails.map(
    ({ to, subject, code, link, atMs }) =>
      `<tr><td>${escapeHtml(to)}<td>${escapeHtml(subject)}<td>${code ?? (link ? `<a href="${escapeHtml(link)}">Allow</a>` : '')}<td>${new Date(atMs).toISOString()}`,
  )
  const table = `<table><tr><th>To<th>Subject<th>Code<th>Time${rows.join('')}</table>`
  const body = mails.length === 0 ? '<p>No mail yet.</p>' : table
  return {
    status: 200,
    headers: PAGE_HEADERS,
    body: `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="color-scheme" content="light dark"><title>Mailbox</title><h1>Mailbox</h1>${body}</html>`,
  }
}
