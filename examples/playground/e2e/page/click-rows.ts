/** These functions run in the page as source text, so they use nothing outside themselves. */

export interface ClickedRow {
  /** Title and maker in the row. */
  readonly row: string
  /** The wallets that got a request. */
  readonly asked: readonly string[]
  /** The text of the next view. */
  readonly words: string
}

/** The texts of the rows in the open list: `title|maker`. */
export function readRows(): readonly string[] {
  const root = document.querySelector('[data-latchkey]')?.shadowRoot
  const rows = [...(root?.querySelectorAll('dialog[open] [part~="wallet"]') ?? [])]
  const textOf = (row: Element, part: string): string =>
    row.querySelector(`[part="${part}"]`)?.textContent?.trim() ?? ''
  return rows.map((row) => `${textOf(row, 'list-row-title')}|${textOf(row, 'list-row-secondary')}`)
}

/** Clicks rows of the open list one by one, goes back each time, and returns which wallets got a request. */
export async function clickRows(order: readonly string[]): Promise<readonly ClickedRow[]> {
  const root = document.querySelector('[data-latchkey]')?.shadowRoot
  const textOf = (row: Element, part: string): string =>
    row.querySelector(`[part="${part}"]`)?.textContent?.trim() ?? ''
  const find = (selector: string): HTMLElement | null | undefined =>
    root?.querySelector<HTMLElement>(`dialog[open] ${selector}`)
  const findRow = (wanted: string): HTMLElement | undefined =>
    [...(root?.querySelectorAll<HTMLElement>('dialog[open] [part~="wallet"]') ?? [])].find(
      (row) => `${textOf(row, 'list-row-title')}|${textOf(row, 'list-row-secondary')}` === wanted,
    )
  const nextTask = (): Promise<void> =>
    new Promise((resume) => {
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = () => {
        port1.close()
        resume()
      }
      port2.postMessage(undefined)
    })
  const until = async (isSo: () => boolean, what: string): Promise<void> => {
    const end = performance.now() + 5_000
    while (!isSo()) {
      if (performance.now() > end) throw new Error(`Waited in vain for ${what}.`)
      await nextTask()
    }
  }
  const good = window.wallets
  const names = ['brass', 'harbour', 'fern'] as const
  const counts = (): number[] => names.map((name) => good[name].requests.length)

  const clicked: ClickedRow[] = []
  for (const row of order) {
    window.hostile.asked.length = 0
    const before = counts()
    const askedGood = (): string[] => names.filter((_, index) => counts()[index] !== before[index])
    const asked = (): string[] => [...new Set([...window.hostile.asked, ...askedGood()])]
    await until(() => findRow(row) !== undefined, row)
    findRow(row)?.click()
    await until(() => asked().length > 0 && find('[part="connecting"]') != null, `an answer to ${row}`)
    // Any further request is sent within these tasks.
    for (let more = 0; more < 5; more += 1) await nextTask()
    clicked.push({ row, asked: asked(), words: find('[part="connecting-text"]')?.textContent ?? '' })
    await until(() => find('[part~="back"]') != null, 'the way back')
    find('[part~="back"]')?.click()
  }
  return clicked
}
