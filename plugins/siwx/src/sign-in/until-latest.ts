/** Awaits the promise that `latest` returns. Awaits again if `latest` returns another promise afterwards. */
export async function untilLatest(latest: () => Promise<void>): Promise<void> {
  const awaited = latest()
  await awaited
  if (awaited !== latest()) await untilLatest(latest)
}
