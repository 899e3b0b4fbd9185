import { expect, test } from 'vitest'
import { renderInShadow } from '../test-support/render-in-shadow'
import { Tumbler, type TumblerState } from './tumbler'

test('tumbler: the three states differ in more than movement', async () => {
  const view = await renderInShadow(<Tumbler state="turning" />)
  const looks = async (state: TumblerState) => {
    await view.update(<Tumbler state={state} />)
    return view.find('[part="tumbler-badge"]').innerHTML
  }
  const [turning, settled, failed] = [await looks('turning'), await looks('settled'), await looks('failed')]
  expect(new Set([turning, settled, failed]).size).toBe(3)
  await view.unmount()
})
