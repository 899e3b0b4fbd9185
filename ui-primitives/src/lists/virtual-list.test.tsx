import { type ReactElement, useRef } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { List, ListRow } from '../base/list'
import { ScrollArea } from '../base/view-layout'
import { act, renderInShadow, type ShadowRender } from '../test-support/render-in-shadow'
import { VirtualList } from './virtual-list'

const nothing = () => {}
/** Error events of the window, such as a `ResizeObserver` loop. */
const errors: string[] = []
addEventListener('error', ({ message }) => errors.push(message))
afterEach(() => expect(errors.splice(0)).toEqual([]))
const COUNT = 1_000

interface LongProps {
  readonly from?: number
  readonly count?: number
  readonly whole?: boolean
  readonly isHidden?: boolean
}

function Long({ from = 1, count = COUNT, whole = false, isHidden = false }: LongProps): ReactElement {
  const area = useRef<HTMLDivElement>(null)
  const rows = Array.from({ length: count }, (_, index) => from + index).map((number) => (
    <ListRow key={number} title={`Row ${number}`} onClick={nothing} />
  ))
  return (
    <div style={{ display: isHidden ? 'none' : 'grid', height: 400, width: 320 }}>
      <ScrollArea area={area}>
        {whole ? (
          <List label="Wallets">{rows.slice(0, 20)}</List>
        ) : (
          <VirtualList label="Wallets" area={area}>
            {rows}
          </VirtualList>
        )}
      </ScrollArea>
    </div>
  )
}

async function render(element: ReactElement, direction: 'ltr' | 'rtl' = 'ltr') {
  const view = await renderInShadow(element, { direction })
  return { ...view, area: view.find('[part="scroll-area"]') }
}
const items = (view: ShadowRender): HTMLElement[] => view.findAll('li:not([aria-hidden])')
const focusedRow = (view: ShadowRender): string | null | undefined => view.shadow.activeElement?.textContent
const seen = (view: ShadowRender): string[] => {
  const { top, bottom } = view.find('[part="scroll-area"]').getBoundingClientRect()
  return items(view)
    .filter((item) => {
      const box = item.getBoundingClientRect()
      return box.bottom > top && box.top < bottom && item.checkVisibility({ visibilityProperty: true })
    })
    .sort((a, b) => a.getBoundingClientRect().top - b.getBoundingClientRect().top)
    .map(({ textContent }) => textContent ?? '')
}

test('virtual list: renders only the rows around the viewport, and aria-setsize is the number of all', async () => {
  const view = await render(<Long />)
  await vi.waitFor(() => expect(seen(view).slice(0, 3)).toEqual(['Row 1', 'Row 2', 'Row 3']))
  expect(items(view).length).toBeLessThan(25)
  const [first] = items(view)
  expect(first?.getAttribute('aria-posinset')).toBe('1')
  expect(first?.getAttribute('aria-setsize')).toBe(`${COUNT}`)
  expect(view.find('ul').getAttribute('aria-label')).toBe('Wallets')
  await view.unmount()
})

test('virtual list: heights that are measured while it is hidden are ignored', async () => {
  const view = await render(<Long isHidden />)
  await view.update(<Long isHidden from={2} />)
  expect(items(view).length).toBeLessThan(25)
  await view.update(<Long from={2} />)
  await vi.waitFor(() => expect(seen(view).slice(0, 2)).toEqual(['Row 2', 'Row 3']))
  expect(items(view).length).toBeLessThan(25)
  await view.unmount()
})

test.each(['ltr', 'rtl'] as const)('virtual list: scrolls to its end, %s', async (direction) => {
  const view = await render(<Long />, direction)
  await vi.waitFor(() => expect(view.area.scrollHeight).toBeGreaterThan(40_000))
  await vi.waitFor(() => {
    view.area.scrollTop = view.area.scrollHeight
    expect(seen(view).at(-1)).toBe(`Row ${COUNT}`)
  })
  const last = items(view).at(-1)?.getBoundingClientRect()
  expect(last?.bottom).toBeCloseTo(view.area.getBoundingClientRect().bottom, 0)
  expect(items(view).length).toBeLessThan(25)
  await view.unmount()
})

test('virtual list: rows have the same distance as in a `List`', async () => {
  const distance = ([first, second]: readonly HTMLElement[]): number =>
    (second?.getBoundingClientRect().top ?? 0) - (first?.getBoundingClientRect().top ?? 0)
  const view = await render(<Long whole />)
  const plain = distance(view.findAll('button'))
  await view.update(<Long />)
  await vi.waitFor(() => expect(distance(view.findAll('button'))).toBe(plain))
  await view.unmount()
})

test('virtual list: arrow keys, Home and End move to rows that were not rendered', async () => {
  const view = await render(<Long />)
  await vi.waitFor(() => expect(seen(view)).toContain('Row 1'))
  view.find('button').focus()
  await userEvent.keyboard('{ArrowUp}')
  expect(focusedRow(view)).toBe('Row 1')
  for (let step = 2; step <= 20; step += 1) {
    await userEvent.keyboard('{ArrowDown}')
    await vi.waitFor(() => expect(focusedRow(view)).toBe(`Row ${step}`))
  }
  expect(seen(view)).toContain('Row 20')
  await userEvent.keyboard('{End}')
  await vi.waitFor(() => expect(focusedRow(view)).toBe(`Row ${COUNT}`))
  expect(seen(view)).toContain(`Row ${COUNT}`)
  await userEvent.keyboard('{Home}')
  await vi.waitFor(() => expect(focusedRow(view)).toBe('Row 1'))
  expect(seen(view)).toContain('Row 1')
  await view.unmount()
})

test('virtual list: a focused row keeps the focus out of the viewport, and Tab moves to the next row', async () => {
  const view = await render(<Long />)
  await vi.waitFor(() => expect(seen(view)).toContain('Row 2'))
  await act(() => view.findAll('button')[1]?.focus())
  await vi.waitFor(() => {
    view.area.scrollTop = 20_000
    expect(seen(view).length).toBeGreaterThan(3)
    expect(seen(view)).not.toContain('Row 2')
  })
  expect(focusedRow(view)).toBe('Row 2')
  await userEvent.keyboard('{Tab}')
  expect(focusedRow(view)).toBe('Row 3')
  await vi.waitFor(() => expect(seen(view)).toContain('Row 3'))
  await view.unmount()
})

test('virtual list: a row keeps the focus when rows are inserted before it', async () => {
  const view = await render(<Long from={100} />)
  await vi.waitFor(() => expect(seen(view)).toContain('Row 101'))
  await act(() => view.findAll('button')[1]?.focus())
  await view.update(<Long from={50} />)
  expect(focusedRow(view)).toBe('Row 101')
  await view.unmount()
})

test('virtual list: gets the focus if the rows that it replaces had it', async () => {
  const view = await render(<Long whole />)
  view.findAll('button')[3]?.focus()
  await view.update(<Long />)
  expect(view.shadow.activeElement).toBe(view.find('ul'))
  await userEvent.keyboard('{Tab}')
  expect(focusedRow(view)).toBe('Row 1')
  await view.unmount()
})

const keys = Array.from({ length: 5_000 }, (_, index) => `key ${index}`)

function Searched({ isFound }: { readonly isFound: boolean }): ReactElement {
  const area = useRef<HTMLDivElement>(null)
  return (
    <div style={{ display: 'grid', height: 400, width: 320 }}>
      <ScrollArea area={area}>
        <input aria-label="Search" />
        <div style={{ height: 600 }} />
        {isFound && (
          <VirtualList label="Tokens" area={area} keys={keys}>
            {(key) => <ListRow title={key} onClick={nothing} />}
          </VirtualList>
        )}
      </ScrollArea>
    </div>
  )
}

test('virtual list: leaves the focus to a field of its area, and the area where it was scrolled to', async () => {
  const view = await render(<Searched isFound={false} />)
  view.find('input').focus()
  await view.update(<Searched isFound />)
  expect(view.shadow.activeElement).toBe(view.find('input'))
  expect(view.area.scrollTop).toBe(0)
  await view.unmount()
})

function Thousands({ onRender }: { readonly onRender: (index: number) => void }): ReactElement {
  const area = useRef<HTMLDivElement>(null)
  return (
    <div style={{ display: 'grid', height: 400, width: 320 }}>
      <ScrollArea area={area}>
        <VirtualList label="Tokens" area={area} keys={keys}>
          {(key, index) => {
            onRender(index)
            return <ListRow title={key} />
          }}
        </VirtualList>
      </ScrollArea>
    </div>
  )
}

test('virtual list: the function for rows is called for rows around the viewport only', async () => {
  const rendered = new Set<number>()
  const view = await render(<Thousands onRender={(index) => rendered.add(index)} />)
  await vi.waitFor(() => expect(items(view)[0]?.textContent).toBe('key 0'))
  expect(rendered.size).toBeLessThan(25)
  expect(items(view)[0]?.getAttribute('aria-setsize')).toBe('5000')
  await view.unmount()
})
