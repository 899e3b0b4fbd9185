import type { Page } from '@playwright/test'

/** What a page did that somebody may mind. */
export interface Journal {
  /** Console errors, uncaught errors and rejections. */
  readonly errors: string[]
  readonly warnings: string[]
  /** URLs of all requests, data and blob URLs left out. */
  readonly requests: string[]
}

/** Writes into `journal`, a new one unless given. */
export function keepJournal(
  page: Page,
  journal: Journal = { errors: [], warnings: [], requests: [] },
): Journal {
  page.on('console', (message) => {
    if (message.type() === 'error') journal.errors.push(message.text())
    if (message.type() === 'warning') journal.warnings.push(message.text())
  })
  page.on('pageerror', (error) => journal.errors.push(String(error)))
  page.on('request', (request) => {
    if (/^https?:/.test(request.url())) journal.requests.push(request.url())
  })
  return journal
}
