import type { Frame, FrameLocator, Page } from '@playwright/test'
import {
  closeDialog,
  dialogOf,
  openAccount,
  openList,
  type Place,
  pageButton,
  walletRow,
} from './parts/dialog'
import { approve } from './parts/wallet-window'
import { expect, few, test } from './test'

/** Connects, goes to another network, disconnects and connects anew. */
async function wholeWay(place: Place): Promise<void> {
  const connect = async (): Promise<void> => {
    await openList(place)
    await walletRow(place, 'Brass Wallet').click()
    await approve(place, /^Connect to/)
    await expect(place.getByTestId('status')).toHaveText('connected')
    await expect(dialogOf(place)).toHaveCount(0)
  }
  await connect()
  const dialog = await openAccount(place)
  await dialog.getByRole('button', { name: 'Ethereum' }).click()
  await dialog.getByRole('button', { name: 'Base' }).click()
  await approve(place, /^Switch network/)
  await expect(place.getByTestId('network')).toHaveText('Base')
  await closeDialog(place)
  await (await openAccount(place)).getByRole('button', { name: 'Disconnect' }).click()
  await expect(place.getByTestId('status')).toHaveText('disconnected')
  await expect(dialogOf(place)).toHaveCount(0)
  await connect()
}

interface Sandbox {
  readonly place: FrameLocator
  readonly frame: Frame
}

/** The playground in a frame that has no origin of its own, and so no storage of any kind. */
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
  const place = page.frameLocator('iframe')
  await expect(pageButton(place, 'connect')).toBeVisible()
  const frame = page.frames().find((one) => one.parentFrame() !== null)
  if (!frame) throw new Error('The frame is not there.')
  return { place, frame }
}

/** The local chains answer pages of this machine only, and a frame without an origin is of none. */
async function answerForeigners(page: Page, gateway: string): Promise<void> {
  await page.route(`${gateway}/**`, async (route) => {
    const { origin: _none, ...headers } = route.request().headers()
    const response = await route.fetch({ headers })
    await route.fulfill({ response, headers: { ...response.headers(), 'access-control-allow-origin': '*' } })
  })
}

test('storage: in a sandboxed frame without an origin the visitor does everything', async ({
  page,
  world,
}) => {
  const url = `${world.sites.playground.url}?${new URLSearchParams({ gateway: world.gateway.url, ...few })}`
  await answerForeigners(page, world.gateway.url)
  const { place, frame } = await openSandbox(page, url)
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
  await wholeWay(place)
})

test('storage: full from the start, the visitor does everything and it says so once', async ({
  page,
  visit,
  journal,
}) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
    }
  })
  await visit('playground')
  await wholeWay(page)
  const said = journal.warnings.filter((text) => text.includes('Storage is not available'))
  expect(said).toHaveLength(1)
})

test('storage: emptied under a connected page, the page goes on and can be left', async ({ page, visit }) => {
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
  await wholeWay(page)
  await page.evaluate(() => localStorage.clear())
  await page.reload()
  await expect(page.getByTestId('status')).toHaveText('disconnected')
  await wholeWay(page)
})
