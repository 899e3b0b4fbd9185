/** Resolves once the page was loaded and the browser is idle. Rejects with the signal's reason. */
export async function whenIdle(signal: AbortSignal): Promise<void> {
  if (document.readyState !== 'complete')
    await new Promise((resolve) => window.addEventListener('load', resolve, { once: true, signal }))
  await new Promise<void>((resolve) => {
    // Safari has no `requestIdleCallback`.
    if ('requestIdleCallback' in window) window.requestIdleCallback(() => resolve(), { timeout: 2_000 })
    else setTimeout(resolve, 200)
  })
  signal.throwIfAborted()
}
