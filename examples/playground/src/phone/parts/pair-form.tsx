import { Button, LiveRegion } from '@latchkey/ui-primitives'
import { Banner } from '@latchkey/ui-primitives/screens'
import type { FormEvent, KeyboardEvent, ReactNode } from 'react'
import type { PhoneWallet } from '../wallet/phone-wallet'
import { ScanCode } from './scan-code'
import { usePairing } from './use-pairing'

interface PairFormProps {
  readonly wallet: PhoneWallet
  readonly firstUri: string | undefined
}

export function PairForm({ wallet, firstUri }: PairFormProps): ReactNode {
  const { text, setText, busy, words, isWrong, pair } = usePairing(wallet, firstUri)
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    pair(text)
  }
  /** Enter submits, since a pairing link has one line. */
  const submitByEnter = (event: KeyboardEvent<HTMLTextAreaElement>): void => {
    if (event.key !== 'Enter') return
    event.preventDefault()
    event.currentTarget.form?.requestSubmit()
  }
  return (
    <section className="card" aria-labelledby="pair-title">
      <h2 id="pair-title">Connect to a page</h2>
      <form className="pair" onSubmit={submit}>
        <label className="field" htmlFor="pairing-link">
          Pairing link
        </label>
        <textarea
          id="pairing-link"
          rows={3}
          spellCheck={false}
          autoCapitalize="off"
          autoComplete="off"
          placeholder="wc:…"
          value={text}
          aria-invalid={isWrong}
          aria-describedby="pair-hint"
          onChange={(event) => setText(event.target.value)}
          onKeyDown={submitByEnter}
        />
        <ScanCode onLink={pair} />
        {words !== undefined && <Banner variant="error">{words}</Banner>}
        <Button type="submit" variant="primary" size="large" fullWidth loading={busy}>
          Connect
        </Button>
      </form>
      <LiveRegion message={busy ? 'Waiting for the page' : ''} />
    </section>
  )
}
