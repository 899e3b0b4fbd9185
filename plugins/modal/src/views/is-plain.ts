import type { HeaderAction } from '../contract'

/** Whether an item is drawn with what the first view has anyway; the rest is fetched when there is some. */
export function isPlain({ icon, component, badge, disabled }: HeaderAction): boolean {
  return icon === 'help' && !component && !badge && !disabled
}
