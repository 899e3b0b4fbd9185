import * as v from 'valibot'
import { getAddress, type Hex, hashMessage, isAddress, isAddressEqual } from 'viem'
import type { Accounts } from './accounts'
import { isDomainOf } from './approval/warn-of-sign-in'
import { signForAccount } from './evm/smart-account'
import type { RpcRequest } from './rpc-client'
import type { VaultUser } from './vault'
import { invalidParams } from './wallet-error'

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
}

/**
 * Signs the host page's sign-in message while it connects, without asking the user. Throws unless the message names the
 * page's own domain and has the placeholder in the line of the address.
 * @param described the reply to GET_USER, to which message and signature are added
 */
export async function signIn(
  message: v.InferOutput<typeof siwxMessageSchema>,
  described: object,
  { accounts, user, chainId, hostOrigin, node }: SignInOptions,
): Promise<object> {
  const { address } = v.parse(describedSchema, described)
  const { domain, serializedMessage } = message
  const [first, second] = serializedMessage.split('\n')
  const isSignIn = first === `${domain} wants you to sign in with your Ethereum account:`
  if (!isSignIn || second !== PLACEHOLDER) throw invalidParams('The message is no sign-in')
  if (!isDomainOf(domain, hostOrigin)) throw invalidParams('The message is for another site')
  const accountAddress = getAddress(address)
  const text = serializedMessage.replace(PLACEHOLDER, accountAddress)
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
