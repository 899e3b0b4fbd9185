import type {
  ActiveTarget,
  ChainNamespace,
  MessageSigner,
  SessionApi,
  TypedData,
} from '@latchkey/session/contract'
import { DisconnectedError, WalletError } from '@latchkey/session/errors'

/** Typed data of any types. A missing domain is one without fields. */
export type TypedDataVariables = Omit<TypedData, 'domain'> & Partial<Pick<TypedData, 'domain'>>

/** Signs a text with the active account of a namespace, by default of the active one. */
export async function signMessage(
  session: SessionApi,
  text: string,
  namespace: ChainNamespace | undefined,
): Promise<string> {
  const { signer, target } = await activeSigner(session, namespace)
  return signer.message(text, target)
}

/** Signs EIP-712 typed data with the active account, as `signMessage` does. */
export async function signTypedData(
  session: SessionApi,
  data: TypedDataVariables,
  namespace: ChainNamespace | undefined,
): Promise<string> {
  const { signer, target } = await activeSigner(session, namespace)
  if (!signer.typedData) throw unsupported()
  return signer.typedData({ ...data, domain: data.domain ?? {} }, target)
}

interface ActiveSigner {
  readonly signer: MessageSigner
  readonly target: ActiveTarget
}

async function activeSigner(
  session: SessionApi,
  namespace: ChainNamespace | undefined,
): Promise<ActiveSigner> {
  // The account of this moment: session refuses the request if the wallet no longer grants it.
  const target = session.active(namespace)
  if (!target) throw new DisconnectedError({ phase: 'request' })
  const signer = (await session.adapter(target.namespace)?.capabilities())?.sign
  if (!signer) throw unsupported()
  return { signer, target }
}

const unsupported = (): WalletError => new WalletError('UNSUPPORTED_METHOD', { phase: 'request' })
