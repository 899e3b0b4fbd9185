import { isWebUrl } from '@latchkey/kernel'
import { parseWalletName } from '@latchkey/session/adapter-kit'
import type { WalletInfo } from '@latchkey/session/contract'
import * as v from 'valibot'

const ADDRESS_LIMIT = 2_048
const DATA_ICON_LIMIT = 128_000

const peerSchema = v.object({
  metadata: v.object({ name: v.string(), icons: v.optional(v.unknown()), url: v.optional(v.unknown()) }),
})

/** What a wallet says of itself; nothing when it does not even say a name. */
export function readPeer(input: unknown): WalletInfo | undefined {
  const { success, output } = v.safeParse(peerSchema, input)
  if (!success) return undefined
  const name = parseWalletName(output.metadata.name)
  if (name === undefined) return undefined
  const { icons, url } = output.metadata
  const iconUrl = (Array.isArray(icons) ? icons.slice(0, 10) : []).find(isIcon)
  const identifier = hostOf(url)
  return {
    name,
    ...(iconUrl === undefined ? {} : { iconUrl }),
    ...(identifier === undefined ? {} : { identifier }),
  }
}

function hostOf(input: unknown): string | undefined {
  if (typeof input !== 'string' || input.length > ADDRESS_LIMIT || !isWebUrl(input)) return undefined
  return new URL(input).host
}

function isIcon(input: unknown): input is string {
  if (typeof input !== 'string') return false
  if (/^data:image\/(png|jpeg|webp|gif|svg\+xml)[;,]/i.test(input)) return input.length <= DATA_ICON_LIMIT
  return input.startsWith('https:') && input.length <= ADDRESS_LIMIT && isWebUrl(input)
}
