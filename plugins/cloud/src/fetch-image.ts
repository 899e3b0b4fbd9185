import { isLatchkeyError } from '@latchkey/kernel'
import { HttpStatusError } from '@latchkey/kernel/web'
import { askDirectory } from './ask-directory'
import type { Cloud, KnownImage } from './cloud-context'
import type { ImageKind } from './contract'
import { toImageAddress } from './image-address'

const MAX_IMAGE_BYTES = 500_000
/** A service that is down is not asked for every row that scrolls by. */
const PAUSE_AFTER_FAILURE_MS = 30_000

const folders: Readonly<Record<ImageKind, string>> = {
  wallet: '/getWalletImage/',
  asset: '/public/getAssetImage/',
  currency: '/public/getCurrencyImage/',
  token: '/public/getTokenImage/',
}

/** Asked once for each id, however many ask at once; a missing picture is `undefined`. Never rejects. */
export function fetchImage(cloud: Cloud, kind: ImageKind, id: string): Promise<string | undefined> {
  const { images } = cloud.memory
  const key = `${kind}/${id}`
  const known = images.get(key)
  if (known && !isDue(cloud, known)) return known.url
  const asked: KnownImage = {
    failedAtMs: undefined,
    url: askForImage(cloud, kind, id).catch((error: unknown) => {
      asked.failedAtMs = isFinal(error) ? undefined : cloud.ctx.clock.now()
      // Nothing has failed where a run ended, or could not ask.
      if (!isLatchkeyError(error) || error.code === 'PROJECT_ID_MISSING') images.delete(key)
      return undefined
    }),
  }
  images.set(key, asked)
  return asked.url
}

async function askForImage(cloud: Cloud, kind: ImageKind, id: string): Promise<string | undefined> {
  // Dots are not encoded, and would climb out of the folder.
  if (/^\.{0,2}$/.test(id)) return undefined
  const picture = await askDirectory(
    cloud,
    { path: `${folders[kind]}${encodeURIComponent(id)}`, answer: 'blob', maxBytes: MAX_IMAGE_BYTES },
    (body) =>
      body instanceof Blob && /^image\/[\w.+-]+/.test(body.type) && body.size > 0 ? body : undefined,
  )
  return picture && toImageAddress(cloud, picture)
}

/** The service has answered, and will say the same again. */
function isFinal(error: unknown): boolean {
  if (!isLatchkeyError(error) || error.code === 'DIRECTORY_UNREACHABLE') return false
  return !(error instanceof HttpStatusError) || (error.status < 500 && error.status !== 429)
}

/** An age below zero is a clock that was set back. */
function isDue({ ctx }: Cloud, { failedAtMs }: KnownImage): boolean {
  if (failedAtMs === undefined) return false
  const ageMs = ctx.clock.now() - failedAtMs
  return ageMs < 0 || ageMs >= PAUSE_AFTER_FAILURE_MS
}
