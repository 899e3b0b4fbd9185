import type { MarkdownRenderer } from 'vitepress'

type Token = ReturnType<MarkdownRenderer['parse']>[number]

/**
 * The alignment of a column becomes a class, because the policy blocks attributes of style. A cell of the head without a
 * text becomes a cell that is no heading.
 */
export function tidyTables(tokens: readonly Token[]): void {
  for (const [index, token] of tokens.entries()) {
    if (token.type !== 'th_open' && token.type !== 'td_open') continue
    if (token.attrGet('style')?.includes('right')) token.attrJoin('class', 'at-right')
    token.attrs = (token.attrs ?? []).filter(([name]) => name !== 'style')
    const [content, end] = tokens.slice(index + 1)
    if (token.type !== 'th_open' || content?.content !== '' || !end) continue
    token.tag = 'td'
    end.tag = 'td'
  }
}
