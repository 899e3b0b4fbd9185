declare global {
  interface Window {
    /** From `intrinsicsAtFirst`: lists the properties of built-ins that have changed since. */
    readonly builtInsChanged: () => string[]
  }
}

/** Runs before the page's own scripts, as source text, so it uses nothing outside itself. */
export function intrinsicsAtFirst(): void {
  const found = Object.entries(Object.getOwnPropertyDescriptors(globalThis)).flatMap(([name, { value }]) =>
    typeof value === 'function' || (typeof value === 'object' && /^[A-Z]/.test(name))
      ? [{ name, value }]
      : [],
  )
  const owners: readonly { readonly name: string; readonly value: object }[] = found.flatMap(
    ({ name, value }) => [
      { name, value },
      ...(value?.prototype ? [{ name: `${name}.prototype`, value: value.prototype }] : []),
    ],
  )
  const before = owners.map(({ value }) => Object.getOwnPropertyDescriptors(value))
  const isSame = (one?: PropertyDescriptor, other?: PropertyDescriptor): boolean =>
    Object.is(one?.value, other?.value) && one?.get === other?.get && one?.set === other?.set
  const builtInsChanged = (): string[] =>
    owners.flatMap(({ name, value }, index) => {
      const now = new Map(
        Reflect.ownKeys(value).map((key) => [key, Reflect.getOwnPropertyDescriptor(value, key)]),
      )
      const known = new Map(
        Reflect.ownKeys(before[index] ?? {}).map((key) => [key, Reflect.get(before[index] ?? {}, key)]),
      )
      return [...new Set([...now.keys(), ...known.keys()])]
        .filter((key) => !isSame(now.get(key), known.get(key)))
        .map((key) => `${name}.${String(key)}`)
    })
  Object.assign(globalThis, { builtInsChanged })
}

/** Runs in the page at the end. Leaves out the two built-ins that `watch-page.ts` wraps. */
export function intrinsicsChanged(): string[] {
  const watched = ['Storage.prototype.setItem', 'IDBFactory.prototype.open']
  return window.builtInsChanged().filter((name) => !watched.includes(name))
}
