/** For subscriptions: a wallet whose events do not work, or stop working, still connects and signs. */
export async function ignoreErrors(run: () => unknown): Promise<void> {
  try {
    await run()
  } catch {
    // It only sends fewer events.
  }
}
