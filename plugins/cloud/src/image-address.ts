import type { Cloud } from './cloud-context'

/**
 * An address for `<img>` that lives as long as the instance. SVG is a document that may carry a script: as a blob it
 * would be a page of the host's own origin for whoever opens it in a tab; as a data URL it belongs to nobody.
 */
export async function toImageAddress({ ctx }: Cloud, picture: Blob): Promise<string> {
  if (/^image\/svg\+xml/.test(picture.type))
    return `data:image/svg+xml,${encodeURIComponent(await picture.text())}`
  const address = URL.createObjectURL(picture)
  ctx.onDispose(() => URL.revokeObjectURL(address))
  return address
}
