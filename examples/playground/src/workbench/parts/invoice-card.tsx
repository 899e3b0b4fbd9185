import type { PaymentOptions } from '@latchkey/pay'
import { payContract } from '@latchkey/pay/contract'
import { type ReactNode, useState } from 'react'
import type { PlaygroundLatchkey } from '../../latchkey/create-playground-latchkey'

const SHOP = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const SHOP_ON_SOLANA = '2yaW8VAMLhQiornz1BgcSWDUSH2jC2dmB8RWnTJi8Yab'

/** The goods of a shop, with prices on the local chains. */
const invoices: readonly (PaymentOptions & { readonly title: string })[] = [
  {
    title: '0.05 ETH on Ethereum',
    paymentAsset: {
      network: 'eip155:1',
      asset: 'native',
      metadata: { name: 'Ether', symbol: 'ETH', decimals: 18 },
    },
    recipient: SHOP,
    amount: '0.05',
  },
  {
    title: '12.50 USDC on Base',
    paymentAsset: {
      network: 'eip155:8453',
      asset: '0x023424befEb5ABA801129e5150A31A7b51c8d5b7',
      metadata: { name: 'USD Coin', symbol: 'USDC', decimals: 6 },
    },
    recipient: SHOP,
    amount: '12.50',
  },
  {
    title: '0.25 SOL on Solana',
    paymentAsset: {
      network: 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
      asset: 'native',
      metadata: { name: 'Solana', symbol: 'SOL', decimals: 9 },
    },
    recipient: SHOP_ON_SOLANA,
    amount: '0.25',
  },
]

/** A shop's page: opens a payment and shows the hash of its receipt. */
export function InvoiceCard({ latchkey }: { readonly latchkey: PlaygroundLatchkey }): ReactNode {
  const [title, setTitle] = useState(invoices[0]?.title)
  const [outcome, setOutcome] = useState('')
  const ask = async (): Promise<void> => {
    const invoice = invoices.find((one) => one.title === title)
    if (!invoice) return
    setOutcome('Waiting for the payment…')
    try {
      const receipt = await latchkey.get(payContract).pay(invoice)
      setOutcome(`Paid: ${receipt.hash ?? receipt.type}`)
    } catch (error) {
      setOutcome(error instanceof Error ? error.message : 'Not paid.')
    }
  }
  return (
    <section className="card" aria-labelledby="invoice-title">
      <h2 id="invoice-title">An invoice</h2>
      <p className="hint">A shop asks for a payment by wallet or exchange.</p>
      <p>
        <select aria-label="Invoice" value={title} onChange={(event) => setTitle(event.target.value)}>
          {invoices.map((one) => (
            <option key={one.title}>{one.title}</option>
          ))}
        </select>
      </p>
      <p className="actions">
        <button type="button" className="plain" onClick={() => void ask()}>
          Pay an invoice
        </button>
        <output data-testid="invoice" data-hex={outcome.includes('0x')}>
          {outcome}
        </output>
      </p>
    </section>
  )
}
