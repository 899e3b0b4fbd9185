import type { Translate } from '../options'
import type { Prompt } from '../prompt'
import type { SolanaInstruction } from '../solana/read-instruction'
import { formatUnits } from './format-units'
import type { PromptDescription, PromptField } from './prompt-description'

type SolanaPrompt = Extract<Prompt, { readonly transactions: readonly unknown[] }>

const SOL_DECIMALS = 9

/** One or several transactions: what each does, in order, and the most that all of them cost. */
export function describeSolanaTransactions(prompt: SolanaPrompt, t: Translate): PromptDescription {
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
