import { expect, test } from 'vitest'
import { renderSend, toPreview } from '../test-support/render-send'

test.each([
  ['0', '$0.00'],
  ['1', '<$0.01'],
  // $0.0101 by the price of the balances.
  ['5050000000000', '$0.02'],
  ['5000000000000', '$0.01'],
])(
  'preview: the worth of a fee of %s wei is rounded up, and only nothing reads as nothing: %s',
  async (fee, worth) => {
    const view = await renderSend()
    view.setFee(fee)
    await toPreview(view)
    await view.until(() => view.text().includes('up to'))
    expect(view.find('[part~="send-fee"]').parentElement?.textContent).toContain(` ETH${worth}`)
    await view.unmount()
  },
)
