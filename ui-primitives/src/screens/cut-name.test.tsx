import { expect, test } from 'vitest'
import { renderInShadow } from '../test-support/render-in-shadow'
import { CutName } from './cut-name'

const LONG = 'the-honourable-company-of-lamp-lighters.eth'

test('cut name: a long one is cut in the middle where it has no room, keeps its end, and is read as a whole', async () => {
  const view = await renderInShadow(
    <div style={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', width: 160 }}>
      <button type="button">
        <CutName name={LONG} />
      </button>
    </div>,
  )
  const name = view.find('[part="name"]')
  expect([name.textContent, name.title]).toEqual([LONG, LONG])
  expect(name.getBoundingClientRect().width).toBeLessThanOrEqual(160)
  const [start, end] = view.findAll('[data-text]')
  expect(`${start?.dataset['text']}${end?.dataset['text']}`).toBe(LONG)
  expect(start?.scrollWidth).toBeGreaterThan(start?.clientWidth ?? 0)
  expect(end?.dataset['text']).toBe('rs.eth')
  const inner = name.getBoundingClientRect()
  expect(end?.getBoundingClientRect().right).toBeLessThanOrEqual(inner.right + 1)
  expect(await view.violations()).toEqual([])
  await view.unmount()
})

test('cut name: is whole where it has room, and a short one is plain text', async () => {
  const view = await renderInShadow(
    <div style={{ width: 600 }}>
      <CutName name={LONG} />
      <CutName name="vitalik.eth" />
    </div>,
  )
  const [start] = view.findAll('[data-text]')
  expect(start?.scrollWidth).toBe(start?.clientWidth)
  expect(view.findAll('[part="name"]')[1]?.innerHTML).toBe('vitalik.eth')
  await view.unmount()
})

test('cut name: one in Latin letters begins where a line from right to left begins', async () => {
  const view = await renderInShadow(
    <div dir="rtl" style={{ width: 300 }}>
      <CutName name="Harbour Dollar" />
    </div>,
  )
  const name = view.find('[part="name"]').getBoundingClientRect()
  expect(Math.round(name.right)).toBe(Math.round(view.find('[dir="rtl"]').getBoundingClientRect().right))
  expect(name.width).toBeLessThan(200)
  await view.unmount()
})

test('cut name: no space stands between the ellipsis and the end', async () => {
  const view = await renderInShadow(<CutName name="The Honourable Company Token" />)
  const [start, end] = view.findAll('[data-text]')
  expect([start?.dataset['text'], end?.dataset['text']]).toEqual(['The Honourable Company ', 'Token'])
  await view.unmount()
})
