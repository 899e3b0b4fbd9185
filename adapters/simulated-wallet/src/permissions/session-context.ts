import * as v from '@latchkey/session/schema'
import {
  type Address,
  decodeAbiParameters,
  encodeAbiParameters,
  type Hex,
  isAddress,
  isAddressEqual,
  keccak256,
  parseAbiParameters,
  recoverTypedDataAddress,
  toBytes,
} from 'viem'
import { hexSchema } from '../methods/read-params'
import { invalidParams, type ProviderRpcError } from '../provider-error'

/** A condition on one argument word of a call. */
export interface Condition {
  readonly position: bigint
  /** The contract's numbers: 0 is equal to, 1 is greater than, 2 is less than. */
  readonly operator: bigint
  readonly value: bigint
}

export interface AllowedMethod {
  readonly target: Hex
  readonly selector: Hex
  readonly valueLimit: bigint
  readonly conditions: readonly Condition[]
}

export interface Allowance {
  /** The zero address stands for the chain's native currency. */
  readonly token: Hex
  readonly amount: bigint
  /** Epoch seconds. */
  readonly start: number
  /** Seconds. */
  readonly period: number
}

/** The permissions of the session keys, as the account's contract checks them for every operation. */
export interface Session {
  readonly signers: readonly Hex[]
  /** Epoch seconds. */
  readonly validUntil: number
  readonly feeLimit: bigint
  readonly methods: readonly AllowedMethod[]
  readonly allowances: readonly Allowance[]
}

const SESSION = [
  'struct Condition { uint256 position; uint256 operator; uint256 value; }',
  'struct Method { address target; bytes4 selector; uint256 valueLimit; Condition[] conditions; }',
  'struct Allowance { address token; uint256 amount; uint48 start; uint48 period; }',
  'struct Session { address[] signers; uint48 validUntil; uint256 feeLimit; Method[] methods; Allowance[] allowances; }',
] as const
const contextParameters = parseAbiParameters(['Session session, bytes grant', ...SESSION])
const idParameters = parseAbiParameters(['bytes32 kind, Session session', ...SESSION])
const revocationParameters = parseAbiParameters('bytes32 kind, bytes32 session')

const SESSION_TYPE = keccak256(
  toBytes(
    'Session(address[] signers,uint48 validUntil,uint256 feeLimit,Method[] methods,Allowance[] allowances)',
  ),
)
const REVOCATION_TYPE = keccak256(toBytes('SessionRevocation(bytes32 session)'))

export const sessionId = (session: Session): Hex =>
  keccak256(encodeAbiParameters(idParameters, [SESSION_TYPE, session]))

/** Returns the hash that the owner signs to revoke a session. */
export const revocationHash = (id: Hex): Hex =>
  keccak256(encodeAbiParameters(revocationParameters, [REVOCATION_TYPE, id]))

/** The account for which sessions are signed. */
export interface SessionAccount {
  readonly chainId: number
  readonly address: Address
}

/**
 * The typed data that an owner signs for a session or its revocation. It contains account and chain, so the
 * signature is invalid for the owner's other accounts.
 */
export const accountMessage = ({ chainId, address: verifyingContract }: SessionAccount, hash: Hex) =>
  ({
    domain: { name: 'Embedded account', version: '1', chainId, verifyingContract },
    types: { AccountMessage: [{ name: 'hash', type: 'bytes32' }] },
    primaryType: 'AccountMessage',
    message: { hash },
  }) as const

/**
 * Encodes the session together with the owner's signature of `accountMessage(account, sessionId(session))`. Whoever
 * has the session keys acts with this context.
 */
export const encodeContext = (session: Session, signature: Hex): Hex =>
  encodeAbiParameters(contextParameters, [session, signature])

/** Decodes a context and checks that the account's owner has signed it. Throws -32602 for any other context. */
export async function readContext(context: Hex, account: SessionAccount, owner: Address): Promise<Session> {
  const { session, grant } = decodeContext(context)
  const message = accountMessage(account, sessionId(session))
  const signer = await recoverTypedDataAddress({ ...message, signature: grant }).catch(() => undefined)
  if (!signer || !isAddressEqual(signer, owner)) throw unknownContext()
  return session
}

/** Decodes a context without checking its signature. Throws -32602 if it is malformed. */
export function decodeContext(context: Hex): { readonly session: Session; readonly grant: Hex } {
  try {
    const [session, grant] = decodeAbiParameters(contextParameters, context)
    return { session, grant }
  } catch {
    throw unknownContext()
  }
}

export const unknownContext = (): ProviderRpcError =>
  invalidParams('This account has granted no such permissions')

/** A request to revoke what `wallet_grantPermissions` has granted. */
export interface Revocation {
  readonly context: Hex
  /** Undefined if the request names no account. */
  readonly address: Address | undefined
  /** Undefined if the account is named without a chain. */
  readonly chainId: number | undefined
}

const revocationSchema = v.looseObject({ permissionsContext: hexSchema, address: v.optional(v.string()) })

/**
 * Parses the params of `wallet_revokePermissions`. `undefined` if they name no context: EIP-2255 has a method of the
 * same name, which ends a page's access to the accounts.
 */
export function parseRevocation(params: unknown): Revocation | undefined {
  const parsed = v.safeParse(v.strictTuple([revocationSchema]), params)
  if (!parsed.success) {
    const [first] = Array.isArray(params) ? params : []
    if (Reflect.has(Object(first), 'permissionsContext')) throw invalidParams('The context cannot be read')
    return undefined
  }
  const [{ permissionsContext: context, address: named }] = parsed.output
  if (named === undefined) return { context, address: undefined, chainId: undefined }
  // The account is a plain address or a CAIP-10 id.
  const [, chainId, address = ''] = /^(?:eip155:(\d{1,15}):)?(.*)$/.exec(named) ?? []
  if (!isAddress(address)) throw invalidParams('The account cannot be read')
  return { context, address, chainId: chainId === undefined ? undefined : Number(chainId) }
}
