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
  return signMessageOf(session, text, activeTargetOf(session, namespace))
}

/** Signs a text with the account of a target. Session refuses it if the wallet no longer grants the account. */
export async function signMessageOf(
  session: SessionApi,
  text: string,
  target: ActiveTarget,
): Promise<string> {
  return (await signerOf(session, target)).message(text, target)
}

/** Signs EIP-712 typed data with the active account, as `signMessage` does. */
export async function signTypedData(
  session: SessionApi,
  data: TypedDataVariables,
  namespace: ChainNamespace | undefined,
): Promise<string> {
  const target = activeTargetOf(session, namespace)
  const signer = await signerOf(session, target)
  if (!signer.typedData) throw unsupported()
  return signer.typedData({ ...data, domain: data.domain ?? {} }, target)
}

/** The active account of this moment. */
function activeTargetOf(session: SessionApi, namespace: ChainNamespace | undefined): ActiveTarget {
  const target = session.active(namespace)
  if (!target) throw new DisconnectedError({ phase: 'request' })
  return target
}

async function signerOf(session: SessionApi, { namespace }: ActiveTarget): Promise<MessageSigner> {
  const signer = (await session.adapter(namespace)?.capabilities())?.sign
  if (!signer) throw unsupported()
  return signer
}

const unsupported = (): WalletError => new WalletError('UNSUPPORTED_METHOD', { phase: 'request' })
