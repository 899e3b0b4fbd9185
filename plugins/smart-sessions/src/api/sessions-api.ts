import { cloudContract } from '@latchkey/cloud/contract'
import type { NetworkId } from '@latchkey/session/contract'
import * as v from '@latchkey/session/schema'
import type { GrantedPermissions, SessionKey, SessionsContext, SmartSession } from '../contract'
import { hexSchema, parseSessions, sessionIdSchema } from './parse'

export interface SessionAccount {
  readonly networkId: NetworkId
  readonly address: string
}

/** The data API's endpoints of smart sessions. */
export interface SessionsApi {
  list(account: SessionAccount, signal: AbortSignal): Promise<readonly SmartSession[]>
  /** Requests the id of a new session, and the service's key if it has to co-sign. */
  begin(
    account: SessionAccount,
    request: object,
    signal: AbortSignal,
  ): Promise<{ readonly id: string; readonly key?: SessionKey }>
  /** Records what the wallet has granted. */
  activate(granted: GrantedPermissions, signal: AbortSignal): Promise<void>
  revoke(session: SmartSession, signature: string, signal: AbortSignal): Promise<void>
}

export function createSessionsApi(ctx: SessionsContext): SessionsApi {
  const { blockchainApi } = ctx.use(cloudContract)
  const pathOf = ({ networkId, address }: SessionAccount): string =>
    `/v1/sessions/${encodeURIComponent(`${networkId}:${address}`)}`
  return {
    list: (account, signal) =>
      blockchainApi({
        path: pathOf(account),
        networkId: account.networkId,
        parse: (answer) => parseSessions(answer, { networkId: account.networkId, address: account.address }),
        signal,
      }),
    begin: (account, request, signal) =>
      blockchainApi({
        path: pathOf(account),
        query: { v: '2' },
        networkId: account.networkId,
        body: request,
        parse: parseBegun,
        signal,
      }),
    activate: ({ id, networkId, ...granted }, signal) =>
      blockchainApi({
        path: `${pathOf({ networkId, address: granted.address })}/activate`,
        networkId,
        body: { pci: id, ...granted },
        parse: accept,
        signal,
      }),
    revoke: ({ id, ...account }, signature, signal) =>
      blockchainApi({
        path: `${pathOf(account)}/revoke`,
        networkId: account.networkId,
        body: { pci: id, signature },
        parse: accept,
        signal,
      }),
  }
}

/** The response is ignored, because the list has the result. */
const accept = (): void => undefined

const begunSchema = v.object({
  pci: sessionIdSchema,
  key: v.optional(
    v.object({
      type: v.pipe(v.string(), v.toLowerCase(), v.picklist(['secp256k1', 'secp256r1'])),
      publicKey: hexSchema,
    }),
  ),
})

function parseBegun(answer: unknown): { readonly id: string; readonly key?: SessionKey } {
  const { pci, key } = v.parse(begunSchema, answer)
  return { id: pci, ...(key && { key }) }
}
