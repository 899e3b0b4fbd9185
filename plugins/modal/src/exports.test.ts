import { expect, test } from 'vitest'
import * as contract from './contract'
import * as root from './index'

test('exports: @latchkey/modal offers these names and no others', () => {
  expect(Object.keys(root).sort()).toEqual(['headerActions', 'modal', 'modalContract'])
  expect(Object.keys(contract).sort()).toEqual(['headerActions', 'modalContract'])
})
