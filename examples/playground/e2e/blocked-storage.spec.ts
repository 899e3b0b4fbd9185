import type { Frame, FrameLocator, Page } from '@playwright/test'
import {
  closeDialog,
  dialogOf,
  openAccount,
  openList,
  type PageOrFrame,
  pageButton,
  walletRow,
} from './parts/dialog'
import { approve } from './parts/wallet-window'
import { expect, few, test, WORKBENCH } from './test'

/** Connects, switches the network, disconnects and connects again. */
async function wholeJourney(target: PageOrFrame): Promise<void> {
  const connect = async (): Promise<void> => {
    await openList(target)
    await walletRow(target, 'Brass Wallet').click()
    await approve(target, /^Connect to/)
    await expect(target.getByTestId('status')).toHaveText('connected')
    await expect(dialogOf(target)).toHaveCount(0)
  }
  await connect()
  const dialog = await openAccount(target)
  await dialog.getByRole('button', { name: 'Ethereum' }).click()
  await dialog.getByRole('button', { name: 'Base' }).click()
  await approve(target, /^Switch network/)
  await expect(target.getByTestId('network')).toHaveText('Base')
  await closeDialog(target)
  await (await openAccount(target)).getByRole('button', { name: 'Disconnect' }).click()
  await expect(target.getByTestId('status')).toHaveText('disconnected')
  await expect(dialogOf(target)).toHaveCount(0)
  await connect()
}

interface Sandbox {
  readonly target: FrameLocator
  readonly frame: Frame
}

/** Opens the playground in a sandboxed frame. Its origin is opaque, so it has no storage of any kind. */
async function openSandbox(page: Page, url: string): Promise<Sandbox> {
  const parent = new URL('/parent', url).href
  const body = '<!doctype html><title>Parent</title><style>iframe{width:100%;height:700px;border:0}</style>'
  await page.route(parent, (route) => route.fulfill({ contentType: 'text/html', body }))
  await page.goto(parent)
  await page.evaluate((source) => {
    const frame = document.createElement('iframe')
    frame.setAttribute('sandbox', 'allow-scripts')
    frame.src = source
    document.body.append(frame)
  }, url)
  const target = page.frameLocator('iframe')
  await expect(pageButton(target, 'connect')).toBeVisible()
  const frame = page.frames().find((one) => one.parentFrame() !== null)
  if (!frame) throw new Error('The frame is not there.')
  return { target, frame }
}

/** The local services only allow loopback origins. Adds the headers that allow the frame's opaque origin. */
async function answerForeigners(page: Page, gateway: string): Promise<void> {
  await page.route(`${gateway}/**`, async (route) => {
    const { origin: _none, ...headers } = route.request().headers()
    const response = await route.fetch({ headers })
    await route.fulfill({ response, headers: { ...response.headers(), 'access-control-allow-origin': '*' } })
  })
}

test('storage: in a sandboxed frame without an origin everything works', async ({ page, servers }) => {
  const url = `${servers.sites.playground.url}${WORKBENCH}?${new URLSearchParams({ gateway: servers.gateway.url, ...few })}`
  await answerForeigners(page, servers.gateway.url)
  const { target, frame } = await openSandbox(page, url)
  const refused = await frame.evaluate(async () => {
    const errorOf = (use: () => unknown): string => {
      try {
        use()
        return 'none'
      } catch (error) {
        return error instanceof Error ? error.name : 'unknown'
      }
    }
    return [origin, errorOf(() => localStorage), errorOf(() => document.cookie)]
  })
  expect(refused).toEqual(['null', 'SecurityError', 'SecurityError'])
  await wholeJourney(target)
})

test('storage: if it is full everything works, and one warning is logged', async ({
  page,
  visit,
  pageLog,
}) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
    }
  })
  await visit('playground')
  await wholeJourney(page)
  const said = pageLog.warnings.filter((text) => text.includes('Storage is not available'))
  expect(said).toHaveLength(1)
})

test('storage: a connected page whose storage is cleared stays connected and can disconnect', async ({
  page,
  visit,
}) => {
  await visit('playground')
  await openList(page)
  await walletRow(page, 'Brass Wallet').click()
  await approve(page, /^Connect to/)
  await expect(dialogOf(page)).toHaveCount(0)
  await page.evaluate(() => {
    localStorage.clear()
    sessionStorage.clear()
  })
  await expect(page.getByTestId('status')).toHaveText('connected')
  await (await openAccount(page)).getByRole('button', { name: 'Disconnect' }).click()
  await expect(page.getByTestId('status')).toHaveText('disconnected')
  await wholeJourney(page)
  await page.evaluate(() => localStorage.clear())
  await page.reload()
  await expect(page.getByTestId('status')).toHaveText('disconnected')
  await wholeJourney(page)
})
