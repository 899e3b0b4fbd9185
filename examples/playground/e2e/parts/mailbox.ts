import type { Page } from '@playwright/test'
import { expect } from '../test'

/** A mail of the local services. */
export interface Mail {
  readonly to: string
  readonly subject: string
  readonly code?: string
  readonly link?: string
}

/** All mails to an address, newest first. */
export async function mailsTo(gateway: string, address: string): Promise<readonly Mail[]> {
  const response = await fetch(`${gateway}/mailbox?${new URLSearchParams({ to: address })}`)
  return response.json()
}

/** Waits for mail number `count` to an address, and returns it. */
export async function mailTo(gateway: string, address: string, count = 1): Promise<Mail> {
  await expect.poll(async () => (await mailsTo(gateway, address)).length).toBe(count)
  const [mail] = await mailsTo(gateway, address)
  if (!mail) throw new Error(`No mail to ${address}.`)
  return mail
}

export async function codeTo(gateway: string, address: string, count = 1): Promise<string> {
  return (await mailTo(gateway, address, count)).code ?? ''
}

/** A code that differs from the right one. */
export const wrongCode = (code: string): string => (code === '111111' ? '222222' : '111111')

/** Records the URLs that are requested from the wallet's frame. */
export function watchFrame(page: Page, frame: string): readonly string[] {
  const urls: string[] = []
  page.on('request', (request) => {
    if (request.url().startsWith(frame)) urls.push(request.url())
  })
  return urls
}
