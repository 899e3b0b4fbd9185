import { type ReactElement, useState } from 'react'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { act, renderInShadow } from '../test-support/render-in-shadow'
import { AddressField, type AddressFieldProps, type AddressValue, EMPTY_ADDRESS } from './address-field'

const ADA = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
/** Its two lines, as a screen reader has them. */
const ADA_LINES = `${ADA.slice(0, 22)} ${ADA.slice(22)}`
const input = page.getByRole('textbox', { name: 'To', exact: true })
const texts = {
  paste: 'Paste',
  loading: 'Looking up the name…',
  valid: 'Valid address',
  notFound: 'Nobody has this name.',
  failed: 'Couldn’t look up the name.',
  unusual: 'This name has unusual characters. Check the address.',
}

interface ToProps extends Partial<AddressFieldProps> {
  readonly values?: AddressValue[]
}

function To({ values = [], ...props }: ToProps): ReactElement {
  const [value, setValue] = useState(EMPTY_ADDRESS)
  const change = (next: AddressValue): void => {
    values.push(next)
    setValue(next)
  }
  return (
    <AddressField
      label="To"
      texts={texts}
      isAddress={(text) => /^0x[\da-f]{40}$/i.test(text)}
      {...props}
      value={value}
      onChange={change}
    />
  )
}

test('address field: shows that an address is valid, and accepts spaces around it', async () => {
  const values: AddressValue[] = []
  const view = await renderInShadow(<To values={values} />)
  await act(() => userEvent.fill(input, ` ${ADA} `))
  expect(values).toEqual([{ phase: 'address', text: ` ${ADA} `, address: ADA }])
  await expect.element(page.getByRole('img', { name: 'Valid address' })).toBeVisible()
  await expect.element(input).toHaveAccessibleDescription(ADA_LINES)
  await act(() => userEvent.fill(input, '0x12'))
  expect(values.at(-1)).toEqual({ phase: 'invalid', text: '0x12' })
  expect(view.findAll('[role="img"]')).toEqual([])
  expect(await view.violations()).toEqual([])
  await view.unmount()
})

test('address field: takes what stands for an address or a name, without characters that are not seen', async () => {
  const values: AddressValue[] = []
  const names: string[] = []
  const unwrap = (text: string): string | undefined =>
    text.startsWith('https:') ? undefined : text.replace(/^eth:/, '')
  const resolveName = async (name: string) => {
    names.push(name)
    return { address: ADA }
  }
  const view = await renderInShadow(<To values={values} unwrap={unwrap} resolveName={resolveName} />)
  const text = `\u2068eth:${ADA}\u2069\u200b`
  await act(() => userEvent.fill(input, text))
  expect(values.at(-1)).toEqual({ phase: 'address', text, address: ADA })
  await act(() => userEvent.fill(input, 'https://ada.eth'))
  expect(values.at(-1)).toEqual({ phase: 'invalid', text: 'https://ada.eth' })
  await act(() => userEvent.fill(input, 'eth:ada.eth'))
  await expect.element(page.getByRole('img', { name: 'Valid address' })).toBeVisible()
  expect(names).toEqual(['ada.eth'])
  await view.unmount()
})

test('address field: the paste button inserts the clipboard text and focuses the field', async () => {
  const own = Object.getOwnPropertyDescriptor(navigator, 'clipboard')
  Object.defineProperty(navigator, 'clipboard', {
    configurable: true,
    value: { readText: async () => ` ${ADA}\n` },
  })
  const values: AddressValue[] = []
  const view = await renderInShadow(<To values={values} />)
  await act(() => userEvent.click(page.getByRole('button', { name: 'Paste' })))
  await expect.element(input).toHaveValue(ADA)
  expect(values).toEqual([{ phase: 'address', text: ADA, address: ADA }])
  expect(view.shadow.activeElement).toBe(view.find('input'))
  if (own) Object.defineProperty(navigator, 'clipboard', own)
  else Reflect.deleteProperty(navigator, 'clipboard')
  await view.unmount()
})

test('address field: where pages may not read the clipboard, the paste button focuses the field', async () => {
  const own = Object.getOwnPropertyDescriptor(navigator, 'clipboard')
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: {} })
  const view = await renderInShadow(<To values={[]} />)
  await act(() => userEvent.click(page.getByRole('button', { name: 'Paste' })))
  expect(view.shadow.activeElement).toBe(view.find('input'))
  if (own) Object.defineProperty(navigator, 'clipboard', own)
  else Reflect.deleteProperty(navigator, 'clipboard')
  await view.unmount()
})

test('address field: looks a name up once, after the user has typed it, and shows the whole address', async () => {
  const names: string[] = []
  const resolveName = async (name: string) => {
    names.push(name)
    return { address: ADA }
  }
  const view = await renderInShadow(<To resolveName={resolveName} />)
  await act(() => userEvent.type(input, 'ada.eth'))
  await expect.element(input).toHaveAccessibleDescription(texts.loading)
  await expect.element(input).toHaveAccessibleDescription(ADA_LINES)
  expect(names).toEqual(['ada.eth'])
  expect(await view.violations()).toEqual([])
  await view.unmount()
})

test.each([
  {
    name: 'that is not registered',
    resolveName: async () => undefined,
    phase: 'not-found',
    description: texts.notFound,
  },
  {
    name: 'that leads nowhere',
    resolveName: async () => ({ address: undefined }),
    phase: 'not-found',
    description: texts.notFound,
  },
  {
    name: 'that could not be looked up',
    resolveName: () => Promise.reject(new Error('offline')),
    phase: 'failed',
    description: texts.failed,
  },
  {
    name: 'with unusual characters',
    resolveName: async () => ({ address: ADA, isUnusual: true }),
    phase: 'unusual',
    description: `${texts.unusual} ${ADA_LINES}`,
  },
] as const)(
  'address field: shows a warning for a name $name',
  async ({ resolveName, phase, description }) => {
    const values: AddressValue[] = []
    const view = await renderInShadow(<To values={values} resolveName={resolveName} />)
    await act(() => userEvent.fill(input, 'аda.eth'))
    await expect.element(input).toHaveAccessibleDescription(description)
    expect(values.at(-1)).toHaveProperty('phase', phase)
    expect(await view.violations()).toEqual([])
    await view.unmount()
  },
)

test('address field: keeps what the look-up resolved with, and shows the caller’s note on it', async () => {
  const values: AddressValue[] = []
  const found = { address: ADA, network: 'Base' }
  const view = await renderInShadow(<To values={values} resolveName={async () => found} note="On Base." />)
  await act(() => userEvent.fill(input, 'ada.eth'))
  await expect.element(input).toHaveAccessibleDescription(`${ADA_LINES} On Base.`)
  expect(values.at(-1)).toEqual({ phase: 'found', text: 'ada.eth', address: ADA, resolved: found })
  await act(() => userEvent.fill(input, '0x12'))
  expect(view.findAll('[part="address-field-note"]')).toEqual([])
  expect(await view.violations()).toEqual([])
  await view.unmount()
})

test('address field: after the text has changed, the lookup is aborted and its late result ignored', async () => {
  let resolveLookup = (_found: { address: string }): void => undefined
  const pending = new Promise<{ address: string }>((resolve) => {
    resolveLookup = resolve
  })
  const signals: AbortSignal[] = []
  const view = await renderInShadow(
    <To
      resolveName={(_name, signal) => {
        signals.push(signal)
        return pending
      }}
    />,
  )
  await act(() => userEvent.fill(input, 'ada.eth'))
  await expect.poll(() => signals.length).toBe(1)
  await act(() => userEvent.fill(input, 'ad'))
  await act(() => resolveLookup({ address: ADA }))
  await expect.element(input).toHaveValue('ad')
  expect(signals[0]?.aborted).toBe(true)
  expect(view.findAll('[part="address-field-found"]')).toEqual([])
  await view.unmount()
})

test('address field: shows the warning of its caller, and an error instead of it', async () => {
  const view = await renderInShadow(<To warning="This looks like Ada’s address, and is another one." />)
  await expect.element(input).toHaveAccessibleDescription(/looks like/)
  expect(await view.violations()).toEqual([])
  await view.update(
    <To warning="This looks like Ada’s address, and is another one." error="Enter an address." />,
  )
  await expect.element(input).toHaveAccessibleDescription('Enter an address.')
  await view.unmount()
})

test('address field: an address with an error of its caller is not called valid', async () => {
  const view = await renderInShadow(<To error="This address has a typing mistake." />)
  await act(() => userEvent.fill(input, ADA))
  expect(view.findAll('[role="img"]')).toEqual([])
  await view.unmount()
})

test('address field: in right-to-left text an address is left to right and aligned right', async () => {
  const view = await renderInShadow(<To />, { direction: 'rtl' })
  const { direction, textAlign } = getComputedStyle(view.find('input'))
  expect([direction, textAlign]).toEqual(['ltr', 'right'])
  await view.unmount()
})
