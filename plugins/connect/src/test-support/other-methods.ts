import { defineContract, definePlugin, type Plugin } from '@latchkey/kernel'
import { type ConnectMethod, connectMethods } from '../contract'

interface OtherMethodsContract {
  readonly id: 'test/methods'
  readonly api: object
  readonly state: Record<never, never>
  readonly events: Record<never, never>
  readonly views: Record<never, never>
}

/** A plugin with these methods to connect. */
export function otherMethods(...methods: readonly ConnectMethod[]): Plugin {
  return definePlugin(defineContract<OtherMethodsContract>('test/methods', 1), {
    setup(ctx) {
      for (const method of methods) ctx.fill(connectMethods, method)
      return {}
    },
  })()
}

const run = (): void => undefined

export const email: ConnectMethod = { id: 'email', kind: 'email', label: () => 'Continue with email', run }

export function social(name: string, more: Partial<ConnectMethod> = {}): ConnectMethod {
  return { id: name.toLowerCase(), kind: 'social', label: () => name, run, ...more }
}
