import type { FailedTransactionMetadata } from 'litesvm'

/** `err` in a cluster's responses: `'AccountNotFound'`, `{ InstructionError: [0, { Custom: 1 }] }`. */
export type TransactionError = string | Readonly<Record<string, unknown>>

/** Parses the VM's text, because its error codes belong to an enum that does not exist at run time. */
export function errorOf(failed: FailedTransactionMetadata): TransactionError {
  const text = /\{ err: (.*?), meta: /s.exec(failed.toString())?.[1] ?? ''
  const instruction = /^InstructionError\((\d+), (.*)\)$/s.exec(text)
  if (instruction) return { InstructionError: [Number(instruction[1]), plain(instruction[2] ?? '')] }
  const place = /^(\w+) \{ account_index: (\d+) \}$/.exec(text)
  if (place) return { [place[1] ?? '']: { account_index: Number(place[2]) } }
  return plain(text)
}

function plain(text: string): TransactionError {
  const withNumber = /^(\w+)\((\d+)\)$/.exec(text)
  return withNumber ? { [withNumber[1] ?? '']: Number(withNumber[2]) } : text.replace(/[^\w].*$/s, '')
}

const sentences: Readonly<Record<string, string>> = {
  AccountNotFound: 'Attempt to debit an account but found no record of a prior credit.',
  AlreadyProcessed: 'This transaction has already been processed',
  BlockhashNotFound: 'Blockhash not found',
  InsufficientFundsForFee: 'Insufficient funds for fee',
  InsufficientFundsForRent: 'Transaction results in an account with insufficient funds for rent',
}

/** The error in the format of a cluster. */
export function sentenceOf(error: TransactionError): string {
  if (typeof error === 'string') return sentences[error] ?? error
  const [[name, details] = ['', undefined]] = Object.entries(error)
  if (name !== 'InstructionError' || !Array.isArray(details)) return sentences[name] ?? name
  const [index, reason]: unknown[] = details
  return `Error processing Instruction ${String(index)}: ${reasonOf(reason)}`
}

function reasonOf(reason: unknown): string {
  const code: unknown = Reflect.get(Object(reason), 'Custom')
  if (typeof code === 'number') return `custom program error: 0x${code.toString(16)}`
  // The VM prints `InvalidAccountData` as separate English words.
  return String(reason)
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
}
