import * as v from 'valibot'
import { type Hex, hexToString, isAddressEqual, type LocalAccount } from 'viem'
import type { Approval } from '../approval/approval-card'
import type { NodeCall } from '../node-rpc'
import { invalidParams, unsupported, WalletError } from '../wallet-error'
import { describeCall } from './describe-call'
import {
  address,
  coins,
  hex,
  networkFact,
  prepareTransaction,
  sendPrepared,
  transactionSchema,
} from './transaction'
import { describeTypedData, readTypedData } from './typed-data'

export interface EvmRequest {
  readonly method: string
  readonly params: unknown
  readonly chainId: number
  readonly account: LocalAccount
  readonly node: NodeCall
  /** Resolves after the user's approval; rejects otherwise. */
  readonly approve: (approval: Approval) => Promise<void>
}

/** Answers one request on an EVM chain. Requests that sign or send need the user's approval first. */
export async function answerEvm(request: EvmRequest): Promise<unknown> {
  const { method, params, chainId, account, node, approve } = request
  switch (method) {
    case 'eth_accounts':
      return [account.address]
    case 'eth_chainId':
      return `0x${chainId.toString(16)}`
    case 'personal_sign': {
      const [raw, signer] = v.parse(v.strictTuple([hex, address]), params)
      demandOwn(signer, account)
      await approve({
        title: 'Sign a message',
        facts: [networkFact(chainId), { label: 'Message', value: readable(raw) }],
      })
      return account.signMessage({ message: { raw } })
    }
    case 'eth_signTypedData_v4': {
      const [signer, given] = v.parse(v.strictTuple([address, v.unknown()]), params)
      demandOwn(signer, account)
      const data = readTypedData(given, chainId)
      const description = describeTypedData(data)
      await approve({ ...description, facts: [networkFact(chainId), ...description.facts] })
      return account.signTypedData(data)
    }
    case 'eth_sendTransaction': {
      const [given] = v.parse(v.strictTuple([transactionSchema]), params)
      if (given.from) demandOwn(given.from, account)
      const prepared = await prepareTransaction(given, { chainId, from: account.address, node })
      const description = describeCall(prepared, chainId)
      await approve({
        ...description,
        facts: [
          networkFact(chainId),
          ...description.facts,
          { label: 'Network fee', value: `At most ${coins(prepared.maxFee, chainId)}` },
        ],
      })
      return sendPrepared(prepared, account, node)
    }
    default:
      if (/^eth_(sign|send(?!RawTransaction))|^wallet_|^personal_/.test(method)) throw unsupported(method)
      return node(method, params ?? [])
  }
}

function demandOwn(given: Hex, account: LocalAccount): void {
  if (!isAddressEqual(given, account.address))
    throw new WalletError(4100, 'The account is not of this wallet')
}

/** The chain of a request, as the wallet names it: a number, its text, or a CAIP-2 id. */
export function toEvmChainId(given: number | string): number {
  const [, text] = /^(?:eip155:)?([1-9]\d{0,15})$/.exec(String(given)) ?? []
  const chainId = Number(text)
  if (!Number.isSafeInteger(chainId)) throw invalidParams('The chain cannot be read')
  return chainId
}

/** The bytes as text if they are text, else as hex. */
function readable(raw: Hex): string {
  const text = hexToString(raw)
  return text.includes('\uFFFD') ? raw : text
}
