import { expect, test } from 'vitest'
import { nearestName } from './nearest-name'

const known = ['plugins', 'ports', 'Connect', 'kernel:started', 'kernel:stopped', 'id']

test.each([
  ['pluggins', 'plugins'],
  ['plugin', 'plugins'],
  ['plguins', 'plugins'],
  ['prots', 'ports'],
  ['Conect', 'Connect'],
  ['connect', 'Connect'],
  ['kernel:startd', 'kernel:started'],
  ['kernel:stoped', 'kernel:stopped'],
  ['swaps', undefined],
  ['prtos1', undefined],
  ['', undefined],
])('nearestName: of %s is %s', (name, nearest) => {
  expect(nearestName(name, known)).toBe(nearest)
})
