/**
 * Takes from a page what the oldest browsers of README lack, and what a page without https lacks: functions, and what style
 * sheets name. Runs before the scripts of the page. The browsers themselves cannot be run here.
 */
export function becomeOlder(): void {
  const missing: readonly (readonly [owner: object, names: readonly string[]])[] = [
    [AbortSignal, ['any', 'timeout']],
    [URL, ['canParse', 'parse']],
    [Promise, ['withResolvers', 'try']],
    [Object, ['groupBy']],
    [Map, ['groupBy']],
    [Array, ['fromAsync']],
    [Set.prototype, ['union', 'intersection', 'difference', 'isSubsetOf', 'isSupersetOf', 'isDisjointFrom']],
    [String.prototype, ['isWellFormed', 'toWellFormed']],
    [HTMLElement.prototype, ['popover', 'showPopover', 'hidePopover', 'togglePopover']],
    [Element.prototype, ['checkVisibility', 'setHTMLUnsafe']],
    [Navigator.prototype, ['userActivation']],
    [Crypto.prototype, ['subtle', 'randomUUID']],
    [Intl, ['Segmenter']],
    [Uint8Array, ['fromHex', 'fromBase64']],
    [globalThis, ['Iterator', 'CloseWatcher', 'requestIdleCallback']],
  ]
  for (const [owner, names] of missing) for (const name of names) Reflect.deleteProperty(owner, name)

  const late = /\b(?:oklch|oklab|color-mix|light-dark)\(|:has\(|:popover-open|:dir\(|\b\d+dvh|\btext-wrap/g
  const read = (text: string): string => text.replace(late, (name) => name.replace(/[a-z]/, 'no-$&'))
  const { replaceSync } = CSSStyleSheet.prototype
  CSSStyleSheet.prototype.replaceSync = function (text) {
    replaceSync.call(this, read(text))
  }
}
