import { usePlugin, usePluginState, useRouter } from '@latchkey/kernel/react'
import { type ActiveTarget, sessionContract } from '@latchkey/session/contract'
import { Button } from '@latchkey/ui-primitives/button'
import { NetworkDrawing } from '@latchkey/ui-primitives/drawing/network'
import { WalletDrawing } from '@latchkey/ui-primitives/drawing/wallet'
import { EmptyState } from '@latchkey/ui-primitives/empty-state'
import { useSheets } from '@latchkey/ui-primitives/sheets'
import { type ReactElement, type ReactNode, useState } from 'react'
import { type SendParameters, sendContract } from '../contract'
import { useCopy } from '../copy/use-copy'
import type { StepViewProps } from '../send-steps'
import * as css from './send.css'
import { SendForm } from './send-form'
import { useLeaveWhenSent, useTarget } from './use-target'

/** The form, or why there is none. */
export function SendView({ steps, args }: StepViewProps<SendParameters | undefined>): ReactNode {
  const say = useCopy()
  const target = useTarget()
  const networks = usePluginState(sessionContract, (state) => state.networks)
  useLeaveWhenSent(steps)
  if (!target) return <EmptyState drawing={<WalletDrawing />} sentence={say('send.no-account')} />
  const wanted = args?.networkId
  if (wanted !== undefined && wanted !== target.networkId) {
    const network = networks.find(({ id }) => id === wanted)
    return network ? (
      <SwitchFirst key={wanted} network={network} />
    ) : (
      <EmptyState drawing={<NetworkDrawing />} sentence={say('send.network-not-found', { id: wanted })} />
    )
  }
  if (!target.network || !isServed(target))
    return <EmptyState drawing={<NetworkDrawing />} sentence={say('send.unsupported')} />
  return <SendForm steps={steps} target={target} parameters={args ?? {}} />
}

/** The namespaces whose adapters send transactions. */
const isServed = ({ namespace }: ActiveTarget): boolean => namespace === 'eip155' || namespace === 'solana'

/** The page wants it sent on another network than the wallet is on. Part: `send-switch`. */
function SwitchFirst({
  network: { id, name },
}: {
  readonly network: { readonly id: `${string}:${string}`; readonly name: string }
}): ReactElement {
  useSheets(css.sheets)
  const say = useCopy()
  const session = usePlugin(sessionContract)
  const router = useRouter(sendContract)
  const [isSwitching, setSwitching] = useState(false)
  const change = async (): Promise<void> => {
    setSwitching(true)
    // What the wallet refuses is shown by the button being there again.
    await session.switchNetwork(id).catch(() => undefined)
    setSwitching(false)
  }
  return (
    <EmptyState
      drawing={<NetworkDrawing />}
      sentence={say('send.switch-hint', { network: name })}
      action={
        <div className={css.actions}>
          <Button
            part="send-switch"
            variant="primary"
            size="large"
            fullWidth
            loading={isSwitching}
            onClick={() => void change()}
          >
            {say('send.switch', { network: name })}
          </Button>
          <Button size="large" fullWidth onClick={() => router.back()}>
            {say('send.cancel')}
          </Button>
        </div>
      }
    />
  )
}
