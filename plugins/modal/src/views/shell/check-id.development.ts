import type { Logger } from '@latchkey/kernel'

/** Warns if the dialog of another instance with the same id is on the page. */
export function checkId(id: string, logger: Pick<Logger, 'warn'>): void {
  if (document.querySelector(`[data-latchkey="${CSS.escape(id)}"]`))
    logger.warn(`Another latchkey with the id '${id}' is on this page. Give each its own id.`)
}
