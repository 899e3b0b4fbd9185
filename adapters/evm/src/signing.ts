import { toJson } from '@latchkey/kernel/to-json'
import { isHex } from '@latchkey/session/caip'
import type { ActiveTarget, TypedData } from '@latchkey/session/contract'
import * as v from '@latchkey/session/schema'
import type { EvmContext } from './chain/read-chain'
import { WalletResponseError } from './errors'
import { ethSignTypedData, type Hex, personalSign } from './rpc-methods'

/** 62 digits or more. */
const signatureSchema = v.pipe(
  v.string(),
  v.check((text) => isHex(text, 62, Number.POSITIVE_INFINITY)),
)
/** A contract whose owners sign on chain has no signature: its wallet answers `0x` when it has asked them (Safe). */
const textSignatureSchema = v.union([signatureSchema, v.literal('0x')])

/**
 * EIP-191 over UTF-8, sent as hex so that no wallet has to guess the encoding. Resolves with `0x` where the owners of a
 * contract sign on chain; the contract then takes empty bytes for their signature (ERC-1271), once they have.
 */
export async function signMessage(ctx: EvmContext, text: string, target: ActiveTarget): Promise<string> {
  const { account, connectionId, networkId } = target
  const params = [toUtf8Hex(text), account.address] as const
  const signature = await ctx.rpc.request(personalSign, params, { connectionId, networkId })
  return parseSignature(textSignatureSchema, signature, personalSign.name)
}

/** EIP-712, version 4. The types of the domain are added, because some wallets hash only what is listed. */
export async function signTypedData(ctx: EvmContext, data: TypedData, target: ActiveTarget): Promise<string> {
  const { account, connectionId, networkId } = target
  const types = { EIP712Domain: domainTypes.filter(({ name }) => name in data.domain), ...data.types }
  // A wallet signs what stands there, so it has to be what the caller gave, on every page.
  const json = toJson({ ...data, types }, (value) => (typeof value === 'bigint' ? value.toString() : value))
  const params = [account.address, json] as const
  const signature = await ctx.rpc.request(ethSignTypedData, params, { connectionId, networkId })
  return parseSignature(signatureSchema, signature, ethSignTypedData.name)
}

/** In the order that EIP-712 hashes them. */
const domainTypes = [
  { name: 'name', type: 'string' },
  { name: 'version', type: 'string' },
  { name: 'chainId', type: 'uint256' },
  { name: 'verifyingContract', type: 'address' },
  { name: 'salt', type: 'bytes32' },
]

function parseSignature(schema: v.GenericSchema<string>, signature: unknown, method: string): string {
  if (!v.is(schema, signature)) throw new WalletResponseError(method)
  return signature
}

function toUtf8Hex(text: string): Hex {
  const digits = Array.from(new TextEncoder().encode(text), (byte) => byte.toString(16).padStart(2, '0'))
  return `0x${digits.join('')}`
}
