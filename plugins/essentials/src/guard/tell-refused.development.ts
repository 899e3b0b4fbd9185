import type { Logger } from '@latchkey/kernel'

/** Says once for each origin what is to be done. */
export function tellRefused(logger: Logger, told: Set<string>, origin: string, reason: string): void {
  const key = `${origin} ${reason}`
  if (told.has(key)) return
  told.add(key)
  logger.warn(
    reason === 'redirect'
      ? `guard: a redirect of ${origin} was not followed. Configure the address to which it leads.`
      : `guard: a request to ${origin} was refused. If it is yours, add it to guard({ allow }); if a package asks it by itself, name the package in guard({ packages }).`,
  )
}
