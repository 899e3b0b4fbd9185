/** A picture opens no wallet: nobody tapped, whatever a test's own scripts count as, and a link leads nowhere. */
export function standAlone(): void {
  Object.defineProperty(navigator, 'userActivation', { value: { isActive: false, hasBeenActive: false } })
  window.open = () => null
}
