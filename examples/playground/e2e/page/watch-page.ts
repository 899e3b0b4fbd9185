import type { PageWatch } from './globals'

/** Runs before the page's own scripts, as source text, so it uses nothing outside itself. */
export function watchPage(): void {
  const violations: string[] = []
  const storageWrites: string[] = []
  document.addEventListener('securitypolicyviolation', (event) => {
    violations.push(`${event.effectiveDirective} ${event.blockedURI} ${event.sample}`)
  })
  const { setItem } = Storage.prototype
  Storage.prototype.setItem = function (key, value) {
    storageWrites.push(key)
    setItem.call(this, key, value)
  }
  const { open } = IDBFactory.prototype
  IDBFactory.prototype.open = function (name, version) {
    storageWrites.push(`indexedDB ${name}`)
    return open.call(this, name, version)
  }
  const watch: Omit<PageWatch, 'namesBefore'> = { violations, storageWrites }
  Object.assign(globalThis, { pageWatch: watch })
  Object.assign(watch, { namesBefore: Object.getOwnPropertyNames(globalThis) })
}
