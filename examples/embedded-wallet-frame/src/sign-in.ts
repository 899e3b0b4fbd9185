import * as v from 'valibot'
import { getAddress, type Hex, hashMessage, isAddress, isAddressEqual } from 'viem'
import type { Accounts } from './accounts'
import { signForAccount } from './evm/smart-account'
import { isSilentSignIn } from './login/silent-sign-in'
import type { RpcRequest } from './rpc-client'
import type { VaultUser } from './vault'

/** The placeholder for the user's address in the message of the host page. */
const PLACEHOLDER = '<<AccountAddress>>'

export const siwxMessageSchema = v.looseObject({
  accountAddress: v.literal(PLACEHOLDER),
  domain: v.string(),
  serializedMessage: v.pipe(v.string(), v.maxLength(10_000)),
})

const describedSchema = v.object({
  address: v.custom<Hex>((text) => typeof text === 'string' && isAddress(text)),
})

export interface SignInOptions {
  readonly accounts: Accounts
  readonly user: VaultUser
  readonly chainId: number
  readonly hostOrigin: string
  readonly node: RpcRequest
  readonly nowMs: number
  /** Returns `true` once for each login of this page, while the page connects it. */
  readonly takeLogin: () => boolean
}

/**
 * Signs the host page's sign-in message without asking the user, where `isSilentSignIn` and `takeLogin` allow it. Any other
 * text is not signed: the page then asks for a signature like for any message, which the user sees on a card.
 * @param described the reply to GET_USER, to which message and signature are added
 */
export async function signIn(
  message: v.InferOutput<typeof siwxMessageSchema>,
  described: object,
  { accounts, user, chainId, hostOrigin, node, nowMs, takeLogin }: SignInOptions,
): Promise<object> {
  const { address } = v.parse(describedSchema, described)
  const [first = '', second, ...rest] = message.serializedMessage.split('\n')
  if (second !== PLACEHOLDER) return described
  const accountAddress = getAddress(address)
  const text = [first, accountAddress, ...rest].join('\n')
  if (!isSilentSignIn(text, { accountAddress, chainId, hostOrigin, nowMs })) return described
  if (!takeLogin()) return described
  const owner = await accounts.owner(user)
  const smart = accounts.smart(owner, chainId)
  const signature =
    smart && isAddressEqual(smart.address, address)
      ? await signForAccount(smart, hashMessage(text), node)
      : await owner.signMessage({ message: text })
  return {
    ...described,
    message: text,
    signature,
    siwxMessage: { ...message, accountAddress, serializedMessage: text },
  }
}
