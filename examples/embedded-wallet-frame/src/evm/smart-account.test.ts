import { accountMessage } from '@latchkey/simulated-wallet/permissions'
import * as v from 'valibot'
import {
  decodeFunctionData,
  type Hex,
  hashMessage,
  hashTypedData,
  parseAbi,
  parseErc6492Signature,
  recoverTypedDataAddress,
  toHex,
} from 'viem'
import { expect, test } from 'vitest'
import { account, asSmartAccount, smart, startEvm, TO } from '../test-support/start-evm'
import { smartAccountAddress } from './smart-account'
import { hex } from './transaction'

const message = toHex('hello')
const typedData = {
  domain: { chainId: 1, verifyingContract: TO },
  types: { Vote: [{ name: 'choice', type: 'string' }] },
  primaryType: 'Vote',
  message: { choice: 'yes' },
} as const
const requests = [
  ['personal_sign', [message, smart.address], hashMessage({ raw: message })],
  ['eth_signTypedData_v4', [smart.address, typedData], hashTypedData(typedData)],
] as const

/** Who has signed the hash for the smart account on this chain, as its contract finds out by ERC-1271. */
const signerOf = (signature: Hex, hash: Hex): Promise<Hex> =>
  recoverTypedDataAddress({ ...accountMessage(smart, hash), signature })

test('account: its address is the one at which the factory creates it', () => {
  // Of the factory of examples/local-services/contracts/account, for the key 1.
  const owner = '0x7E5F4552091A69125d5DfCb7b8C2659029395Bdf'
  expect(smartAccountAddress(owner, smart.config)).toBe('0x8F90391D7A373C69111F9e1341ca5048c78424b1')
})

test.each(requests)(
  '%s: the smart account’s signature is its owner’s for it and the chain',
  async (method, params, hash) => {
    const { run, fact } = startEvm(asSmartAccount, smart)
    const signature = v.parse(hex, await run(method, params))
    expect(await signerOf(signature, hash)).toBe(account.address)
    expect([fact('Your smart account'), fact('Your account')]).toEqual([smart.address, undefined])
  },
)

test.each(requests)(
  '%s: before the account is on the chain its signature says how to create it (ERC-6492)',
  async (method, params, hash) => {
    const { run, called } = startEvm({ ...asSmartAccount, eth_getCode: '0x' }, smart)
    const { address, data, signature } = parseErc6492Signature(v.parse(hex, await run(method, params)))
    expect(called('eth_getCode')).toEqual([[smart.address, 'latest']])
    expect(address).toBe(smart.config.factory)
    const abi = parseAbi(['function createAccount(address owner)'])
    expect(decodeFunctionData({ abi, data: data ?? '0x' }).args).toEqual([account.address])
    expect(await signerOf(signature, hash)).toBe(account.address)
  },
)
