import type { Page } from '@playwright/test'

/** A log of errors, warnings and requests of a page. */
export interface PageLog {
  /** Console errors, uncaught errors and rejections. */
  readonly errors: string[]
  readonly warnings: string[]
  /** URLs of all requests, data and blob URLs left out. */
  readonly requests: string[]
}

/** Logs into `pageLog`. Default: a new log. */
export function logPage(page: Page, pageLog: PageLog = { errors: [], warnings: [], requests: [] }): PageLog {
  page.on('console', (message) => {
    if (message.type() === 'error') pageLog.errors.push(message.text())
    if (message.type() === 'warning') pageLog.warnings.push(message.text())
  })
  page.on('pageerror', (error) => pageLog.errors.push(String(error)))
  page.on('request', (request) => {
    if (/^https?:/.test(request.url())) pageLog.requests.push(request.url())
  })
  return pageLog
}
