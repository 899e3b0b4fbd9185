import {
  accountMessage,
  decodeContext,
  parseGrant,
  readGrant,
  revocationHash,
  sessionId,
} from '@latchkey/simulated-wallet/permissions'
import {
  type Address,
  type Hex,
  isErc6492Signature,
  parseAbi,
  parseErc6492Signature,
  serializeErc6492Signature,
} from 'viem'
import { chainClient, waitForReceipt } from '../chain/chain-client'
import { DataError } from '../data/data-error'
import { smartAccounts } from '../smart-accounts/deploy-smart-accounts'

/** An address without a known key: anvil sends for it. */
const SENDER: Address = '0x4c415443484b4559000000000000000000000021'
const accountAbi = parseAbi(['function revokeSession(bytes32 session, bytes signature)'])

export interface SessionAccount {
  readonly chainId: number
  readonly address: Address
  readonly nodeUrl: string
}

export interface GrantedSession {
  readonly expiry: number
  readonly signer: unknown
  readonly permissions: readonly unknown[]
  readonly context: Hex
  /** Factory and factory data of an undeployed account (ERC-6492). */
  readonly accountMeta?: { readonly factory: Hex; readonly factoryData: Hex } | undefined
}

/** Throws unless the account has signed exactly these permissions, and they have not expired. */
export async function checkGrant(
  { chainId, address, nodeUrl }: SessionAccount,
  { context, accountMeta, ...granted }: GrantedSession,
  nowMs: number,
): Promise<void> {
  const { session, grant } = decodeContext(context)
  const id = sessionId(session)
  const own = [smartAccounts.entryPoint, address]
  const told = readGrant(parseGrant([granted]), {
    chainId,
    ownContracts: own,
    nowSeconds: Math.floor(nowMs / 1_000),
  })
  if (sessionId(told) !== id) throw new DataError(400, 'permissions', 'The context is for other permissions')
  const signature = accountMeta
    ? serializeErc6492Signature({
        address: accountMeta.factory,
        data: accountMeta.factoryData,
        signature: grant,
      })
    : grant
  if (!(await signedBy({ chainId, address, nodeUrl }, id, signature)))
    throw new DataError(401, 'context', 'The account has not signed these permissions')
}

/**
 * What has signed a hash for the account: its contract, or the key of an account without one. `undefined` if neither
 * has.
 */
async function signedBy(
  { chainId, address, nodeUrl }: SessionAccount,
  hash: Hex,
  signature: Hex,
): Promise<'contract' | 'key' | undefined> {
  const client = chainClient(nodeUrl)
  if (await client.verifyHash({ address, hash, signature }).catch(() => false)) return 'contract'
  const message = accountMessage({ chainId, address }, hash)
  const isOfKey = await client.verifyTypedData({ ...message, address, signature }).catch(() => false)
  return isOfKey ? 'key' : undefined
}

/**
 * Revokes a session on the chain, which then refuses its keys. Throws unless the account has signed the
 * revocation. The service pays, and deploys the account first if needed, because the session's keys could
 * deploy it too. An account without a contract has nothing on the chain: its wallet refuses the session.
 */
export async function revokeOnChain(account: SessionAccount, context: Hex, signature: Hex): Promise<void> {
  const { address, nodeUrl } = account
  const client = chainClient(nodeUrl)
  const id = sessionId(decodeContext(context).session)
  const signer = await signedBy(account, revocationHash(id), signature)
  if (!signer) throw new DataError(401, 'signature', 'Invalid signature')
  if (signer === 'key') return
  await client.setBalance({ address: SENDER, value: 10n ** 20n })
  await client.impersonateAccount({ address: SENDER })
  const send = async (to: Address, data: Hex): Promise<void> => {
    const hash = await client.sendTransaction({ account: SENDER, to, data, chain: null })
    await waitForReceipt(client, hash)
  }
  let inner = signature
  if (isErc6492Signature(signature)) {
    const { address: factory, data, signature: own } = parseErc6492Signature(signature)
    if (factory && data) await send(factory, data)
    inner = own
  }
  const { request } = await client.simulateContract({
    account: SENDER,
    address,
    abi: accountAbi,
    functionName: 'revokeSession',
    args: [id, inner],
  })
  const hash = await client.writeContract({ ...request, chain: null })
  await waitForReceipt(client, hash)
}
