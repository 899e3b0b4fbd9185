import { SlotComponent } from '@latchkey/kernel/react'
import type { ReactNode } from 'react'
import type { ConnectMethod } from '../contract'

/** The icon component of a method; nothing until its code is loaded. */
export function MethodIcon({ icon }: Pick<ConnectMethod, 'icon'>): ReactNode {
  return typeof icon === 'function' ? <SlotComponent pluginId="connect" load={icon} /> : null
}
