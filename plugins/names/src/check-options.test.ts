import { expect, test } from 'vitest'
import { names } from './plugin'

/** Without types, as a page in plain JavaScript calls it. */
const check = (options: unknown): void => Reflect.apply(names, undefined, [options]).runtime.checkOptions([])

test.each<unknown>([5, '', '.reown.id', 'reown id', null])('options: refuses %j as zone', (zone) => {
  expect(() => check({ zone })).toThrow(
    expect.objectContaining({
      code: 'INVALID_NAMES_OPTION',
      message: expect.stringContaining("The option 'zone' of names() must be"),
    }),
  )
})

test.each<unknown>([undefined, ...['reown.id', 'names.example.org']])(
  'options: accepts %j as zone',
  (zone) => {
    expect(() => check({ zone })).not.toThrow()
  },
)
