import { expect, test } from 'vitest'
import { history } from './plugin'

/** Without types, as a page in plain JavaScript calls it. */
const check = (options: unknown): void =>
  Reflect.apply(history, undefined, [options]).runtime.checkOptions([])

test.each<unknown>(['x', ['https://cdn.example/path'], ['*'], null])(
  'options: refuses %j as pictureOrigins',
  (pictureOrigins) => {
    expect(() => check({ pictureOrigins })).toThrow(
      expect.objectContaining({
        code: 'INVALID_HISTORY_OPTION',
        message: expect.stringContaining("The option 'pictureOrigins' of history() must be"),
      }),
    )
  },
)

test.each<unknown>([undefined, ...[[], ['https://cdn.example']]])(
  'options: accepts %j as pictureOrigins',
  (pictureOrigins) => {
    expect(() => check({ pictureOrigins })).not.toThrow()
  },
)
