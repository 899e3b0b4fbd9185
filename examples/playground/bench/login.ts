import type { Page } from '@playwright/test'
import { createTraffic } from '../../local-services/src/fault-injection/log-and-inject-faults'
import { startFrame } from '../../local-services/src/frame/start-frame'
import { createMailInbox } from '../../local-services/src/mail/mail-inbox'

/** The frame of the embedded wallet, and the codes in its inbox. */
export interface LoginServices {
  readonly url: string
  /** The code that was sent to an address. */
  codeTo(address: string): string
  stop(): Promise<void>
}

/** A closed port: neither side can read the wallet's smart account. */
const NO_NODE = 'http://127.0.0.1:9'

export async function startLoginServices(): Promise<LoginServices> {
  const inbox = createMailInbox()
  const frame = await startFrame(0, createTraffic(), inbox, () => NO_NODE)
  return {
    url: frame.url,
    codeTo: (address) => inbox.read(address)[0]?.code ?? '',
    stop: frame.stop,
  }
}

const newAddress = (): string => `ada-${crypto.randomUUID().slice(0, 8)}@example.com`

/** Runs in the page: measures from the first input until an address is painted. */
async function watchLogin(): Promise<number> {
  const frame = (): Promise<number> => new Promise((resume) => requestAnimationFrame(resume))
  const began = await new Promise<number>((resolve) =>
    window.addEventListener('input', () => resolve(performance.now()), { once: true, capture: true }),
  )
  const isShown = (): boolean => {
    const element = document.querySelector('[data-testid=address]')
    return /^0x/.test(element?.textContent ?? '') && element?.checkVisibility() === true
  }
  while (!isShown()) await frame()
  // The change is painted by the next animation frame.
  await frame()
  return performance.now() - began
}

/** Measures in a page with an email login from the code, which is entered at once as by a paste, to the address. */
export async function measureLogin(page: Page, url: string, services: LoginServices): Promise<number> {
  const address = newAddress()
  await page.goto(`${url}?${new URLSearchParams({ frame: services.url, gateway: NO_NODE })}`)
  await page.getByRole('button', { name: 'Connect wallet' }).first().click()
  await page.getByRole('button', { name: 'Continue with email' }).click()
  await page.getByRole('textbox', { name: 'Email' }).fill(address)
  await page.keyboard.press('Enter')
  const field = page.getByRole('textbox', { name: 'Code' })
  await field.waitFor()
  const elapsed = page.evaluate(watchLogin)
  await field.fill(services.codeTo(address))
  return elapsed
}

/** Runs in a bare page: opens the frame, makes the calls of a login and shows the address as text. */
async function openFrame([frameUrl, email]: readonly [string, string]): Promise<void> {
  const iframe = document.createElement('iframe')
  iframe.referrerPolicy = 'strict-origin'
  iframe.src = `${frameUrl}/sdk`
  const { origin } = new URL(frameUrl)
  const waiting = new Map<string, (payload: unknown) => void>()
  const ready = new Promise<unknown>((resolve) => waiting.set('@w3m-frame/READY', resolve))
  window.addEventListener('message', ({ data, source }) => {
    if (source === iframe.contentWindow) waiting.get(data.id ?? data.type)?.(data.payload)
  })
  const call = (name: string, payload: object): Promise<unknown> =>
    new Promise((resolve) => {
      const id = crypto.randomUUID()
      waiting.set(id, resolve)
      iframe.contentWindow?.postMessage({ id, type: `@w3m-app/${name}`, payload }, origin)
    })
  const text = document.createElement('p')
  text.dataset['testid'] = 'address'
  const input = document.createElement('input')
  input.setAttribute('aria-label', 'Code')
  input.addEventListener('input', async () => {
    await call('CONNECT_OTP', { otp: input.value })
    const user = await call('GET_USER', {
      chainId: 1,
      rpcUrl: 'http://127.0.0.1:9',
      preferredAccountType: 'smartAccount',
    })
    text.textContent = String(Reflect.get(Object(user), 'address'))
  })
  document.body.append(iframe, input, text)
  await ready
  await call('CONNECT_EMAIL', { email })
}

/** Measures the same login without a library, which is the time of the frame itself. */
export async function measureBareLogin(page: Page, url: string, services: LoginServices): Promise<number> {
  const address = newAddress()
  await page.goto(url)
  await page.evaluate(openFrame, [services.url, address] as const)
  const elapsed = page.evaluate(watchLogin)
  await page.getByRole('textbox', { name: 'Code' }).fill(services.codeTo(address))
  return elapsed
}
