import type { Traffic } from '../fault-injection/log-and-inject-faults'
import { isLoopbackOrigin } from '../http/cors'
import { type Call, type Cut, errorReply, jsonReply, type Reply } from '../http/reply'
import { pictureReply } from '../pictures/picture-reply'
import { type Directory, phoneWalletId } from './create-directory'
import { findWallets } from './find-wallets'
import { hostileWallets } from './hostile-wallets'
import { drawIcon } from './icon/draw-icon'
import { drawLantern } from './icon/draw-lantern'

/**
 * `/directory`, `/directory/many` (5,000 wallets), `/directory/invented` (no real name) and `/directory/hostile` are base
 * paths of four variants.
 */
const bases = /^\/directory(\/many|\/invented|\/hostile)?(\/.*)$/
const images = /^\/(?:getWalletImage|public\/get(?:Asset|Currency|Token)Image)\/([^/]+)$/

/** The wallet directory service. Returns undefined if the path belongs to another service. */
export function handleDirectoryRequest(
  call: Call,
  traffic: Traffic,
  directory: Directory,
  phoneUrl: string,
): Promise<Reply | Cut> | undefined {
  const [, variant, path] = bases.exec(call.path) ?? []
  if (path === undefined || call.method !== 'GET') return undefined
  const [, image] = images.exec(path) ?? []
  const service = image === undefined ? 'directory' : 'images'
  const visit = { services: [service], calls: [`GET ${call.path}?${call.query}`] } as const
  return traffic.pass(visit, call.signal, async () => {
    if (!call.query.get('projectId')) return errorReply(401, 'Project ID is missing.')
    if (image !== undefined) return imageReply(path, image, directory)
    // The caller is usually the playground, whose server also serves the phone page.
    const { origin } = call
    const phone = origin !== undefined && isLoopbackOrigin(origin) ? `${origin}/phone/` : phoneUrl
    return answerPath(path, call.query, variant, directory, phone)
  })
}

function answerPath(
  path: string,
  query: URLSearchParams,
  variant: string | undefined,
  directory: Directory,
  phoneUrl: string,
): Reply {
  switch (path) {
    case '/getWallets': {
      if (variant === '/hostile') return jsonReply({ count: hostileWallets.length, data: hostileWallets })
      const size = variant === '/many' ? 'many' : variant === '/invented' ? 'invented' : 'usual'
      return jsonReply(findWallets(directory.wallets(size, phoneUrl), query))
    }
    case '/getAnalyticsConfig':
      return jsonReply({ isAnalyticsEnabled: false })
    case '/projects/v1/origins':
      return jsonReply({ allowedOrigins: ['http://localhost:*', 'http://127.0.0.1:*'] })
    default:
      return errorReply(
        404,
        `The directory has no ${path}; the README of local-services lists what there is.`,
      )
  }
}

function imageReply(path: string, id: string, directory: Directory): Reply {
  const wallet = directory.byImage(id)
  if (path.startsWith('/getWalletImage') && !wallet) return errorReply(404, 'There is no such picture.')
  return pictureReply(wallet?.id === phoneWalletId ? drawLantern() : drawIcon(id))
}
