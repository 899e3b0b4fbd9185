import { expect, test } from 'vitest'
import { Image } from '../base/image'
import { renderInShadow } from '../test-support/render-in-shadow'
import { Tile, TileSkeleton } from './tile'

const names = [
  'Oak',
  'Amber Purse',
  'The Honourable Company of Keymakers',
  'Donaudampfschifffahrtsgesellschaft',
]

test.each(['10px', '11px'])(
  'tile: a title has at most two lines, and all tiles have the same height, at %s',
  async (size) => {
    const view = await renderInShadow(
      [...names, 'to come'].map((name) => (
        <div key={name} style={{ width: 68 }} data-tile>
          {name === 'to come' ? (
            <TileSkeleton />
          ) : (
            <Tile
              picture={<Image src={undefined} name={name} size={56} />}
              title={<bdi>{name}</bdi>}
              onClick={() => {}}
            />
          )}
        </div>
      )),
    )
    view.host.style.setProperty('--lk-font-size-master', size)
    const heights = view
      .findAll('[data-tile]')
      .map((tile) => tile.firstElementChild?.getBoundingClientRect().height)
    expect(new Set(heights).size).toBe(1)
    const titles = view.findAll('[part="tile-title"]')
    const linesOf = (title: HTMLElement): number => {
      const range = document.createRange()
      range.selectNodeContents(title)
      const seen = title.getBoundingClientRect().bottom
      return new Set([...range.getClientRects()].map(({ top }) => top).filter((top) => top < seen - 2)).size
    }
    // As an inline block a name would count as one line and be cut without an ellipsis.
    for (const name of view.findAll('bdi')) expect(getComputedStyle(name).display).toBe('inline')
    expect(titles.map(linesOf)).toEqual([1, 2, 2, 2])
    expect(titles.map(({ scrollHeight, clientHeight }) => scrollHeight > clientHeight + 2)).toEqual([
      false,
      false,
      true,
      true,
    ])
    await view.unmount()
  },
)
