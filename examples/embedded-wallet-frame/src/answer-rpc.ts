import bs58 from 'bs58'
import * as v from 'valibot'
import {
  createWalletClient,
  formatEther,
  type Hex,
  hexToString,
  http,
  isAddressEqual,
  isHex,
  type LocalAccount,
} from 'viem'
import type { Confirm, Question } from './confirm'
import { signMessage, signTransaction } from './solana'
import type { SolanaKey } from './vault'
import { unsupported, userRejected, WalletError } from './wallet-error'

export const rpcRequestSchema = v.object({
  method: v.pipe(v.string(), v.maxLength(200)),
  params: v.optional(v.unknown()),
  chainNamespace: v.picklist(['eip155', 'solana']),
  chainId: v.union([v.number(), v.string()]),
  rpcUrl: v.optional(v.pipe(v.string(), v.url())),
})
export type RpcRequest = v.InferOutput<typeof rpcRequestSchema>

export interface RpcKeys {
  readonly account: () => Promise<LocalAccount>
  readonly solana: () => Promise<SolanaKey>
}

const hex = v.custom<Hex>((given) => isHex(given))
const address = v.pipe(hex, v.length(42))
const quantity = v.pipe(
  v.string(),
  v.regex(/^0x[\da-f]{1,64}$/i),
  v.transform((text) => BigInt(text)),
)
const typedDataSchema = v.looseObject({
  domain: v.record(v.string(), v.unknown()),
  types: v.record(v.string(), v.array(v.object({ name: v.string(), type: v.string() }))),
  primaryType: v.string(),
  message: v.record(v.string(), v.unknown()),
})
const transactionSchema = v.object({
  from: v.optional(address),
  to: v.optional(address),
  data: v.optional(hex),
  value: v.optional(quantity),
  gas: v.optional(quantity),
})
const messageSchema = v.object({ message: v.string() })
const transactionTextSchema = v.object({ transaction: v.string() })

/** Answers one request of the page. Requests that sign or send need the user's approval first. Throws `WalletError`. */
export async function answerRpc(request: RpcRequest, keys: RpcKeys, confirm: Confirm): Promise<unknown> {
  const approve = async (question: Question): Promise<void> => {
    if (!(await confirm(question))) throw userRejected()
  }
  return request.chainNamespace === 'solana'
    ? answerSolana(request, keys, approve)
    : answerEvm(request, keys, approve)
}

type Approve = (question: Question) => Promise<void>

async function answerEvm(request: RpcRequest, keys: RpcKeys, approve: Approve): Promise<unknown> {
  const { method, params } = request
  const account = await keys.account()
  switch (method) {
    case 'eth_accounts':
      return [account.address]
    case 'eth_chainId':
      return `0x${chainOf(request).toString(16)}`
    case 'personal_sign': {
      const [raw, signer] = v.parse(v.tuple([hex, address]), params)
      demandOwn(signer, account)
      await approve({ title: 'Sign a message', facts: [['Message', readable(raw)]] })
      return account.signMessage({ message: { raw } })
    }
    case 'eth_signTypedData_v4': {
      const [signer, given] = v.parse(v.tuple([address, v.unknown()]), params)
      demandOwn(signer, account)
      const data = v.parse(typedDataSchema, typeof given === 'string' ? JSON.parse(given) : given)
      const facts = Object.entries(data.message).map(([name, value]) => [name, show(value)] as const)
      await approve({ title: `Sign ${data.primaryType}`, facts })
      return account.signTypedData(data)
    }
    case 'eth_sendTransaction': {
      const [transaction] = v.parse(v.tuple([transactionSchema]), params)
      const { from, ...rest } = transaction
      if (from) demandOwn(from, account)
      const facts: Question['facts'] = [
        ['Network', `eip155:${chainOf(request)}`],
        ['To', rest.to ?? 'A new contract'],
        ['Amount', `${formatEther(rest.value ?? 0n)} of the network's coin`],
        ...(rest.data
          ? [['Data', `${rest.data.slice(0, 74)}${rest.data.length > 74 ? '…' : ''}`] as const]
          : []),
      ]
      await approve({ title: 'Send a transaction', facts })
      const client = createWalletClient({ account, transport: http(rpcUrlOf(request), { retryCount: 0 }) })
      if ((await client.getChainId()) !== chainOf(request))
        throw new WalletError(4901, 'The node is of another chain')
      return client.sendTransaction({ ...rest, chain: null })
    }
    default:
      if (/^eth_(sign|send(?!RawTransaction))|^wallet_|^personal_/.test(method)) throw unsupported(method)
      return askNode(request)
  }
}

async function answerSolana(request: RpcRequest, keys: RpcKeys, approve: Approve): Promise<unknown> {
  const { method, params } = request
  const key = await keys.solana()
  switch (method) {
    case 'solana_signMessage': {
      const { message } = v.parse(messageSchema, params)
      const text = new TextDecoder().decode(bs58.decode(message))
      await approve({ title: 'Sign a message', facts: [['Message', text]] })
      return { signature: await signMessage(key, message) }
    }
    case 'solana_signTransaction': {
      const { transaction } = v.parse(transactionTextSchema, params)
      await approve({ title: 'Sign a transaction', facts: [['Transaction', `${transaction.slice(0, 64)}…`]] })
      return signTransaction(key, transaction)
    }
    case 'solana_signAllTransactions': {
      const { transactions } = v.parse(v.object({ transactions: v.array(v.string()) }), params)
      await approve({ title: `Sign ${transactions.length} transactions`, facts: [] })
      const signed = await Promise.all(transactions.map((one) => signTransaction(key, one)))
      return { transactions: signed.map(({ transaction }) => transaction) }
    }
    case 'solana_signAndSendTransaction': {
      const { transaction } = v.parse(transactionTextSchema, params)
      await approve({ title: 'Send a transaction', facts: [['Transaction', `${transaction.slice(0, 64)}…`]] })
      const signed = await signTransaction(key, transaction)
      const send = { ...request, method: 'sendTransaction', params: [signed.transaction] }
      return { signature: await askNode(send) }
    }
    default:
      if (method.startsWith('solana_')) throw unsupported(method)
      return askNode(request)
  }
}

const nodeAnswerSchema = v.object({
  result: v.optional(v.unknown()),
  error: v.optional(v.object({ code: v.number(), message: v.string() })),
})

async function askNode(request: RpcRequest): Promise<unknown> {
  const { method, params = [] } = request
  const response = await fetch(rpcUrlOf(request), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
  })
  const { result, error } = v.parse(nodeAnswerSchema, await response.json())
  if (error) throw new WalletError(error.code, error.message)
  return result
}

function rpcUrlOf({ rpcUrl }: RpcRequest): string {
  if (!rpcUrl) throw new WalletError(4901, 'The page named no node for this network')
  return rpcUrl
}

const chainOf = ({ chainId }: RpcRequest): number => Number(String(chainId).replace('eip155:', ''))

function demandOwn(given: Hex, account: LocalAccount): void {
  if (!isAddressEqual(given, account.address))
    throw new WalletError(4100, 'The account is not of this wallet')
}

/** The bytes as text if they are text, else as hex. */
function readable(raw: Hex): string {
  const text = hexToString(raw)
  return text.includes('\uFFFD') ? raw : text
}

const show = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value))
