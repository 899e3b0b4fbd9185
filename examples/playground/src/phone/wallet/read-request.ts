import { ProviderRpcError } from '@latchkey/simulated-wallet'
import * as v from 'valibot'
import { type Address, type Hex, isAddress, isHex, stringToHex } from 'viem'
import { accountOf } from './accounts'
import { type PermissionsScope, readGrantRequest, readRevocation } from './read-permissions'
import type { Refusal } from './refusal'
import { solanaReaders } from './solana/read-solana-request'
import type { Network, RequestContent } from './state'

const addressSchema = v.custom<Address>(
  (value) => typeof value === 'string' && isAddress(value, { strict: false }),
)
const hexSchema = v.custom<Hex>((value) => isHex(value))
const quantitySchema = v.pipe(
  hexSchema,
  v.transform((hex) => BigInt(hex)),
)
const chainIdSchema = v.pipe(quantitySchema, v.minValue(1n))
const urlSchema = v.pipe(v.string(), v.url(), v.regex(/^https?:/))
const recordSchema = v.record(v.string(), v.unknown())
const typedDataSchema = v.object({
  types: v.record(v.string(), v.array(v.object({ name: v.string(), type: v.string() }))),
  primaryType: v.string(),
  domain: recordSchema,
  message: recordSchema,
})
const transactionSchema = v.object({
  from: addressSchema,
  to: v.optional(addressSchema),
  value: v.optional(quantitySchema, '0x0'),
  data: v.optional(hexSchema),
  input: v.optional(hexSchema),
  gas: v.optional(quantitySchema),
})

type Reader = (
  params: unknown,
  networks: readonly Network[],
  scope: PermissionsScope,
) => RequestContent | Refusal

const readers: ReadonlyMap<string, Reader> = new Map<string, Reader>([
  [
    'personal_sign',
    (params) => {
      const [text, address] = v.parse(v.tuple([v.string(), addressSchema]), params)
      return ofOurs(address, { kind: 'message', address, bytes: isHex(text) ? text : stringToHex(text) })
    },
  ],
  ['eth_signTypedData', readTypedData],
  ['eth_signTypedData_v4', readTypedData],
  [
    'eth_sendTransaction',
    (params) => {
      const [{ from, to, value, data, input, gas }] = v.parse(v.tuple([transactionSchema]), params)
      const transaction = { from, to, value, data: data ?? input, gas }
      return ofOurs(from, { kind: 'transaction', transaction })
    },
  ],
  [
    'wallet_grantPermissions',
    (params, _networks, scope) => {
      const content = readGrantRequest(params, scope)
      return ofOurs(content.address, content)
    },
  ],
  ['wallet_revokePermissions', (params, _networks, scope) => readRevocation(params, scope)],
  [
    'wallet_switchEthereumChain',
    (params, networks) => {
      const [{ chainId }] = v.parse(v.tuple([v.object({ chainId: chainIdSchema })]), params)
      const network = networks.find(({ networkId }) => networkId === `eip155:${chainId}`)
      return network
        ? { kind: 'switch', network }
        : { code: 4902, message: `This wallet does not know the chain ${chainId}.` }
    },
  ],
  [
    'wallet_addEthereumChain',
    (params) => {
      const [{ chainId, chainName, rpcUrls, nativeCurrency }] = v.parse(
        v.tuple([
          v.object({
            chainId: chainIdSchema,
            chainName: v.string(),
            rpcUrls: v.tupleWithRest([urlSchema], urlSchema),
            nativeCurrency: v.object({ symbol: v.string() }),
          }),
        ]),
        params,
      )
      const network = { networkId: `eip155:${chainId}`, name: chainName, rpcUrl: rpcUrls[0] }
      return { kind: 'add', network: { ...network, symbol: nativeCurrency.symbol } }
    },
  ],
])

function readTypedData(params: unknown): RequestContent | Refusal {
  const [address, input] = v.parse(v.tuple([addressSchema, v.unknown()]), params)
  const typedData = v.parse(typedDataSchema, typeof input === 'string' ? JSON.parse(input) : input)
  return ofOurs(address, { kind: 'typedData', address, typedData })
}

function ofOurs(address: Address, content: RequestContent): RequestContent | Refusal {
  return accountOf(address)
    ? content
    : { code: 4100, message: `${address} is not an account of this wallet.` }
}

/** Parses the page's request. A `Refusal` is sent back without asking the owner. */
export function readRequest(
  method: string,
  params: unknown,
  networks: readonly Network[],
  scope: PermissionsScope,
): RequestContent | Refusal {
  const read = readers.get(method) ?? solanaReaders.get(method)
  if (!read) return { code: 4200, message: `This wallet does not support ${method}.` }
  try {
    return read(params, networks, scope)
  } catch (error) {
    if (error instanceof ProviderRpcError) return { code: error.code, message: error.message }
    return { code: -32602, message: `The params of ${method} cannot be read.` }
  }
}
