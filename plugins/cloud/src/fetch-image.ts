import { isLatchkeyError } from '@latchkey/kernel'
import { HttpStatusError } from '@latchkey/kernel/web'
import type { CloudContext, ImageRequest } from './cloud-context'
import type { ImageKind } from './contract'
import { requestDirectory } from './request-service'

const MAX_IMAGE_BYTES = 500_000
/** Pause, because otherwise a failing service would get a request for every row that scrolls by. */
const PAUSE_AFTER_FAILURE_MS = 30_000

const folders: Readonly<Record<ImageKind, string>> = {
  wallet: '/getWalletImage/',
  asset: '/public/getAssetImage/',
  currency: '/public/getCurrencyImage/',
  token: '/public/getTokenImage/',
}

/** Fetched once for each id and all callers. Resolves with `undefined` for a missing picture; never rejects. */
export function fetchImage(cloud: CloudContext, kind: ImageKind, id: string): Promise<string | undefined> {
  const { images } = cloud.memory
  const key = `${kind}/${id}`
  const known = images.get(key)
  if (known && !isDue(cloud, known)) return known.url
  const request: ImageRequest = {
    failedAtMs: undefined,
    url: requestImage(cloud, kind, id).catch((error: unknown) => {
      request.failedAtMs = isFinal(error) ? undefined : cloud.ctx.clock.elapsedMs()
      // A run that ended, or a missing project id, is no failure of the picture.
      if (!isLatchkeyError(error) || error.code === 'PROJECT_ID_MISSING') images.delete(key)
      return undefined
    }),
  }
  images.set(key, request)
  return request.url
}

async function requestImage(cloud: CloudContext, kind: ImageKind, id: string): Promise<string | undefined> {
  const picture = await requestDirectory(
    cloud,
    { path: `${folders[kind]}${encodeURIComponent(id)}`, answer: 'blob', maxBytes: MAX_IMAGE_BYTES },
    (body) =>
      body instanceof Blob && /^image\/[\w.+-]+/.test(body.type) && body.size > 0 ? body : undefined,
  )
  return picture && toImageUrl(cloud, picture)
}

/** Whether another request would get the same response. */
function isFinal(error: unknown): boolean {
  if (!isLatchkeyError(error) || error.code === 'DIRECTORY_UNREACHABLE') return false
  return !(error instanceof HttpStatusError) || (error.status < 500 && error.status !== 429)
}

/** Whether the pause is over. */
function isDue({ ctx }: CloudContext, { failedAtMs }: ImageRequest): boolean {
  return failedAtMs !== undefined && ctx.clock.elapsedMs() - failedAtMs >= PAUSE_AFTER_FAILURE_MS
}

/**
 * A URL for `<img>` that is valid for the life of the instance. SVG is a document that may carry a script: as a blob it
 * would be a page of the host's own origin when opened in a tab; a data URL has an opaque origin.
 */
export async function toImageUrl({ ctx }: CloudContext, picture: Blob): Promise<string> {
  if (/^image\/svg\+xml/.test(picture.type))
    return `data:image/svg+xml,${encodeURIComponent(await picture.text())}`
  const address = URL.createObjectURL(picture)
  ctx.onDispose(() => URL.revokeObjectURL(address))
  return address
}
