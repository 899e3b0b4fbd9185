/** Resolves with the work that is the latest by then: while one is waited for, another may take its place. */
export async function untilLatest(latest: () => Promise<void>): Promise<void> {
  const awaited = latest()
  await awaited
  if (awaited !== latest()) await untilLatest(latest)
}
