import { beforeAll, expect, test, vi } from 'vitest'
import * as one from './index'
import { createTestLatchkey } from './testing'

interface ShopContract {
  readonly id: 'shop'
  readonly api: { open(): string }
  readonly state: { readonly isOpen: boolean }
  readonly events: Record<never, never>
  readonly views: Record<never, never>
}

let two: typeof one
beforeAll(async () => {
  // Evaluates the modules again: the second copy that a bundler may put on a page.
  vi.resetModules()
  two = await import('./index')
  expect(two.LatchkeyError).not.toBe(one.LatchkeyError)
})

test('two copies: tokens, slots and guards are the same by id', async () => {
  const contractOf = (copy: typeof one): one.ContractToken<ShopContract> =>
    copy.defineContract<ShopContract>('shop', 1)
  const words = (copy: typeof one): one.Slot<one.SlotItem> => copy.defineSlot('shop:words')
  const guard = (copy: typeof one): one.Guard => copy.defineGuard('shop:guard')
  let context: one.PluginContext<ShopContract> | undefined
  const shop = two.definePlugin(contractOf(two), {
    initialState: () => ({ isOpen: true }),
    setup(ctx) {
      context = ctx
      ctx.fill(words(two), { id: 'a' })
      ctx.protect(guard(two), () => ({ kind: 'refuse', reason: 'CLOSED' }))
      return { open: () => 'open' }
    },
  })
  const { latchkey } = createTestLatchkey({ plugins: [shop()] })
  expect(latchkey.get(contractOf(one)).open()).toBe('open')
  expect(latchkey.read(contractOf(one))).toEqual({ isOpen: true })
  expect(context?.items(words(one))).toHaveLength(1)
  expect(await context?.check(guard(one))).toEqual({ kind: 'refuse', reason: 'CLOSED' })
})

test('two copies: errors are known by their brand', () => {
  const error = new two.ViewDismissedError('Home')
  expect(error).not.toBeInstanceOf(one.LatchkeyError)
  expect(one.isLatchkeyError(error)).toBe(true)
  expect(one.isCancellation(error)).toBe(true)
  expect(one.isLatchkeyError(new Error('x'))).toBe(false)
  expect(one.isCancellation(new DOMException('x', 'AbortError'))).toBe(true)
})

test('two copies: a plugin of the other copy with a wrong configuration still throws', () => {
  const shop = two.definePlugin(two.defineContract<ShopContract>('shop', 1), {
    initialState: () => ({ isOpen: true }),
    setup() {
      throw new two.ConfigurationError('CLOSED')
    },
  })
  expect(() => createTestLatchkey({ plugins: [shop()] })).toThrow('CLOSED')
})

test('two copies: of another generation end in one named error', () => {
  const shop = two.definePlugin(two.defineContract<ShopContract>('shop', 1), {
    initialState: () => ({ isOpen: true }),
    setup: () => ({ open: () => 'open' }),
  })
  const old = { ...shop(), kernel: '0' }
  expect(() => Reflect.apply(one.createLatchkey, undefined, [{ plugins: [old] }])).toThrow(
    expect.objectContaining({ code: 'VERSION_MISMATCH' }),
  )
})
