import { expect, test } from 'vitest'
import * as contract from './contract'
import * as root from './index'

test('exports: @latchkey/portfolio offers these names and no others', () => {
  expect(Object.keys(root).sort()).toEqual(['portfolio'])
  expect(Object.keys(contract).sort()).toEqual(['decimalAmount', 'portfolioContract'])
})
