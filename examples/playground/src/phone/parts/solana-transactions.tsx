import type { SolanaInstruction, SolanaTransaction } from '@latchkey/simulated-wallet'
import type { ReactNode } from 'react'
import { formatUnits } from 'viem'
import type { SolanaRequestContent } from '../wallet/solana/solana-request-content'

interface SolanaTransactionsProps {
  readonly content: Extract<SolanaRequestContent, { readonly kind: 'solanaTransactions' }>
}

const sol = (lamports: bigint): string => `${formatUnits(lamports, 9)} SOL`

/** The effects of each transaction in order, and its maximum fee. */
export function SolanaTransactions({ content }: SolanaTransactionsProps): ReactNode {
  const { transactions, address, act } = content
  return (
    <>
      {transactions.map(({ transaction }, index) => (
        <section key={index} className="transaction">
          {transactions.length > 1 && <h2 className="small">Transaction {index + 1}</h2>}
          <Transaction transaction={transaction} signer={address} />
        </section>
      ))}
      {act !== 'send' && <p className="small">The page can send what you sign, now or later.</p>}
    </>
  )
}

interface TransactionProps {
  readonly transaction: SolanaTransaction
  readonly signer: string
}

function Transaction({ transaction, signer }: TransactionProps): ReactNode {
  const { instructions, fee, feePayer } = transaction
  return (
    <dl className="facts">
      {instructions.map((instruction, index) => (
        <Instruction key={index} instruction={instruction} signer={signer} />
      ))}
      <dt>Fee, at most</dt>
      <dd>{sol(fee)}</dd>
      {feePayer !== signer && (
        <>
          <dt>Paid by</dt>
          <dd>{feePayer}</dd>
        </>
      )}
    </dl>
  )
}

interface InstructionProps {
  readonly instruction: SolanaInstruction
  readonly signer: string
}

function Instruction({ instruction, signer }: InstructionProps): ReactNode {
  switch (instruction.kind) {
    case 'transfer':
      return (
        <>
          {instruction.from !== signer && (
            <>
              <dt>From</dt>
              <dd>{instruction.from}</dd>
            </>
          )}
          <dt>To</dt>
          <dd>{instruction.to}</dd>
          <dt>Amount</dt>
          <dd>{sol(instruction.lamports)}</dd>
        </>
      )
    case 'token-transfer':
      return (
        <>
          <dt>To</dt>
          <dd>{instruction.to} (token account)</dd>
          <dt>Amount</dt>
          <dd>{formatUnits(instruction.amount, instruction.decimals)}</dd>
          <dt>Token</dt>
          <dd>{instruction.mint}</dd>
        </>
      )
    case 'other':
      return (
        <>
          <dt>Program</dt>
          <dd>
            {instruction.program}, {instruction.byteCount} bytes
          </dd>
        </>
      )
  }
}
