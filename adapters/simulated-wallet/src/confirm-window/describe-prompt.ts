import { gasPaysAll } from '@latchkey/session/chain'
import { bytesOfHex, isTokenSignature, signInFault, tokenMethods, utf8Text } from '@latchkey/session/requests'
import type { Translate, WalletNetwork } from '../options'
import type { Prompt, TransactionRequest, TypedDataRequest } from '../prompt'
import type { SolanaInstruction } from '../solana/read-transaction'
import { standardChain } from '../solana/standard'
import { describePermissions } from './describe-permissions'
import { formatUnits, type PromptDescription, type PromptField, signedMembers } from './prompt-fields'

export function describePrompt(prompt: Prompt, t: Translate, site: string): PromptDescription {
  const { title, explanation, approve, fields } = describeKind(prompt, t, site)
  const account: PromptField = { label: t('account', 'Account'), value: prompt.account, wide: true }
  const network: PromptField = { label: t('network', 'Network'), value: networkName(prompt.network, t) }
  // A connection lets the user choose the account, and a network switch names both networks; a row would repeat them.
  const where = prompt.kind === 'connect' ? [network] : isMove(prompt) ? [account] : [account, network]
  return { title, explanation, approve, fields: [...fields, ...where] }
}

export function networkName(network: WalletNetwork, t: Translate): string {
  if (network.networkId.startsWith('solana:')) return network.name ?? clusterName(network)
  const number = network.networkId.slice('eip155:'.length)
  return network.name ?? t('networkNumber', 'Network {number}', { number })
}

function isMove(prompt: Prompt): boolean {
  return prompt.kind === 'switch-network' || prompt.kind === 'add-network'
}

function describeKind(prompt: Prompt, t: Translate, site: string): PromptDescription {
  switch (prompt.kind) {
    case 'unlock':
      return {
        title: t('unlock.title', 'Unlock the wallet'),
        explanation: t('unlock.explanation', '{site} asks for this wallet, which is locked.', { site }),
        approve: t('unlock.approve', 'Unlock'),
        fields: [],
      }
    case 'connect':
      return {
        title: t('connect.title', 'Connect to {site}', { site }),
        explanation: t('connect.explanation', 'The page will see this address and may ask you to sign.'),
        approve: t('connect.approve', 'Connect'),
        fields: [],
      }
    case 'switch-network':
      return {
        title: t('switch.title', 'Switch network'),
        explanation: t('switch.explanation', '{site} asks the wallet to move to another network.', { site }),
        approve: t('switch.approve', 'Switch'),
        fields: [
          { label: t('from', 'From'), value: networkName(prompt.network, t) },
          { label: t('to', 'To'), value: networkName(prompt.target, t) },
        ],
      }
    case 'add-network':
      return {
        title: t('add.title', 'Add a network and switch to it'),
        explanation: t('add.explanation', '{site} suggests a network this wallet does not know.', { site }),
        approve: t('add.approve', 'Add and switch'),
        fields: [
          { label: t('name', 'Name'), value: networkName(prompt.target, t) },
          { label: t('networkId', 'Network id'), value: prompt.target.networkId },
          { label: t('currency', 'Currency'), value: prompt.target.currencySymbol ?? 'ETH' },
          { label: t('rpcUrl', 'RPC address'), value: prompt.target.rpcUrl, wide: true },
        ],
      }
    case 'sign-message':
      return {
        title: t('sign.title', 'Sign a message'),
        explanation: t(
          'sign.explanation',
          'A signature can give others rights. Sign only what you understand.',
        ),
        approve: t('sign.approve', 'Sign'),
        fields: describeMessage(prompt.message, t, site),
      }
    case 'sign-in':
      return {
        title: t('signIn.title', 'Sign in to {site}', { site }),
        explanation: t('signIn.explanation', 'The page will see this address. Signing moves no money.'),
        approve: t('signIn.approve', 'Sign in'),
        fields: describeMessage(prompt.message, t, site),
      }
    case 'sign-solana-transactions':
    case 'send-solana-transactions':
      return describeSolanaTransactions(prompt, t)
    case 'sign-typed-data':
      return {
        title: t('typed.title', 'Sign {name}', { name: prompt.typedData.primaryType }),
        explanation: t('typed.explanation', 'A signature like this can give others rights. Read it through.'),
        approve: t('sign.approve', 'Sign'),
        fields: describeTypedData(prompt.typedData, t),
      }
    case 'grant-permissions':
    case 'revoke-permissions':
      return describePermissions(prompt, t)
    case 'send-transaction': {
      const { transaction, network } = prompt
      const { transfer, data } = describeCall(transaction, network, t)
      return {
        title: t('send.title', 'Send a transaction'),
        explanation: t('send.explanation', 'This goes to the chain and cannot be taken back.'),
        approve: t('send.approve', 'Send'),
        fields: [...transfer, describeFee(transaction.maximumFee, network, t), ...data],
      }
    }
    case 'send-calls': {
      const { calls, maximumFee, network } = prompt
      const described = calls.map((call) => describeCall(call, network, t))
      return {
        title: t('calls.title', 'Do {count} things at once', { count: calls.length }),
        explanation: t('calls.explanation', 'All of this happens, or nothing. It cannot be taken back.'),
        approve: t('send.approve', 'Send'),
        fields: [
          ...described.flatMap(({ transfer, data }) => [...transfer, ...data]),
          describeFee(maximumFee, network, t),
        ],
      }
    }
  }
}

interface DescribedCall {
  /** Amount and receiver. */
  readonly transfer: readonly PromptField[]
  readonly data: readonly PromptField[]
}

function describeCall(
  { to, value, data }: Pick<TransactionRequest, 'to' | 'value' | 'data'>,
  { currencySymbol = 'ETH' }: WalletNetwork,
  t: Translate,
): DescribedCall {
  const byteCount = (data.length - 2) / 2
  const label = t('send.data', 'Data, {byteCount} bytes', { byteCount })
  return {
    transfer: [
      { label: t('amount', 'Amount'), value: `${formatUnits(value, 18)} ${currencySymbol}` },
      { label: t('to', 'To'), value: to ?? t('send.deploy', 'a new contract'), wide: true },
    ],
    data: byteCount > 0 ? [...describeTokenMethod(data, t), { label, value: data, wide: true }] : [],
  }
}

function describeTokenMethod(data: string, t: Translate): readonly PromptField[] {
  const known = tokenMethods.get(data.slice(0, 10).toLowerCase())
  if (!known) return []
  return [
    { label: t('send.method', 'Method'), value: known.signature, wide: true },
    {
      label: t('careful', 'Careful'),
      value: t('send.tokens', 'This can move tokens or NFTs of the account, or let others do it.'),
      wide: true,
    },
  ]
}

function describeFee(
  fee: bigint,
  { networkId, currencySymbol = 'ETH' }: WalletNetwork,
  t: Translate,
): PromptField {
  const amount = `${formatUnits(fee, 18)} ${currencySymbol}`
  return {
    label: t('send.fee', 'Fee, at most'),
    value: gasPaysAll(Number(networkId.slice('eip155:'.length)))
      ? amount
      : t('send.feeAndMore', '{amount}, plus what this network may add, which isn’t known', { amount }),
  }
}

function clusterName({ networkId }: WalletNetwork): string {
  const chain = standardChain(networkId)
  return chain === 'solana:mainnet' ? 'Solana' : `Solana ${chain.slice('solana:'.length)}`
}

function describeTypedData(
  { domain, types, primaryType, message }: TypedDataRequest,
  t: Translate,
): readonly PromptField[] {
  const { name, version, chainId, verifyingContract } = domain
  const tokens = t('typed.tokens', 'Others may take tokens of the account with it, without a transaction.')
  return [
    ...(isTokenSignature(primaryType, types)
      ? [{ label: t('careful', 'Careful'), value: tokens, wide: true }]
      : []),
    ...(name ? [{ label: t('typed.for', 'For'), value: version ? `${name} ${version}` : name }] : []),
    ...(chainId === undefined ? [] : [{ label: t('networkId', 'Network id'), value: `eip155:${chainId}` }]),
    ...(verifyingContract
      ? [{ label: t('contract', 'Contract'), value: verifyingContract, wide: true }]
      : []),
    {
      label: t('contents', 'Contents'),
      value: JSON.stringify(signedMembers(types, primaryType, message), showBigint, 2),
      wide: true,
    },
  ]
}

// A page in the same process may pass bigints, which JSON does not support.
function showBigint(_key: string, value: unknown): unknown {
  return typeof value === 'bigint' ? value.toString() : value
}

function describeMessage(message: `0x${string}`, t: Translate, site: string): readonly PromptField[] {
  const bytes = bytesOfHex(message)
  const text = utf8Text(bytes)
  const shown = { label: t('message', 'Message'), value: text ?? message, wide: true }
  const careful = (value: string): PromptField => ({ label: t('careful', 'Careful'), value, wide: true })
  const fault = signInFault(bytes, `https://${site}`)
  if (typeof fault === 'object')
    return [
      careful(t('sign.elsewhere', 'This signs you in at {domain}, which is another site.', fault)),
      shown,
    ]
  if (text === undefined)
    return [
      careful(
        t(
          'sign.unreadable',
          'These bytes are no readable text, and nobody can tell from them what the signature allows.',
        ),
      ),
      shown,
    ]
  return [shown]
}

type SolanaPrompt = Extract<Prompt, { readonly transactions: readonly unknown[] }>

const SOL_DECIMALS = 9

/** One or several transactions: the effect of each, in order, and the maximum cost of all. */
function describeSolanaTransactions(prompt: SolanaPrompt, t: Translate): PromptDescription {
  const { transactions, network } = prompt
  const count = transactions.length
  const sends = prompt.kind === 'send-solana-transactions'
  const symbol = network.currencySymbol ?? 'SOL'
  const fee = transactions.reduce((sum, transaction) => sum + transaction.fee, 0n)
  return {
    title: titleOf(sends, count, t),
    explanation: sends
      ? t('send.explanation', 'This goes to the chain and cannot be taken back.')
      : t('solana.signExplanation', 'The page can send what you sign, now or later.'),
    approve: sends ? t('send.approve', 'Send') : t('sign.approve', 'Sign'),
    fields: [
      ...transactions.flatMap(({ instructions }) =>
        instructions.flatMap((instruction) => describeInstruction(instruction, symbol, t)),
      ),
      { label: t('send.fee', 'Fee, at most'), value: `${formatUnits(fee, SOL_DECIMALS)} ${symbol}` },
    ],
  }
}

function titleOf(sends: boolean, count: number, t: Translate): string {
  if (count === 1) {
    return sends ? t('send.title', 'Send a transaction') : t('solana.sign', 'Sign a transaction')
  }
  return sends
    ? t('solana.sendMany', 'Send {count} transactions', { count })
    : t('solana.signMany', 'Sign {count} transactions', { count })
}

function describeInstruction(
  instruction: SolanaInstruction,
  symbol: string,
  t: Translate,
): readonly PromptField[] {
  const to = t('to', 'To')
  switch (instruction.kind) {
    case 'transfer':
      return [
        {
          label: t('amount', 'Amount'),
          value: `${formatUnits(instruction.lamports, SOL_DECIMALS)} ${symbol}`,
        },
        { label: to, value: instruction.to, wide: true },
      ]
    case 'token-transfer':
      return [
        { label: t('amount', 'Amount'), value: formatUnits(instruction.amount, instruction.decimals) },
        { label: t('solana.token', 'Token'), value: instruction.mint, wide: true },
        { label: t('solana.tokenAccount', 'To token account'), value: instruction.to, wide: true },
      ]
    case 'other': {
      const { program, byteCount } = instruction
      const label = t('solana.program', 'Calls a program, {byteCount} bytes', { byteCount })
      return [{ label, value: program, wide: true }]
    }
  }
}
