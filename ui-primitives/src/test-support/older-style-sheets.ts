/** What the oldest browsers that are supported do not know, and Chrome from 105 to 110 neither. */
const LATER = /\b(?:oklch|oklab|color-mix|light-dark)\(|:has\(/g

/** Style sheets that are made until the returned function is called are read as an older browser reads them. */
export function readAsOlderBrowser(): () => void {
  const { replaceSync } = CSSStyleSheet.prototype
  CSSStyleSheet.prototype.replaceSync = function (text) {
    replaceSync.call(
      this,
      text.replace(LATER, (name) => name.replace(/[a-z]/, 'no-$&')),
    )
  }
  return () => {
    CSSStyleSheet.prototype.replaceSync = replaceSync
  }
}
