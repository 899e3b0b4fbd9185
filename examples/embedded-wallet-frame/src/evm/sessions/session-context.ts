import {
  decodeAbiParameters,
  encodeAbiParameters,
  type Hex,
  isAddressEqual,
  keccak256,
  parseAbiParameters,
  recoverTypedDataAddress,
  toBytes,
} from 'viem'
import { invalidParams } from '../../wallet-error'
import { accountMessage, type SmartAccount, signAccountMessage } from '../smart-account'

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

/**
 * Encodes the session together with the owner's signature. The contract accepts this context from anyone who
 * has the session keys.
 */
export async function signSession(account: SmartAccount, session: Session): Promise<Hex> {
  const grant = await signAccountMessage(account, sessionId(session))
  return encodeAbiParameters(contextParameters, [session, grant])
}

/** Decodes a context and checks that this account's owner has signed it. Throws for any other context. */
export async function readContext(context: Hex, account: SmartAccount): Promise<Session> {
  const { session, grant } = decodeContext(context)
  const message = accountMessage(account, sessionId(session))
  const signer = await recoverTypedDataAddress({ ...message, signature: grant }).catch(() => undefined)
  if (!signer || !isAddressEqual(signer, account.owner.address)) throw unknownContext()
  return session
}

/** Decodes a context without checking its signature. Throws if it is malformed. */
export function decodeContext(context: Hex): { readonly session: Session; readonly grant: Hex } {
  try {
    const [session, grant] = decodeAbiParameters(contextParameters, context)
    return { session, grant }
  } catch {
    throw unknownContext()
  }
}

const unknownContext = () => invalidParams('This account has granted no such permissions')
