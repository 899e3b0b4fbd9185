import type { CloudContext } from './cloud-context'

/**
 * A URL for `<img>` that is valid for the life of the instance. SVG is a document that may carry a script: as a blob it
 * would be a page of the host's own origin when opened in a tab; a data URL has an opaque origin.
 */
export async function toImageUrl({ ctx }: CloudContext, picture: Blob): Promise<string> {
  // control: directory-picture-that-is-a-page
  if (/^image\/svg\+xml/.test(picture.type))
    return `data:image/svg+xml,${encodeURIComponent(await picture.text())}`
  const address = URL.createObjectURL(picture)
  ctx.onDispose(() => URL.revokeObjectURL(address))
  return address
}
