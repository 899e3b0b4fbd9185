import { drawIcon } from '../directory/icon/draw-icon'
import type { Traffic } from '../fault-injection/log-and-inject-faults'
import type { Call, Cut, Reply } from '../http/reply'
import { pictureReply } from './picture-reply'

const pictures = /^\/pictures\/([^/]+)\.svg$/

/** `/pictures/{id}.svg`: a picture for any id of a token or user. Returns undefined for other paths. */
export function handlePictureRequest(
  { method, path, signal }: Call,
  traffic: Traffic,
): Promise<Reply | Cut> | undefined {
  const [, id] = pictures.exec(path) ?? []
  // ENS clients check the content type with HEAD.
  if (id === undefined || (method !== 'GET' && method !== 'HEAD')) return undefined
  const visit = { services: ['images'], calls: [`${method} ${path}`] } as const
  return traffic.pass(visit, signal, async () => pictureReply(drawIcon(id)))
}
