import type { Translate } from '@latchkey/kernel'

export function busyLabel(t: Translate, label: string | undefined): string {
  return label ?? t('button.connecting', 'Connecting…')
}
