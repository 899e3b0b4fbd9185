import { modalContract } from '@latchkey/modal/contract'
import { sessionContract } from '@latchkey/session/contract'
import { useConnection } from 'latchkey/react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { PlaygroundLatchkey } from '../../latchkey/create-playground-latchkey'
import type { Settings } from '../../latchkey/settings'
import { Connections } from './connections'
import { SecondInstance } from './second-instance'

interface ConnectionDemoProps {
  readonly settings: Settings
  readonly latchkey: PlaygroundLatchkey
}

/** The main content: shows the connection and uses it as a host's page would. */
export function ConnectionDemo({ settings, latchkey }: ConnectionDemoProps): ReactNode {
  return (
    <section className="stage" aria-labelledby="stage-title">
      <h1 id="stage-title">Workbench</h1>
      <p className="lead">
        Every setting of the playground. The wallets here are simulated: real keys, real signatures, three
        local chains, no money.
      </p>
      <ConnectionFacts latchkey={latchkey} hasSolana={settings.solana} />
      {settings.second && <SecondInstance />}
      {settings.place !== 'dialog' && <Embedded latchkey={latchkey} />}
    </section>
  )
}

/** Brass Wallet is on both chains, where the page is. */
const stepsWith = (hasSolana: boolean): readonly string[] => [
  'Press Connect wallet and choose Brass Wallet.',
  ...(hasSolana ? ['Choose where to use it: Ethereum networks or Solana.'] : []),
  'Approve in the window it opens.',
  'Sign, switch networks, reload: you stay who you are.',
]

interface FactsProps {
  readonly latchkey: PlaygroundLatchkey
  readonly hasSolana: boolean
}

function ConnectionFacts({ latchkey, hasSolana }: FactsProps): ReactNode {
  const connection = useConnection()
  const [outcome, setOutcome] = useState('')
  if (connection.status !== 'connected')
    return (
      <div className="start">
        <ol className="steps">
          {stepsWith(hasSolana).map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
        <p className="hint">
          Status: <strong data-testid="status">{connection.status}</strong>
        </p>
      </div>
    )
  const sign = async (): Promise<void> => {
    setOutcome('Waiting for the wallet…')
    try {
      setOutcome(await signAnywhere(latchkey, connection))
    } catch (error) {
      setOutcome(error instanceof Error ? error.message : 'The wallet refused.')
    }
  }
  return (
    <>
      <dl className="facts">
        <dt>Status</dt>
        <dd data-testid="status">{connection.status}</dd>
        <dt>Address</dt>
        <dd data-testid="address">{connection.address}</dd>
        <dt>Network</dt>
        <dd data-testid="network">{connection.network?.name ?? connection.networkId}</dd>
      </dl>
      <p className="actions">
        <button type="button" className="plain" onClick={sign}>
          Sign a message
        </button>
        <output data-testid="signature" data-hex={outcome.startsWith('0x')}>
          {outcome}
        </output>
      </p>
      <Connections />
    </>
  )
}

/** Signs with viem's client on EVM networks, else with the capabilities of the chain's adapter. */
async function signAnywhere(
  latchkey: PlaygroundLatchkey,
  connection: Extract<ReturnType<typeof useConnection>, { readonly status: 'connected' }>,
): Promise<string> {
  const message = 'Hello from Latchkey'
  if (connection.account.namespace === 'eip155')
    return (await connection.walletClient()).signMessage({ message })
  const session = latchkey.get(sessionContract)
  const target = session.active()
  const abilities = await session.adapter(connection.account.namespace)?.capabilities()
  if (!target || !abilities?.sign) throw new Error('This chain signs no messages.')
  return abilities.sign.message(message, target)
}

function Embedded({ latchkey }: { readonly latchkey: PlaygroundLatchkey }): ReactNode {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (place.current) return latchkey.get(modalContract).embed(place.current)
    return undefined
  }, [latchkey])
  return <div ref={place} className="embedded" data-testid="embedded" />
}
