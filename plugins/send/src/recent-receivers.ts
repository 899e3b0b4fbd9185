import { isNetworkId } from '@latchkey/session/caip'
import type { RecentReceiver, SendRequest, SendState } from './contract'

const MAX_RECENT = 30
const MAX_TEXT_LENGTH = 256

/** Puts the receiver of a request first. */
export function rememberReceiver(
  recent: readonly RecentReceiver[],
  { target: { namespace, networkId }, to, toName }: SendRequest,
): readonly RecentReceiver[] {
  const others = recent.filter((one) => one.namespace !== namespace || one.address !== to)
  const newest = { namespace, address: to, ...(toName === undefined ? {} : { name: toName, networkId }) }
  return [newest, ...others].slice(0, MAX_RECENT)
}

/**
 * Validates the stored receivers, because other scripts can write to the storage. Invalid data is dropped as
 * a whole.
 */
export function parseRecent(stored: unknown): Pick<SendState, 'recent'> | undefined {
  if (typeof stored !== 'object' || stored === null) return undefined
  const recent: unknown = Reflect.get(stored, 'recent')
  if (!Array.isArray(recent) || recent.length > MAX_RECENT || !recent.every(isRecent)) return undefined
  return {
    recent: recent.map(({ namespace, address, name, networkId }) => ({
      namespace,
      address,
      ...(name === undefined ? {} : { name }),
      ...(networkId === undefined ? {} : { networkId }),
    })),
  }
}

function isRecent(value: unknown): value is RecentReceiver {
  if (typeof value !== 'object' || value === null) return false
  const isText = (name: string): boolean => {
    const text: unknown = Reflect.get(value, name)
    return typeof text === 'string' && text !== '' && text.length <= MAX_TEXT_LENGTH
  }
  return (
    isText('namespace') &&
    isText('address') &&
    (!('name' in value) || isText('name')) &&
    (!('networkId' in value) || isNetworkId(value.networkId))
  )
}
