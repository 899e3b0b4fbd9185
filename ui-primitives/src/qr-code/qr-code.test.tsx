import jsQR from 'jsqr'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { renderInShadow, type ShadowRender, type ShadowRenderOptions } from '../test-support/render-in-shadow'
import { QrCode, type QrCodeProps } from './qr-code'

/** A pairing URI of maximum length: two keys of 64 hex digits, and requested methods. */
const URI = `wc:${'7f6e504b'.repeat(8)}@2?relay-protocol=irn&symKey=${'c9e3a1f4'.repeat(8)}&expiryTimestamp=1893456000&methods=wc_sessionPropose%2Cwc_sessionAuthenticate`
const LABEL = 'Code to scan with your wallet'
const picture = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><rect width="40" height="40" fill="#1c2b4a"/><circle cx="20" cy="20" r="11" fill="#e0b04c"/></svg>')}`

async function show(
  props: Partial<QrCodeProps>,
  { widthPx, ...options }: ShadowRenderOptions & { readonly widthPx: number },
): Promise<ShadowRender> {
  const view = await renderInShadow(
    <div id="sheet">
      <QrCode value={URI} label={LABEL} {...props} />
    </div>,
    options,
  )
  Object.assign(view.find('#sheet').style, {
    display: 'block',
    width: `${widthPx - 40}px`,
    padding: '20px',
    background: 'var(--lk-color-surface)',
  })
  return view
}

/** Decodes the code in a screenshot, as a camera would. */
async function readFromScreen(view: ShadowRender): Promise<string | undefined> {
  await Promise.all(view.shadow.getAnimations().map(({ finished }) => finished))
  await Promise.all([...view.shadow.querySelectorAll('img')].map((img) => img.decode()))
  const base64 = await page.screenshot({ element: view.find('#sheet'), save: false })
  const image = new Image()
  image.src = `data:image/png;base64,${base64}`
  await image.decode()
  const canvas = document.createElement('canvas')
  Object.assign(canvas, { width: image.width, height: image.height })
  const context = canvas.getContext('2d')
  context?.drawImage(image, 0, 0)
  const pixels = context?.getImageData(0, 0, image.width, image.height)
  return pixels && jsQR(pixels.data, pixels.width, pixels.height)?.data
}

const logos = { none: undefined, keyhole: 'keyhole', picture: { src: picture, name: 'Brass' } } as const

for (const mode of ['light', 'dark'] as const)
  for (const [name, logo] of Object.entries(logos))
    for (const widthPx of [320, 360, 400])
      test(`qr code: can be decoded from a screenshot in ${mode} mode, logo ${name}, ${widthPx} px wide`, async () => {
        const view = await show({ logo }, { mode, widthPx })
        expect(await readFromScreen(view)).toBe(URI)
        await view.unmount()
      })

test('qr code: is an image with an accessible name, and without a value a hidden placeholder of the same size', async () => {
  const view = await show({ value: undefined, logo: 'keyhole' }, { widthPx: 360 })
  const before = view.find('[part="qr-code"]').getBoundingClientRect()
  expect(view.findAll('[role="img"][aria-hidden="false"]')).toHaveLength(0)
  await view.update(
    <div id="sheet">
      <QrCode value={URI} label={LABEL} logo="keyhole" />
    </div>,
  )
  expect(view.shadow.querySelector('[role="img"][aria-hidden="false"]')?.getAttribute('aria-label')).toBe(
    LABEL,
  )
  const after = view.find('[part="qr-code"]').getBoundingClientRect()
  expect([after.width, after.height]).toEqual([before.width, before.height])
  await view.unmount()
})

test('qr code: with children it is faded, cannot be decoded, and shows the children', async () => {
  const view = await show({ children: <button type="button">New code</button> }, { widthPx: 360 })
  expect(await readFromScreen(view)).toBeUndefined()
  expect(view.findAll('[role="img"][aria-hidden="false"]')).toHaveLength(0)
  expect(view.find('button').textContent).toBe('New code')
  await view.unmount()
})

test('qr code: has no style attribute and no markup from the value', async () => {
  const view = await show({ value: '<img src=x onerror=alert(1)>', logo: 'keyhole' }, { widthPx: 360 })
  expect(view.findAll('[part="qr-code"] [style]')).toEqual([])
  expect(view.findAll('img')).toEqual([])
  await view.unmount()
})

for (const mode of ['light', 'dark'] as const)
  test(`qr code: axe finds no violation in ${mode} mode`, async () => {
    const view = await show({ logo: logos.picture }, { mode, widthPx: 360 })
    expect(await view.violations()).toEqual([])
    await view.unmount()
  })
