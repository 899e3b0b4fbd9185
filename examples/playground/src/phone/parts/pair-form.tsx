import { Banner } from '@latchkey/ui-primitives/banner'
import { Button } from '@latchkey/ui-primitives/button'
import { LiveRegion } from '@latchkey/ui-primitives/live-region'
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import type { PhoneWallet } from '../wallet/phone-wallet'
import { readPairingLink } from './read-pairing-link'
import { ScanCode } from './scan-code'
import { useAct } from './use-act'

interface PairFormProps {
  readonly wallet: PhoneWallet
  readonly firstUri: string | undefined
}

/** A page answers at once or not at all: its code may be old. */
const PATIENCE_MS = 10_000

export function PairForm({ wallet, firstUri }: PairFormProps): ReactNode {
  const [text, setText] = useState(firstUri ?? '')
  const [complaint, setComplaint] = useState<string>()
  const { busy, failure, run } = useAct<'pair'>()
  const started = useRef(false)

  const pairAndWait = async (uri: string): Promise<void> => {
    await wallet.pair(uri)
    await untilAsked(wallet)
    setText('')
  }
  const pair = (input: string): void => {
    setText(input)
    const uri = readPairingLink(input)
    setComplaint(uri === undefined ? 'This is not a pairing link. It begins with wc:' : undefined)
    if (uri !== undefined) run('pair', () => pairAndWait(uri))
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: the link the page was opened with, once
  useEffect(() => {
    if (firstUri !== undefined && !started.current) pair(firstUri)
    started.current = true
  }, [])

  const submit = (event: FormEvent): void => {
    event.preventDefault()
    pair(text)
  }
  const words = complaint ?? failure
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
          aria-invalid={complaint !== undefined}
          aria-describedby="pair-hint"
          onChange={(event) => setText(event.target.value)}
        />
        <ScanCode onCode={pair} />
        {words !== undefined && <Banner variant="error">{words}</Banner>}
        <Button type="submit" variant="primary" size="large" fullWidth loading={busy !== undefined}>
          Connect
        </Button>
      </form>
      <LiveRegion message={busy === undefined ? '' : 'Waiting for the page'} />
    </section>
  )
}

/** Resolves when a proposal has come. Rejects where the page stays silent. */
function untilAsked(wallet: PhoneWallet): Promise<void> {
  const hasProposal = (): boolean => wallet.get().asks.some(({ kind }) => kind === 'proposal')
  return new Promise((resolve, reject) => {
    const stop = wallet.subscribe(() => {
      if (hasProposal()) end(resolve)
    })
    const timer = setTimeout(
      () => end(() => reject(new Error('The page does not answer. Make a new code there.'))),
      PATIENCE_MS,
    )
    const end = (finish: () => void): void => {
      clearTimeout(timer)
      stop()
      finish()
    }
    if (hasProposal()) end(resolve)
  })
}
