import { expect, test } from 'vitest'
import { foldRdns } from './session-state'
import { foldName } from './wallet-join'

test.each([
  ['IO.Rabby', 'io.rabby'],
  ['IO.MetaMask.mobile', 'io.metamask'],
  ['io.metamask', 'io.metamask'],
  ['io.metamask.mobile.other', 'io.metamask.mobile.other'],
])('foldRdns: %s is compared as %s', (rdns, folded) => {
  expect(foldRdns(rdns)).toBe(folded)
})

test.each([
  [' Oak  Wallet ', 'oak wallet'],
  ['ＯＡＫ\u00a0wallet', 'oak wallet'],
  ['Oak-Wallet', 'oak-wallet'],
])('foldName: %j is compared as %j', (name, folded) => {
  expect(foldName(name)).toBe(folded)
})
