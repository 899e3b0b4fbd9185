import type { NetworkId } from '@latchkey/session/contract'

/** One question to the blockchain data API: GET, or with a body POST of JSON. */
export interface BlockchainApiRequest<Answer> {
  /** What is variable in it encoded: `/v1/identity/0x…`. */
  readonly path: string
  /** In this order, behind those of every request; what is `undefined` is left out. */
  readonly query?: Readonly<Record<string, string | undefined>>
  readonly body?: unknown
  /** Asked only where the service serves this network. */
  readonly networkId?: NetworkId
  /** What it throws makes the answer a wrong one: `ServiceAnswerError`. */
  parse(answer: unknown): Answer
  readonly signal: AbortSignal
}
