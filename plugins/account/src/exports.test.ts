import { expect, test } from 'vitest'
import * as arEntry from './ar'
import * as contractEntry from './contract'
import * as enEntry from './en'
import * as root from './index'

test('exports: @latchkey/account offers these names and no others', () => {
  expect(Object.keys(root).sort()).toEqual(['account', 'accountActions', 'accountContract', 'accountTabs'])
})

test('exports: @latchkey/account/contract offers these names and no others', () => {
  expect(Object.keys(contractEntry).sort()).toEqual(['accountActions', 'accountContract', 'accountTabs'])
})

test('exports: @latchkey/account/ar offers these names and no others', () => {
  expect(Object.keys(arEntry).sort()).toEqual(['arabic'])
})

test('exports: @latchkey/account/en offers these names and no others', () => {
  expect(Object.keys(enEntry).sort()).toEqual(['english'])
})
