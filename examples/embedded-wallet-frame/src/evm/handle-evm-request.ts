import * as v from 'valibot'
import { type Hex, hashMessage, hashTypedData, hexToBytes, isAddressEqual } from 'viem'
import type { Fact } from '../approval/approval-card'
import { mainFactsFirst } from '../approval/main-facts-first'
import { readMessage } from '../approval/warn-of-sign-in'
import type { Say } from '../copy/say'
import { invalidParams, unsupported, WalletError } from '../wallet-error'
import { describeCall } from './describe-call'
import type { EvmRequest } from './evm-request'
import { grantPermissions, revokePermissions } from './sessions/permission-requests'
import { type SmartAccount, signForAccount } from './smart-account'
import { describeWithSupplies } from './token-supply'
import {
  accountFact,
  address,
  formatNativeAmount,
  hex,
  networkFact,
  prepareTransaction,
  sendPrepared,
  transactionSchema,
} from './transaction'
import { describeTypedData, readTypedData } from './typed-data'
import { type AccountCall, prepareOperation, sendOperation, waitForOperation } from './user-operation'
import { describeOperation, readCalls, readCallsStatus, readOperationCalls } from './wallet-calls'

/** Handles one request on an EVM chain. Requests that sign or send need the user's approval first. */
export async function handleEvmRequest(request: EvmRequest): Promise<unknown> {
  const { method, params, chainId, account, smartAccount, ownContracts, node, say, approve } = request
  switch (method) {
    case 'eth_accounts':
      return accountsOf(request)
    case 'eth_chainId':
      return `0x${chainId.toString(16)}`
    case 'personal_sign': {
      const [raw, signer] = v.parse(v.strictTuple([hex, address]), params)
      const smart = chooseAccount(signer, request)
      const { text, warnings } = readMessage(hexToBytes(raw), request.hostOrigin, say)
      await approve({
        title: say('sign.message'),
        warnings,
        facts: [
          { label: say('fact.message'), value: text ?? raw },
          signerFact(smart, request),
          networkFact(chainId, say),
        ],
      })
      if (smart) return signForAccount(smart, hashMessage({ raw }), node)
      return account.signMessage({ message: { raw } })
    }
    case 'eth_signTypedData_v4': {
      const [signer, given] = v.parse(v.strictTuple([address, v.unknown()]), params)
      const smart = chooseAccount(signer, request)
      const data = readTypedData(given, chainId, ownContracts)
      const description = await describeWithSupplies(node, (supplyOf) =>
        describeTypedData(data, say, supplyOf),
      )
      await approve({
        ...description,
        facts: mainFactsFirst([signerFact(smart, request), ...description.facts], say),
      })
      return smart ? signForAccount(smart, hashTypedData(data), node) : account.signTypedData(data)
    }
    case 'eth_sendTransaction': {
      const [given] = v.parse(v.strictTuple([transactionSchema]), params)
      const smart = chooseAccount(given.from, request)
      if (!smart) return sendAsOwner(given, request)
      const { to, value = 0n, data = given.input ?? '0x' } = given
      if (!to) throw invalidParams('A smart account creates contracts by a factory')
      if (given.chainId !== undefined && given.chainId !== BigInt(chainId))
        throw invalidParams('The transaction is for another chain')
      const hash = await sendCalls(smart, [{ to, value, data }], request)
      const { transactionHash, isSuccess } = await waitForOperation(hash, node)
      // Checked separately, because the receipt of the surrounding transaction reports success even if the
      // operation has failed.
      if (!isSuccess)
        throw new WalletError(-32000, 'The transaction failed on the chain', { transactionHash })
      return transactionHash
    }
    case 'wallet_sendCalls': {
      const { version, from, calls, atomicRequired } = readCalls(params, chainId)
      const smart = chooseAccount(from, request)
      const id = await (smart
        ? sendCalls(smart, calls, request)
            .then((hash) => waitForOperation(hash, node))
            // Returned whether or not the calls succeeded; `wallet_getCallsStatus` reports that.
            .then(({ transactionHash }) => transactionHash)
        : sendOnly(calls, atomicRequired, request))
      return version === '1.0' ? id : { id }
    }
    case 'wallet_getCallsStatus':
      return readCallsStatus(params, chainId, node)
    case 'wallet_grantPermissions':
      return grantPermissions(request)
    case 'wallet_revokePermissions':
      return revokePermissions(request)
    case 'eth_sendUserOperation': {
      if (!smartAccount) throw new WalletError(4100, 'There are no smart accounts on this chain')
      return sendCalls(smartAccount, readOperationCalls(params, smartAccount), request)
    }
    default:
      if (/^eth_(sign|send(?!RawTransaction))|^wallet_|^personal_/.test(method)) throw unsupported(method)
      return node(method, params ?? [])
  }
}

/** The user's addresses on this chain, the preferred one first. */
function accountsOf({ account, smartAccount, preferred }: EvmRequest): readonly Hex[] {
  if (!smartAccount) return [account.address]
  const both = [account.address, smartAccount.address]
  return preferred === 'eoa' ? both : both.reverse()
}

/**
 * Returns the smart account, or `undefined` for the account of the key itself. Throws 4100 for an account of
 * another wallet.
 */
function chooseAccount(
  given: Hex | undefined,
  { account, smartAccount, preferred }: EvmRequest,
): SmartAccount | undefined {
  if (given === undefined) return preferred === 'smartAccount' ? smartAccount : undefined
  if (isAddressEqual(given, account.address)) return undefined
  if (smartAccount && isAddressEqual(given, smartAccount.address)) return smartAccount
  throw new WalletError(4100, 'The account is not of this wallet')
}

const signerFact = (smart: SmartAccount | undefined, { account, say }: EvmRequest): Fact =>
  smart ? accountFact(smart.address, 'smartAccount', say) : accountFact(account.address, 'eoa', say)

async function sendAsOwner(
  given: v.InferOutput<typeof transactionSchema>,
  { chainId, account, node, nonces, say, approve }: EvmRequest,
): Promise<Hex> {
  const from = account.address
  const prepared = await prepareTransaction(given, { chainId, from, node, nonces, say })
  const { facts, callData, ...description } = await describeWithSupplies(node, (supplyOf) =>
    describeCall(prepared, chainId, say, supplyOf),
  )
  const signer = accountFact(from, 'eoa', say)
  const amount = formatNativeAmount(prepared.maxFee, chainId, say)
  const most = say(prepared.mayCostMore ? 'fee.and-unknown' : 'fact.at-most', { amount })
  const fee = { label: say('fact.network-fee'), value: most }
  const warnings = [...prepared.warnings, ...(description.warnings ?? [])]
  await approve({
    ...description,
    warnings,
    facts: [
      ...mainFactsFirst([...facts, fee], say),
      ...nonceFacts(prepared.givenNonce, say),
      signer,
      networkFact(chainId, say),
      ...callData,
    ],
  })
  return sendPrepared(prepared, account, { node, nonces })
}

/** The page's nonce decides which waiting transaction this one replaces, and after which one it is executed. */
const nonceFacts = (given: bigint | undefined, say: Say): readonly Fact[] =>
  given === undefined ? [] : [{ label: say('fact.nonce'), value: say('fact.page-nonce', { nonce: given }) }]

/** Sends the calls as one user operation and resolves with its hash. */
async function sendCalls(
  smart: SmartAccount,
  calls: readonly AccountCall[],
  { chainId, node, nonces, say, approve }: EvmRequest,
): Promise<Hex> {
  const own = [smart.address, smart.config.entryPoint]
  // The account obeys itself: such a call can hold others, which the card would neither name nor warn of.
  if (calls.some(({ to, data }) => data !== '0x' && own.some((one) => isAddressEqual(one, to))))
    throw invalidParams('A smart account makes no calls to itself or its entry point')
  const prepared = await prepareOperation(smart, calls, { node, nonces })
  await approve(
    await describeWithSupplies(node, (supplyOf) =>
      describeOperation(calls, prepared, { chainId, say, supplyOf }),
    ),
  )
  return sendOperation(prepared, smart, { node, nonces })
}

/** Sends a single call as a transaction. An account without code can send only one call at a time. */
async function sendOnly(
  calls: readonly AccountCall[],
  isAtomicRequired: boolean,
  request: EvmRequest,
): Promise<Hex> {
  const [only] = calls
  if (!only || calls.length > 1 || isAtomicRequired)
    throw new WalletError(
      5760,
      'This account sends one call at a time. The smart account sends several at once',
    )
  const { to, value, data } = only
  return sendAsOwner({ to, value, data }, request)
}
