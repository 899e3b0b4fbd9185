// In a thread that is kept from mutant to mutant: evaluates what is mutated before the first is active, and each test file
// while none is.
import { inject } from 'vitest'

declare module 'vitest' {
  interface ProvidedContext {
    readonly globalNamespace: string
    readonly isKept: boolean
  }
}

if (inject('isKept')) {
  Reflect.set(Object(Reflect.get(globalThis, inject('globalNamespace'))), 'activeMutant', undefined)
  const sources = process.env['LATCHKEY_MUTATED_SOURCES']?.split(' ') ?? []
  await Promise.all(sources.map((file) => import(/* @vite-ignore */ file)))
}
