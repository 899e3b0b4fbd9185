import { useServices } from '@latchkey/kernel/react'

/** The domain in the message: host and port of this page. */
export function useDomain(): string {
  const { origin } = useServices().ports.browser
  return URL.canParse(origin) ? new URL(origin).host : origin
}
