import { expect, test } from 'vitest'
import * as contractEntry from './contract'
import * as root from './index'

test('exports: @latchkey/cloud offers these names and no others', () => {
  expect(Object.keys(root).sort()).toEqual(['cloud', 'cloudContract'])
})

test('exports: @latchkey/cloud/contract offers these names and no others', () => {
  expect(Object.keys(contractEntry).sort()).toEqual(['cloudContract'])
})
