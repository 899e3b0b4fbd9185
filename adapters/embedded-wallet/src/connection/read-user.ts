import { isSameAddress, namespaceOf } from '@latchkey/session/caip'
import type { Account, ChainNamespace, NetworkId } from '@latchkey/session/contract'
import { WalletResponseError } from '../errors'
import type { ReplyTo } from '../frame/calls'

/** What the frame reports of the login on one chain. */
export interface FrameUser {
  readonly namespace: ChainNamespace
  readonly networkId: NetworkId
  /** The active one is first. */
  readonly accounts: readonly [Account, ...Account[]]
  readonly email: string | undefined
  readonly accountType: 'eoa' | 'smartAccount'
  /** `undefined`: the frame has not said it. */
  readonly isSmartAccountDeployed: boolean | undefined
}

/** Throws `WalletResponseError` for an invalid address or chain. */
export function readUser(reply: ReplyTo<'GET_USER'>): FrameUser {
  const networkId = toNetworkId(reply.chainId)
  const namespace = namespaceOf(networkId)
  const { address } = reply
  const accountType =
    reply.accounts?.find((one) => isSameAddress(namespace, one.address, address))?.type ??
    reply.preferredAccountType ??
    'eoa'
  const others = (namespace === 'eip155' ? (reply.accounts ?? []) : []).filter(
    (one) => !isSameAddress(namespace, one.address, address),
  )
  const accounts: [Account, ...Account[]] = [
    { namespace, address, type: accountType },
    ...others.map((one) => ({ namespace, address: one.address, type: one.type })),
  ]
  if (!accounts.every(isAccount)) throw new WalletResponseError('GET_USER')
  return {
    namespace,
    networkId,
    accounts,
    email: reply.email ?? undefined,
    accountType,
    isSmartAccountDeployed: reply.smartAccountDeployed,
  }
}

/** The frame names EVM chains by a number or its text, others by their CAIP-2 id. */
export function toNetworkId(chain: string | number): NetworkId {
  const id = /^\d+$/.test(`${chain}`) ? `eip155:${Number(chain)}` : `${chain}`
  if (!isNetworkId(id)) throw new WalletResponseError('GET_USER')
  return id
}

/** The inverse of `toNetworkId`: a number for EVM chains, a CAIP-2 id for others. */
export function toChainId(networkId: NetworkId): string | number {
  const [namespace, reference] = networkId.split(':')
  return namespace === 'eip155' ? Number(reference) : networkId
}

const isNetworkId = (id: string): id is NetworkId =>
  /^(eip155:[1-9]\d{0,15}|solana:[-_a-zA-Z0-9]{1,32})$/.test(id)

const addressPatterns: Readonly<Record<string, RegExp>> = {
  eip155: /^0x[\da-fA-F]{40}$/,
  solana: /^[1-9A-HJ-NP-Za-km-z]{32,44}$/,
}
const isAccount = ({ namespace, address }: Account): boolean =>
  addressPatterns[namespace]?.test(address) === true
