import type { Address } from '@solana/kit'
import * as v from 'valibot'
import { RpcError, rpcErrorCodes } from '../relay/rpc-error'
import { accountData } from './account-data'
import type { Cluster } from './cluster'
import { type Methods, withContext } from './method'
import { addressSchema, readParams } from './params'
import { holdingOf, mintOf, tokenAmount, tokenPrograms } from './token-data'

const filterSchema = v.union([v.object({ mint: addressSchema }), v.object({ programId: addressSchema })])

function tokenAccounts(cluster: Cluster, params: readonly unknown[]): object {
  const [owner, settings] = readParams(addressSchema, params, 2)
  const [filter] = readParams(filterSchema, params.slice(1))
  const programs = 'programId' in filter ? [filter.programId] : tokenPrograms
  const found = programs.flatMap((program) => cluster.svm.getProgramAccounts(program))
  const value = found.flatMap((account) => {
    const maybe = { ...account, data: Uint8Array.from(account.data), exists: true } as const
    const holding = holdingOf(maybe)
    if (holding?.owner !== owner || ('mint' in filter && holding.mint !== filter.mint)) return []
    return [
      { pubkey: account.address, account: accountData(cluster.svm, maybe, settings.encoding ?? 'base64') },
    ]
  })
  return withContext(cluster, value)
}

function account(cluster: Cluster, address: Address, encoding = 'base64'): object | null {
  return accountData(cluster.svm, cluster.svm.getAccount(address), encoding)
}

/** Methods that read accounts. */
export const accountMethods: Methods = [
  [
    'getMinimumBalanceForRentExemption',
    ({ svm }, params) =>
      Number(svm.minimumBalanceForRentExemption(BigInt(readParams(v.number(), params)[0]))),
  ],
  [
    'getBalance',
    (cluster, params) =>
      withContext(cluster, Number(cluster.svm.getBalance(readParams(addressSchema, params)[0]) ?? 0n)),
  ],
  [
    'getAccountInfo',
    (cluster, params) => {
      const [address, { encoding }] = readParams(addressSchema, params)
      return withContext(cluster, account(cluster, address, encoding))
    },
  ],
  [
    'getMultipleAccounts',
    (cluster, params) => {
      const [addresses, { encoding }] = readParams(v.array(addressSchema), params)
      return withContext(
        cluster,
        addresses.map((address) => account(cluster, address, encoding)),
      )
    },
  ],
  ['getTokenAccountsByOwner', tokenAccounts],
  [
    'getTokenAccountBalance',
    (cluster, params) => {
      const holding = holdingOf(cluster.svm.getAccount(readParams(addressSchema, params)[0]))
      if (holding) return withContext(cluster, tokenAmount(cluster.svm, holding))
      throw new RpcError(rpcErrorCodes.invalidParams, 'Invalid param: could not find account')
    },
  ],
  [
    'getTokenSupply',
    (cluster, params) => {
      const [mint] = readParams(addressSchema, params)
      const found = mintOf(cluster.svm.getAccount(mint))
      if (found) return withContext(cluster, tokenAmount(cluster.svm, { mint, amount: found.supply }))
      throw new RpcError(rpcErrorCodes.invalidParams, 'Invalid param: could not find mint')
    },
  ],
]
