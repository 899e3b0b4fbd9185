import { expect, test } from 'vitest'
import * as arEntry from './ar'
import * as contractEntry from './contract'
import * as enEntry from './en'
import * as root from './index'

test('exports: @latchkey/portfolio offers these names and no others', () => {
  expect(Object.keys(root).sort()).toEqual(['portfolio'])
})

test('exports: @latchkey/portfolio/contract offers these names and no others', () => {
  expect(Object.keys(contractEntry).sort()).toEqual([
    'decimalAmount',
    'emptyPortfolio',
    'identityOf',
    'portfolioContract',
    'totalUsd',
  ])
})

test('exports: @latchkey/portfolio/ar offers these names and no others', () => {
  expect(Object.keys(arEntry).sort()).toEqual(['arabic'])
})

test('exports: @latchkey/portfolio/en offers these names and no others', () => {
  expect(Object.keys(enEntry).sort()).toEqual(['english'])
})
