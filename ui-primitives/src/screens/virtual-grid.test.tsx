import { type ReactElement, useRef } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { Image } from '../base/image'
import { ScrollArea } from '../base/view-layout'
import { act, renderInShadow, type ShadowRender } from '../test-support/render-in-shadow'
import { Tile, TileSkeleton } from './tile'
import { VirtualGrid, type VirtualGridProps } from './virtual-grid'

const nothing = () => {}
/** Error events of the window, such as a `ResizeObserver` loop. */
const errors: string[] = []
addEventListener('error', ({ message }) => errors.push(message))
afterEach(() => expect(errors.splice(0)).toEqual([]))
const COUNT = 5_000
const keysOf = (count: number, from = 1): readonly string[] =>
  Array.from({ length: count }, (_, index) => `Tile ${from + index}`)
const all = keysOf(COUNT)

interface ManyProps extends Partial<Pick<VirtualGridProps, 'keys' | 'upcoming' | 'onNearEnd' | 'start'>> {
  readonly width?: number
}

function Many({ width = 320, keys = all, ...more }: ManyProps): ReactElement {
  const area = useRef<HTMLDivElement>(null)
  return (
    <div style={{ display: 'grid', height: 400, width }}>
      <ScrollArea area={area}>
        <VirtualGrid label="Wallets" area={area} keys={keys} skeleton={<TileSkeleton />} {...more}>
          {(key, tabIndex) => (
            <Tile
              picture={<Image src={undefined} name={key} size={56} />}
              title={key}
              tabIndex={tabIndex}
              onClick={nothing}
            />
          )}
        </VirtualGrid>
      </ScrollArea>
    </div>
  )
}

async function render(element: ReactElement, direction: 'ltr' | 'rtl' = 'ltr') {
  const view = await renderInShadow(element, { direction })
  return { ...view, area: view.find('[part="scroll-area"]') }
}
const tiles = (view: ShadowRender): HTMLElement[] => view.findAll('li[data-key]')
const nameOf = (tile: Element | null | undefined): string =>
  tile?.querySelector('[part="tile-title"]')?.textContent ?? ''
const focused = (view: ShadowRender): string => nameOf(view.shadow.activeElement)
const seen = (view: ShadowRender): string[] => {
  const { top, bottom } = view.find('[part="scroll-area"]').getBoundingClientRect()
  return tiles(view)
    .filter((tile) => {
      const box = tile.getBoundingClientRect()
      return box.bottom > top && box.top < bottom
    })
    .map(nameOf)
}
const columnsOf = (view: ShadowRender): number => {
  const [first] = tiles(view)
  return tiles(view).filter((tile) => tile.offsetTop === first?.offsetTop).length
}
const press = async (view: ShadowRender, keys: string, name: string): Promise<void> => {
  await userEvent.keyboard(keys)
  await vi.waitFor(() => expect(focused(view)).toBe(name))
  expect(seen(view)).toContain(name)
}

test('virtual grid: renders only the tiles around the viewport, and aria-setsize is the number of all', async () => {
  const view = await render(<Many />)
  await vi.waitFor(() => expect(seen(view).slice(0, 2)).toEqual(['Tile 1', 'Tile 2']))
  expect(tiles(view).length).toBeLessThan(60)
  expect(tiles(view)[0]?.getAttribute('aria-posinset')).toBe('1')
  expect(tiles(view)[0]?.getAttribute('aria-setsize')).toBe(`${COUNT}`)
  expect(view.find('ul').getAttribute('aria-label')).toBe('Wallets')
  await view.unmount()
})

test.each([
  [320, 4],
  [250, 3],
  [60, 1],
])('virtual grid: at %i px it has %i columns', async (width, columns) => {
  const view = await render(<Many width={width} />)
  expect(columnsOf(view)).toBe(columns)
  await view.unmount()
})

test.each(['ltr', 'rtl'] as const)('virtual grid: scrolls to its end, %s', async (direction) => {
  const view = await render(<Many />, direction)
  await vi.waitFor(() => {
    view.area.scrollTop = view.area.scrollHeight
    expect(seen(view).at(-1)).toBe(`Tile ${COUNT}`)
  })
  const last = tiles(view).at(-1)?.getBoundingClientRect()
  expect(last?.bottom).toBeCloseTo(view.area.getBoundingClientRect().bottom, 0)
  expect(tiles(view).length).toBeLessThan(60)
  await view.unmount()
})

test('virtual grid: is one tab stop, and keys move to every tile, also to tiles that were not rendered', async () => {
  const view = await render(<Many />)
  await userEvent.keyboard('{Tab}')
  expect(focused(view)).toBe('Tile 1')
  expect(view.findAll('button[tabindex="0"]')).toHaveLength(1)
  await press(view, '{ArrowRight}', 'Tile 2')
  await press(view, '{ArrowDown}', 'Tile 6')
  await press(view, '{PageDown}', 'Tile 18')
  for (let row = 1; row <= 20; row += 1) await press(view, '{ArrowDown}', `Tile ${18 + row * 4}`)
  await press(view, '{End}', `Tile ${COUNT}`)
  await press(view, '{ArrowUp}', `Tile ${COUNT - 4}`)
  await press(view, '{PageUp}', `Tile ${COUNT - 16}`)
  await press(view, '{Home}', 'Tile 1')
  await userEvent.keyboard('{Tab}')
  expect(focused(view)).toBe('')
  await view.unmount()
})

test('virtual grid: in right-to-left text the left arrow key moves to the next tile', async () => {
  const view = await render(<Many />, 'rtl')
  await userEvent.keyboard('{Tab}')
  await press(view, '{ArrowLeft}', 'Tile 2')
  await press(view, '{ArrowRight}', 'Tile 1')
  await view.unmount()
})

test('virtual grid: a focused tile keeps the focus out of the viewport, and keys move from there', async () => {
  const view = await render(<Many />)
  await userEvent.keyboard('{Tab}{ArrowRight}')
  await vi.waitFor(() => {
    view.area.scrollTop = 20_000
    expect(seen(view).length).toBeGreaterThan(8)
    expect(seen(view)).not.toContain('Tile 2')
  })
  expect(focused(view)).toBe('Tile 2')
  await press(view, '{ArrowDown}', 'Tile 6')
  await view.unmount()
})

test('virtual grid: after scrolling without focus, the tab stop is a visible tile', async () => {
  const view = await render(<Many />)
  await vi.waitFor(() => {
    view.area.scrollTop = 20_000
    expect(seen(view)).not.toContain('Tile 1')
    expect(seen(view).length).toBeGreaterThan(8)
  })
  await vi.waitFor(() => expect(seen(view)).toContain(nameOf(view.find('[tabindex="0"]'))))
  await view.unmount()
})

test('virtual grid: a tile keeps the focus when tiles are inserted before it or columns change', async () => {
  const view = await render(<Many keys={keysOf(200, 100)} />)
  await userEvent.keyboard('{Tab}{ArrowRight}')
  await vi.waitFor(() => expect(focused(view)).toBe('Tile 101'))
  await view.update(<Many keys={keysOf(200, 97)} />)
  expect(focused(view)).toBe('Tile 101')
  await view.update(<Many keys={keysOf(200, 97)} width={250} />)
  expect(focused(view)).toBe('Tile 101')
  await view.unmount()
})

test('virtual grid: the grid gets the focus when the focused tile is removed', async () => {
  const view = await render(<Many />)
  await userEvent.keyboard('{Tab}')
  await view.update(<Many keys={keysOf(20, 400)} />)
  expect(view.shadow.activeElement).toBe(view.find('ul'))
  await view.unmount()
})

test('virtual grid: loaded tiles replace skeletons at the same position', async () => {
  const view = await render(<Many keys={keysOf(6)} upcoming={6} />)
  const before = view.findAll('li[data-tile]').map((tile) => tile.getBoundingClientRect().y)
  expect(before).toHaveLength(12)
  expect(view.findAll('li[data-tile][aria-hidden]')).toHaveLength(6)
  await view.update(<Many keys={keysOf(12)} />)
  expect(view.findAll('li[data-tile]').map((tile) => tile.getBoundingClientRect().y)).toEqual(before)
  await view.unmount()
})

test('virtual grid: calls onNearEnd before the end is reached', async () => {
  const near: boolean[] = []
  const onNearEnd = (isNear: boolean): void => void near.push(isNear)
  const view = await render(<Many keys={keysOf(200)} onNearEnd={onNearEnd} />)
  await vi.waitFor(() => expect(near.at(-1)).toBe(false))
  view.area.scrollTop = view.area.scrollHeight - 1_000
  await vi.waitFor(() => expect(near.at(-1)).toBe(true))
  expect(seen(view)).not.toContain('Tile 200')
  await view.unmount()
})

test('virtual grid: restores scroll position and focused tile', async () => {
  const view = await render(<Many start={{ key: 'Tile 402', top: 11_000 }} />)
  expect(view.area.scrollTop).toBe(11_000)
  expect(focused(view)).toBe('Tile 402')
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)))
  expect(seen(view)).toContain('Tile 402')
  await view.unmount()
})
