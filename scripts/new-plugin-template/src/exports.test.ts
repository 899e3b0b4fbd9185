import { expect, test } from 'vitest'
import * as arEntry from './ar'
import * as contractEntry from './contract'
import * as enEntry from './en'
import * as root from './index'

test('exports: @latchkey/price-alerts offers these names and no others', () => {
  expect(Object.keys(root).sort()).toEqual(['PriceAlertsBusyError', 'priceAlerts', 'priceAlertsContract'])
})

test('exports: @latchkey/price-alerts/contract offers these names and no others', () => {
  expect(Object.keys(contractEntry).sort()).toEqual(['priceAlertsContract'])
})

test('exports: @latchkey/price-alerts/ar offers these names and no others', () => {
  expect(Object.keys(arEntry).sort()).toEqual(['arabic'])
})

test('exports: @latchkey/price-alerts/en offers these names and no others', () => {
  expect(Object.keys(enEntry).sort()).toEqual(['english'])
})
