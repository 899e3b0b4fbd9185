import type { Address } from 'viem'
import type { RecordedRequest } from './simulated-wallet'

export type SomeEip155 = readonly [`eip155:${string}`, `eip155:${string}`]

/** The wallet that `latchkey-conformance` requires behind a connector; see @latchkey/session. */
export interface SimulatedConformanceWallet<Account extends string = Address, NetworkIds = SomeEip155> {
  readonly accounts: readonly [Account, Account]
  readonly networkIds: NetworkIds
  readonly requests: readonly RecordedRequest[]
  readonly prompts: number
  readonly listeners: number
  rejectNext(): void
  hold(): void
  answerNext(method: string, answer: unknown): void
  failNext(method: string, error: unknown): void
  sendMalformed(nonsense: unknown): void
  switchAccount(address: string): Promise<void>
  switchNetwork(networkId: string): Promise<void>
  revoke(): Promise<void>
  leave(): Promise<void>
}
