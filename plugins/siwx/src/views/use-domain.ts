import { useServices } from '@latchkey/kernel/react'
import { parseUrl } from '@latchkey/kernel/web'

/** The domain in the message: host and port of this page. */
export function useDomain(): string {
  const { origin } = useServices().ports.browser
  return parseUrl(origin)?.host ?? origin
}
