import {
  AddressField,
  type AddressValue,
  AmountField,
  EMPTY_ADDRESS,
  OtpField,
  TextField,
} from '@latchkey/ui-primitives/forms'
import type { SheetState } from '../gallery-state'

const ADA = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const nothing = (): void => undefined

function addressTexts(word: (english: string) => string) {
  return {
    paste: word('Paste'),
    loading: word('Looking up the name…'),
    valid: word('Valid address'),
    notFound: word('Nobody has this name.'),
    failed: word('Couldn’t look up the name.'),
    unusual: word('This name has unusual characters. Check the address.'),
  }
}

interface ToProps {
  readonly word: (english: string) => string
  readonly value: AddressValue
  readonly error?: string
  readonly warning?: string
}

function To({ word, ...props }: ToProps) {
  return (
    <AddressField
      label={word('To')}
      placeholder={word('Address or name')}
      isAddress={() => true}
      texts={addressTexts(word)}
      onChange={nothing}
      {...props}
    />
  )
}

/** The form fields in all their states. */
export const fieldSheets: readonly SheetState[] = [
  {
    id: 'primitive/text-field',
    specimens: [
      {
        name: 'empty, with a hint',
        content: (word) => (
          <TextField
            label={word('Email')}
            hint={word('For the receipt, nothing else.')}
            placeholder="you@example.com"
            value=""
            onChange={nothing}
          />
        ),
      },
      {
        name: 'filled',
        content: (word) => (
          <TextField
            label={word('Email')}
            clearLabel={word('Clear')}
            value="ada@example.com"
            onChange={nothing}
          />
        ),
      },
      {
        name: 'with an error',
        content: (word) => (
          <TextField
            label={word('Email')}
            clearLabel={word('Clear')}
            error={word('That’s no email address. Check the part after the @.')}
            value="ada@example"
            onChange={nothing}
          />
        ),
      },
      {
        name: 'while it is sent; disabled',
        content: (word) => (
          <>
            <TextField label={word('Email')} readOnly value="ada@example.com" onChange={nothing} />
            <TextField label={word('Email')} disabled value="ada@example.com" onChange={nothing} />
          </>
        ),
      },
    ],
  },
  {
    id: 'primitive/otp-field',
    specimens: [
      { name: 'empty', digits: '' },
      { name: 'half', digits: '402' },
      { name: 'full', digits: '402918' },
    ].map(({ name, digits }) => ({
      name,
      content: (word: (english: string) => string) => (
        <OtpField label={word('Code from your email')} value={digits} onChange={nothing} />
      ),
    })),
  },
  {
    id: 'primitive/otp-field-error',
    specimens: [
      {
        name: 'with an error',
        content: (word) => (
          <OtpField
            label={word('Code from your email')}
            error={word('That’s not the code. Try again.')}
            value="402918"
            onChange={nothing}
          />
        ),
      },
    ],
  },
  {
    id: 'primitive/amount-field',
    specimens: [
      {
        name: 'empty, with what there is',
        content: (word) => (
          <AmountField
            label={word('Amount')}
            aside={word('You have 2.5 ETH')}
            unit="ETH"
            decimals={18}
            max="2500000000000000000"
            maxLabel={word('Max')}
            value=""
            onChange={nothing}
          />
        ),
      },
      {
        name: 'filled, with its worth',
        content: (word) => (
          <AmountField
            label={word('Amount')}
            aside="$4,120.50"
            unit="ETH"
            decimals={18}
            max="2500000000000000000"
            maxLabel={word('Max')}
            hint={word('Network fee about $0.12')}
            value="1.25"
            onChange={nothing}
          />
        ),
      },
      {
        name: 'money, too large',
        content: (word) => (
          <AmountField
            label={word('Amount')}
            unit="USD"
            decimals={2}
            error={word('That’s more than you have.')}
            value="1,234.56"
            onChange={nothing}
          />
        ),
      },
      {
        name: 'a long one',
        content: (word) => (
          <AmountField
            label={word('Amount')}
            unit="ETH"
            decimals={18}
            max="1"
            maxLabel={word('Max')}
            value="115792089237316195423570.985008687907853269"
            onChange={nothing}
          />
        ),
      },
    ],
  },
  {
    id: 'primitive/address-field',
    specimens: [
      { name: 'empty', content: (word) => <To word={word} value={EMPTY_ADDRESS} /> },
      {
        name: 'an address',
        content: (word) => <To word={word} value={{ phase: 'address', text: ADA, address: ADA }} />,
      },
      {
        name: 'an address like another',
        content: (word) => (
          <To
            word={word}
            value={{ phase: 'address', text: ADA, address: ADA }}
            warning={word('This looks like an address you used before, but it’s another one.')}
          />
        ),
      },
      {
        name: 'no address',
        content: (word) => (
          <To
            word={word}
            value={{ phase: 'invalid', text: '0x7099' }}
            error={word('That’s no address on Ethereum.')}
          />
        ),
      },
    ],
  },
  {
    id: 'primitive/address-field-name',
    specimens: [
      {
        name: 'looked up',
        content: (word) => <To word={word} value={{ phase: 'loading', text: 'ada.eth' }} />,
      },
      {
        name: 'found',
        content: (word) => (
          <To word={word} value={{ phase: 'found', text: 'ada.eth', address: ADA, resolved: {} }} />
        ),
      },
      {
        name: 'not found',
        content: (word) => <To word={word} value={{ phase: 'not-found', text: 'adda.eth' }} />,
      },
      {
        name: 'unusual',
        content: (word) => (
          <To word={word} value={{ phase: 'unusual', text: 'аda.eth', address: ADA, resolved: {} }} />
        ),
      },
    ],
  },
]
