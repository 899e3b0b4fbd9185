import { gatewayUrl } from './services'

/** What the local services let the embedded wallet's frame do. */
export type FrameFault = 'none' | 'slow' | 'never-ready' | 'wrong-origin' | 'replay' | 'oversize' | 'expired'

interface FrameFaultText {
  readonly id: FrameFault
  readonly label: string
  /** What a user then sees. */
  readonly effect: string
}

export const frameFaults: readonly FrameFaultText[] = [
  { id: 'none', label: 'Works', effect: 'as it should' },
  { id: 'slow', label: 'Is slow', effect: 'takes 8 s to load' },
  { id: 'never-ready', label: 'Never gets ready', effect: 'is given up after 20 s' },
  { id: 'wrong-origin', label: 'Moves to another origin', effect: 'is not listened to' },
  { id: 'replay', label: 'Repeats its replies', effect: 'the second one is dropped' },
  { id: 'oversize', label: 'Sends huge replies', effect: 'they are dropped' },
  { id: 'expired', label: 'Finds codes expired', effect: 'another code is needed' },
]

const SLOW_MS = 8_000
const services = ['frame:page', 'frame:codes'] as const

const post = async (fault: object): Promise<void> => {
  const response = await fetch(`${gatewayUrl()}/faults`, { method: 'POST', body: JSON.stringify(fault) })
  if (!response.ok) throw new Error(await response.text())
}

/** Sets this fault of the frame and removes its others. */
export async function setFrameFault(kind: FrameFault): Promise<void> {
  for (const service of services) await post({ service, kind: 'none' })
  if (kind === 'none') return
  const service = kind === 'expired' ? 'frame:codes' : 'frame:page'
  await post({ service, kind, ...(kind === 'slow' && { delayMs: SLOW_MS }) })
}

/** The fault that is set, by this page or another one. */
export async function readFrameFault(): Promise<FrameFault> {
  const set: unknown = await (await fetch(`${gatewayUrl()}/faults`)).json()
  const all: readonly unknown[] = Array.isArray(set) ? set : []
  const own = all.find((fault) =>
    services.some((service) => service === Reflect.get(Object(fault), 'service')),
  )
  return frameFaults.find(({ id }) => id === Reflect.get(Object(own), 'kind'))?.id ?? 'none'
}
