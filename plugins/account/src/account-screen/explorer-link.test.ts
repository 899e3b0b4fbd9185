import { ADDRESS, mainnet } from '@latchkey/session/testing'
import { expect, test } from 'vitest'
import { explorerLink } from './explorer-link'

const linkOn = (explorerUrl: string | undefined, address = ADDRESS): string | undefined => {
  const { explorerUrl: _own, ...rest } = mainnet
  const network = explorerUrl === undefined ? rest : { ...rest, explorerUrl }
  const account = { namespace: 'solana', address }
  return explorerLink({ namespace: 'solana', connectionId: 'c', account, networkId: 'solana:1', network })
}

test.each([
  ['https://etherscan.io', ADDRESS, `https://etherscan.io/address/${ADDRESS}`],
  ['http://127.0.0.1:4801/x', ADDRESS, `http://127.0.0.1:4801/x/address/${ADDRESS}`],
  ['https://e.example', '../?a=b#c', 'https://e.example/address/..%2F%3Fa%3Db%23c'],
  ['https://solscan.io?cluster=devnet', 'So1', 'https://solscan.io/address/So1?cluster=devnet'],
  [undefined, ADDRESS, undefined],
  ['http://etherscan.io', ADDRESS, undefined],
  ['javascript:alert(1)//', ADDRESS, undefined],
  ['metamask:', ADDRESS, undefined],
  ['etherscan.io', ADDRESS, undefined],
])('explorerLink: %s with %s is %s', (explorerUrl, address, link) => {
  expect(linkOn(explorerUrl, address)).toBe(link)
})
