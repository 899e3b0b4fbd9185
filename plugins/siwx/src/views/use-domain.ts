import { useServices } from '@latchkey/kernel/react'

/** The host of this page, which the message names. */
export function useDomain(): string {
  const { origin } = useServices().ports.browser
  return URL.canParse(origin) ? new URL(origin).host : origin
}
