import type { IWalletKit, WalletKitTypes } from '@reown/walletkit'
import { buildAuthObject, populateAuthPayload } from '@walletconnect/utils'
import * as v from 'valibot'
import type { Choice } from './grant'
import { metadataSchema, readProposal } from './read-proposal'
import type { AuthPayload, Network, Proposal } from './state'

const authenticationSchema = v.object({
  requester: v.object({ metadata: metadataSchema }),
  authPayload: v.object({ chains: v.array(v.string()), resources: v.optional(v.array(v.string()), []) }),
})
const recapSchema = v.object({ att: v.object({ eip155: v.record(v.string(), v.unknown()) }) })

/** The proposal in the form that is shown to the owner; `undefined` for invalid input. */
export function readAuthentication(
  { id, params }: Pick<WalletKitTypes.SessionAuthenticate, 'id' | 'params'>,
  networks: readonly Network[],
): Proposal | undefined {
  const { success, output } = v.safeParse(authenticationSchema, params)
  if (!success) return undefined
  const { requester, authPayload } = output
  const methods = authPayload.resources.flatMap(readMethods)
  const events = ['accountsChanged', 'chainChanged']
  const optionalNamespaces = { eip155: { chains: authPayload.chains, methods, events } }
  const proposal = readProposal({ id, proposer: requester, optionalNamespaces }, networks)
  return proposal && { ...proposal, signIn: params.authPayload }
}

/** A ReCap resource (ERC-5573) lists the requested methods in its JSON, as `request/personal_sign`. */
function readMethods(resource: string): readonly string[] {
  const [, encoded] = /^urn:recap:([-_a-zA-Z\d]+)$/.exec(resource) ?? []
  if (encoded === undefined) return []
  const base64 = encoded.replaceAll('-', '+').replaceAll('_', '/')
  const { success, output } = v.safeParse(v.pipe(v.string(), v.parseJson(), recapSchema), atob(base64))
  if (!success) return []
  return Object.keys(output.att.eip155).map((ability) => ability.replace(/^request\//, ''))
}

/** Signs for each selected account on each selected network, which opens the session. */
export async function signIn(
  kit: IWalletKit,
  id: number,
  authPayload: AuthPayload,
  { accounts, chains, methods }: Choice,
): Promise<void> {
  const granted = { chains: [...chains], methods: [...methods] }
  const request = populateAuthPayload({ authPayload, ...granted })
  const signed = accounts.flatMap(({ evm }) =>
    chains.map(async (chain) => {
      const iss = `did:pkh:${chain}:${evm.address}`
      const signature = await evm.signMessage({ message: kit.formatAuthMessage({ request, iss }) })
      return buildAuthObject(request, { t: 'eip191', s: signature }, iss)
    }),
  )
  await kit.approveSessionAuthenticate({ id, auths: await Promise.all(signed) })
}
