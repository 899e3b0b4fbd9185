/** Resolves when the promise that `latest` returns has resolved and is still the latest: it may be replaced meanwhile. */
export async function untilLatest(latest: () => Promise<void>): Promise<void> {
  const awaited = latest()
  await awaited
  if (awaited !== latest()) await untilLatest(latest)
}
