import { SignInMismatchError } from '@latchkey/adapter-kit'
import { isSameAddress } from '@latchkey/session/caip'
import type { NetworkId, SignInProof, SignInRequest } from '@latchkey/session/contract'
import type { Payload, ReplyTo } from '../frame/calls'
import type { FrameUser } from './read-user'

/** Placeholder in the message; the frame replaces it with the address of the user. */
const PLACEHOLDER = '<<AccountAddress>>'
const ANY_ADDRESS = '0x0000000000000000000000000000000000000000'

/** A signature that is requested from the frame together with the user. */
export interface FrameSignIn {
  readonly siwxMessage: NonNullable<NonNullable<Payload<'GET_USER'>>['siwxMessage']>
  /**
   * Throws `SIGN_IN_MISMATCH` if the frame has signed another text, or for another account than the user's.
   */
  read(reply: ReplyTo<'GET_USER'>, user: FrameUser): void
  /** The signatures that `read` has accepted. Empty if the frame did not sign. */
  proofs(): readonly SignInProof[]
}

export function createFrameSignIn(request: SignInRequest, networkId: NetworkId): FrameSignIn {
  const { format, resources, ...fields } = request
  let proofs: readonly SignInProof[] = []
  return {
    siwxMessage: {
      ...fields,
      ...(resources ? { resources: [...resources] } : {}),
      accountAddress: PLACEHOLDER,
      chainId: networkId,
      serializedMessage: format({ networkId, address: ANY_ADDRESS }).replace(ANY_ADDRESS, PLACEHOLDER),
    },
    read({ message, signature }, { namespace, accounts: [active] }) {
      if (message === undefined || signature === undefined) return
      const [, address = ''] = message.split('\n')
      const account = { networkId, address }
      const isRequested =
        isSameAddress(namespace, address, active.address) && message === formatted(() => format(account))
      if (!isRequested) throw new SignInMismatchError()
      proofs = [{ account, text: message, signature }]
    },
    proofs: () => proofs,
  }
}

/** The formatted address; `undefined` where it is invalid. */
function formatted(format: () => string): string | undefined {
  try {
    return format()
  } catch {
    return undefined
  }
}
