import type { ContractToken, Remove } from '@latchkey/kernel'
import type { SessionApi, SessionContract, SessionState } from '@latchkey/session/contract'

/** What is used of a latchkey, whichever plugins it has beside session and connect. */
export interface WagmiLatchkey {
  get(token: ContractToken<SessionContract>): SessionApi
  read(token: ContractToken<SessionContract>): SessionState
  watch(
    token: ContractToken<SessionContract>,
    select: (state: SessionState) => SessionState,
    onChange: (state: SessionState) => void,
  ): Remove
  ask(view: 'Connect', args: { readonly namespace: 'eip155' }): Promise<unknown>
  start(): () => void
}
