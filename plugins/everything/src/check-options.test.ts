import { expect, test } from 'vitest'
import { checkOptions } from './check-options.production'

test.each(['siwx', 'siweConfig'])('everything: the production build refuses %s too', (option) => {
  expect(() => checkOptions({ [option]: {} })).toThrow(expect.objectContaining({ code: 'UNKNOWN_OPTION' }))
  checkOptions({ projectId: 'p1' })
})
