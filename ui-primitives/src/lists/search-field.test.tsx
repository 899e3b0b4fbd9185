import { type ReactElement, useState } from 'react'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { act, renderInShadow } from '../test-support/render-in-shadow'
import { SearchField } from './search-field'

const input = page.getByRole('searchbox', { name: 'Search wallets' })
const clear = page.getByRole('button', { name: 'Clear search', exact: true })

function Search({ start = '' }: { readonly start?: string }): ReactElement {
  const [query, setQuery] = useState(start)
  return <SearchField label="Search wallets" clearLabel="Clear search" value={query} onChange={setQuery} />
}

test('search field: has an accessible name, calls onChange, and has a font size at which phones do not zoom', async () => {
  const typed: string[] = []
  const view = await renderInShadow(
    <SearchField
      label="Search wallets"
      clearLabel="Clear search"
      value=""
      onChange={(value) => void typed.push(value)}
    />,
  )
  await act(() => userEvent.type(input, 'm'))
  expect(typed).toEqual(['m'])
  const element = view.find('input')
  expect(Number.parseFloat(getComputedStyle(element).fontSize)).toBeGreaterThanOrEqual(16)
  expect(element.getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
  await view.unmount()
})

test('clear button: is shown while there is text, clears the field, and the field keeps the focus', async () => {
  const view = await renderInShadow(<Search />)
  expect(view.findAll('button')).toEqual([])
  await act(() => userEvent.type(input, 'brass'))
  const width = view.find('input').clientWidth
  await act(() => userEvent.click(clear))
  await expect.element(input).toHaveValue('')
  expect(view.shadow.activeElement).toBe(view.find('input'))
  expect(view.findAll('button')).toEqual([])
  expect(view.find('input').clientWidth).toBe(width)
  expect(await view.violations()).toEqual([])
  await view.unmount()
})

test('clear button: pressing it with the keyboard focuses the field', async () => {
  const view = await renderInShadow(<Search start="brass" />)
  view.find('input').focus()
  await act(() => userEvent.keyboard('{Tab}'))
  expect(view.shadow.activeElement).toBe(view.find('button'))
  await act(() => userEvent.keyboard('{Enter}'))
  await expect.element(input).toHaveValue('')
  expect(view.shadow.activeElement).toBe(view.find('input'))
  await view.unmount()
})

test('clear button: clicking it never removes the focus from the field', async () => {
  const view = await renderInShadow(<Search start="brass" />)
  const element = view.find('input')
  element.focus()
  const left: EventTarget[] = []
  element.addEventListener('blur', () => left.push(element))
  await act(() => userEvent.click(clear))
  expect(left).toEqual([])
  expect(element).toHaveProperty('value', '')
  await view.unmount()
})

test.for([
  { direction: 'ltr', atEnd: 'right' },
  { direction: 'rtl', atEnd: 'left' },
] as const)('clear button: is at the $atEnd inside the field in $direction', async ({ direction, atEnd }) => {
  const view = await renderInShadow(<Search start="brass" />, { direction })
  const field = view.find('input').getBoundingClientRect()
  const button = view.find('button').getBoundingClientRect()
  expect(Math.abs(button[atEnd] - field[atEnd])).toBe(8)
  expect(button.top - field.top).toBe(field.bottom - button.bottom)
  await view.unmount()
})

test('escape: clears the field first, and only a second Escape leaves the field', async () => {
  const keys: string[] = []
  const onKey = (event: KeyboardEvent): void => void keys.push(event.key)
  document.addEventListener('keydown', onKey)
  const view = await renderInShadow(<Search start="brass" />)
  view.find('input').focus()
  await act(() => userEvent.keyboard('{Escape}'))
  await expect.element(input).toHaveValue('')
  expect(keys).toEqual([])
  expect(view.shadow.activeElement).toBe(view.find('input'))
  await act(() => userEvent.keyboard('{Escape}'))
  expect(keys).toEqual(['Escape'])
  document.removeEventListener('keydown', onKey)
  await view.unmount()
})
