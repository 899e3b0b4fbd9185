import { type FormEvent, type ReactElement, useRef } from 'react'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { TextField } from '../forms/text-field'
import { EmptyState } from '../lists/empty-state'
import { SearchField } from '../lists/search-field'
import { VirtualList } from '../lists/virtual-list'
import { act, renderInShadow } from '../test-support/render-in-shadow'
import { Button } from './button'
import { ListRow } from './list'
import { ScrollArea, ViewLayout } from './view-layout'

test('view layout: with onSubmit it is a form, which a submit button in the footer and Enter in any field submit', async () => {
  let submits = 0
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    submits += 1
  }
  const nothing = (): void => undefined
  const view = await renderInShadow(
    <ViewLayout part="form" onSubmit={submit} footer={<Button type="submit">Send</Button>}>
      <TextField label="Amount" value="" onChange={nothing} />
      <TextField label="To" value="" onChange={nothing} />
    </ViewLayout>,
  )
  await act(() => userEvent.click(page.getByRole('button', { name: 'Send' })))
  await act(() => userEvent.click(page.getByRole('textbox', { name: 'Amount' })))
  await act(() => userEvent.keyboard('{Enter}'))
  expect(submits).toBe(2)
  await view.unmount()
})

interface DialogProps {
  readonly height: number
  readonly hasFooter?: boolean
}

/** A long list in a view, as the dialog shows it. */
function Dialog({ height, hasFooter = true }: DialogProps): ReactElement {
  const area = useRef<HTMLDivElement>(null)
  const keys = Array.from({ length: 500 }, (_, index) => `Row ${index}`)
  return (
    <div style={{ containerType: 'size', height, width: 320 }}>
      <div style={{ display: 'flex', flexDirection: 'column', maxHeight: '100cqh' }}>
        <ScrollArea>
          <ViewLayout part="long" area={area} footer={hasFooter && <Button>Settings</Button>}>
            <VirtualList label="Rows" area={area} keys={keys}>
              {(key) => <ListRow title={key} />}
            </VirtualList>
          </ViewLayout>
        </ScrollArea>
      </div>
    </div>
  )
}

test('view layout: in a low dialog the footer scrolls with the content, and a long list stays a window', async () => {
  const view = await renderInShadow(<Dialog height={320} />)
  const [outer, inner] = view.findAll('[part~="scroll-area"]')
  expect(outer?.scrollHeight).toBeGreaterThan(10_000)
  expect(inner?.scrollHeight).toBe(inner?.clientHeight)
  expect(view.findAll('[data-key]').length).toBeLessThan(20)
  await act(async () => {
    outer?.scrollTo(0, 12_000)
    await new Promise((resolve) => outer?.addEventListener('scroll', resolve, { once: true }))
  })
  await expect.poll(() => view.findAll('[data-key]').length).toBeLessThan(20)
  const frame = outer?.getBoundingClientRect()
  const rows = view.findAll('[data-key]').map((row) => row.getBoundingClientRect())
  expect(rows.some(({ top, bottom }) => frame && top < frame.top + 9 && bottom > frame.top - 9)).toBe(true)
  await act(async () => outer?.scrollTo(0, outer.scrollHeight))
  expect(view.find('button').getBoundingClientRect().bottom).toBeLessThanOrEqual(frame?.bottom ?? 0)
  await view.unmount()
})

test.each([
  ['a higher dialog', 600, true],
  ['a low one without a footer', 320, false],
])('view layout: in %s the area of the view scrolls', async (_name, height, hasFooter) => {
  const view = await renderInShadow(<Dialog height={height} hasFooter={hasFooter} />)
  const [outer, inner] = view.findAll('[part~="scroll-area"]')
  expect(outer?.scrollHeight).toBeLessThan(height + 10)
  expect(inner?.scrollHeight).toBeGreaterThan(10_000)
  await view.unmount()
})

test('view layout: in a low dialog a searchable view with a footer stays as high, whatever is found', async () => {
  const shown = (query: string, rows: number): ReactElement => (
    <div style={{ containerType: 'size', height: 317, width: 320 }}>
      <div style={{ display: 'flex', flexDirection: 'column', maxHeight: '100cqh' }}>
        <ScrollArea>{searchable(query, rows, <Button>What is a network?</Button>)}</ScrollArea>
      </div>
    </div>
  )
  const view = await renderInShadow(shown('', 12))
  const [outer] = view.findAll('[part~="scroll-area"]')
  const heights: (number | undefined)[] = []
  for (const [query, rows] of [
    ['', 12],
    ['a', 10],
    ['ab', 1],
    ['abc', 0],
  ] as const) {
    await view.update(shown(query, rows))
    heights.push(outer?.offsetHeight)
  }
  expect(heights).toEqual([317, 317, 317, 317])
  await view.unmount()
})

function searchable(query: string, rows: number, footer?: ReactElement): ReactElement {
  return (
    <ViewLayout part="list" searchable footer={footer}>
      <SearchField label="Search" clearLabel="Clear" value={query} onChange={() => undefined} />
      {rows === 0 && (
        <EmptyState drawing={null} sentence="Nothing is called so." action={<Button>Show all</Button>} />
      )}
      {Array.from({ length: rows }, (_, index) => `Row ${index}`).map((name) => (
        <ListRow key={name} title={name} />
      ))}
    </ViewLayout>
  )
}

test('view layout: while the field of a searchable view is filled, its window has one height, whatever is found', async () => {
  const view = await renderInShadow(searchable('', 12))
  const area = view.find('[part~="scroll-area"]')
  const height = async (query: string, rows: number): Promise<number> => {
    await view.update(searchable(query, rows))
    return area.offsetHeight
  }
  const all = await height('', 12)
  expect(all).toBeGreaterThan(700)
  // As a script does that holds the height under a pointer.
  area.style.setProperty('flex-basis', `${all}px`)
  expect([await height('a', 10), await height('ab', 1), await height('abc', 0)]).toEqual([280, 280, 280])
  expect(area.scrollHeight).toBe(area.clientHeight)
  await view.update(searchable('ab', 10))
  expect(area.scrollHeight).toBeGreaterThan(area.clientHeight)
  expect(await height('', 12)).toBe(all)
  await view.unmount()
})
